import type { Reader, SitemapEntry } from './entry.ts'
import { sitemapKinds, type SitemapKind } from './kinds.ts'
import { writeIndex, writeSitemap, type SitemapPart } from './write-sitemap.ts'
import type { Site } from '../site.ts'

/** Pages in one part: with an address a language, well below the 50,000 a part may hold. */
const pagesInPart = 10_000

const partPath = (kind: SitemapKind, number: number) => `/sitemaps/${kind}-${number}.xml`

const partsOf = (kind: SitemapKind, entries: readonly SitemapEntry[]): SitemapPart[] =>
  Array.from({ length: Math.ceil(entries.length / pagesInPart) }, (_, index) => {
    const changes = entries
      .slice(index * pagesInPart, (index + 1) * pagesInPart)
      .flatMap(({ lastmod }) => lastmod ?? [])
    return {
      path: partPath(kind, index + 1),
      lastmod: changes.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1),
    }
  })

const kinds = Object.keys(sitemapKinds) as SitemapKind[]

/** Whether a path is a page that is the same for everybody. */
export type IsPublic = (path: string) => boolean

const entriesOf = async (kind: SitemapKind, api: Reader, isPublic: IsPublic) =>
  (await sitemapKinds[kind](api)).filter(({ path }) => isPublic(path))

/** `GET /sitemap.xml` */
export const readSitemapIndex = async (api: Reader, site: Site, isPublic: IsPublic): Promise<string> => {
  const parts = await Promise.all(kinds.map(async (kind) => partsOf(kind, await entriesOf(kind, api, isPublic))))
  return writeIndex(parts.flat(), site)
}

/** `GET /sitemaps/{kind}-{number}.xml`; undefined when there is no such part. */
export const readSitemap = async (
  api: Reader,
  site: Site,
  isPublic: IsPublic,
  path: string,
): Promise<string | undefined> => {
  const [, named, number] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  const kind = kinds.find((known) => known === named)
  if (!kind) return undefined
  const entries = await entriesOf(kind, api, isPublic)
  const part = entries.slice((Number(number) - 1) * pagesInPart, Number(number) * pagesInPart)
  return part.length > 0 ? writeSitemap(part, site) : undefined
}
