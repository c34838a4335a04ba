/** What pictures are sent as, best first. */
export type OutputFormat = 'avif' | 'webp' | 'jpeg'

const accepts = (accept: string, type: string) =>
  accept.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

/** The best format that the browser names in Accept; JPEG for those that name none. */
export const outputFormat = (accept: string | undefined): OutputFormat => {
  if (accepts(accept ?? '', 'image/avif')) return 'avif'
  return accepts(accept ?? '', 'image/webp') ? 'webp' : 'jpeg'
}
