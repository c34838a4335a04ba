/** The language of a URL and the first part of its path: pages of one kind share their route. */
const toKind = (url: string) => {
  const { pathname, searchParams } = new URL(url)
  return `${searchParams.get('lng')} ${pathname.split('/')[1]}`
}

/** At most `size` URLs of each kind of page in each language, evenly spread over the sitemap. */
export const samplePages = (urls: readonly string[], size: number): string[] =>
  [...Map.groupBy(urls, toKind).values()].flatMap((kind) => {
    const step = Math.max(1, kind.length / size)
    return Array.from({ length: Math.min(size, kind.length) }, (_, index) => kind[Math.floor(index * step)]!)
  })
