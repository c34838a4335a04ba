import type { ContentSource } from '../../upstream/content-source.ts'
import type { SitemapEntry } from './sitemap-entry.ts'
import { sitemapSections, type SitemapSection } from './sitemap-sections.ts'
import { renderIndex, renderSitemap, type SitemapPart } from './render-sitemap.ts'
import type { Site } from '../site.ts'

/** Maximum of pages in one part. With a URL for each language, the part stays well below the limit of 50,000 URLs. */
const maxPagesPerPart = 10_000

const getPartPath = (section: SitemapSection, number: number) => `/sitemaps/${section}-${number}.xml`

const splitIntoParts = (section: SitemapSection, entries: readonly SitemapEntry[]): SitemapPart[] =>
  Array.from({ length: Math.ceil(entries.length / maxPagesPerPart) }, (_, index) => {
    const changes = entries
      .slice(index * maxPagesPerPart, (index + 1) * maxPagesPerPart)
      .flatMap(({ lastmod }) => lastmod ?? [])
    return {
      path: getPartPath(section, index + 1),
      lastmod: changes.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1),
    }
  })

const sections = Object.keys(sitemapSections) as SitemapSection[]

/** Whether the page of a path is public. */
export type IsPublic = (path: string) => boolean

const fetchEntries = async (section: SitemapSection, api: ContentSource, isPublic: IsPublic) =>
  (await sitemapSections[section](api)).filter(({ path }) => isPublic(path))

/** `GET /sitemap.xml` */
export const renderSitemapIndex = async (api: ContentSource, site: Site, isPublic: IsPublic): Promise<string> => {
  const parts = await Promise.all(
    sections.map(async (section) => splitIntoParts(section, await fetchEntries(section, api, isPublic))),
  )
  return renderIndex(parts.flat(), site)
}

/** `GET /sitemaps/{kind}-{number}.xml`; undefined when there is no such part. */
export const renderSitemapPart = async (
  api: ContentSource,
  site: Site,
  isPublic: IsPublic,
  path: string,
): Promise<string | undefined> => {
  const [, sectionName, number] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  const section = sections.find((candidate) => candidate === sectionName)
  if (!section) return undefined
  const entries = await fetchEntries(section, api, isPublic)
  const part = entries.slice((Number(number) - 1) * maxPagesPerPart, Number(number) * maxPagesPerPart)
  return part.length > 0 ? renderSitemap(part, site) : undefined
}
