/** The formats, best first. */
export type OutputFormat = 'avif' | 'webp' | 'jpeg'

const acceptsType = (accept: string, type: string) =>
  accept.split(',').some((range) => {
    const [name, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })

/** The best format that the Accept header names; JPEG when it names none. */
export const chooseOutputFormat = (accept: string | undefined): OutputFormat => {
  if (acceptsType(accept ?? '', 'image/avif')) return 'avif'
  return acceptsType(accept ?? '', 'image/webp') ? 'webp' : 'jpeg'
}
