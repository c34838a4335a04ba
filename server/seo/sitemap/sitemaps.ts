import { LRUCache } from 'lru-cache'
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

/** Editors choose the paths of these pages, so one could be that of a personal page. */
const editedSections: ReadonlySet<SitemapSection> = new Set(['pages', 'articles'])

/** Whether the page of a path is public. */
type IsPublic = (path: string) => boolean

type SitemapSettings = {
  api: ContentSource
  site: Site
  createIsPublic: () => Promise<IsPublic>
  /** In seconds: how long the pages of a section are remembered, for all its parts and for the index. */
  freshSeconds: number
}

/** The sitemap in parts. Loads the pages of a section once, however many parts clients request that do not exist. */
export const createSitemaps = ({ api, site, createIsPublic, freshSeconds }: SitemapSettings) => {
  const fetchEntries = async (section: SitemapSection) => {
    const entries = await sitemapSections[section](api)
    if (!editedSections.has(section)) return entries
    const isPublic = await createIsPublic()
    return entries.filter(({ path }) => isPublic(path))
  }

  const entriesOfSections = new LRUCache<SitemapSection, SitemapEntry[]>({
    max: sections.length,
    ttl: freshSeconds * 1000,
    fetchMethod: fetchEntries,
  })

  return {
    /** `GET /sitemap.xml` */
    renderIndex: async (): Promise<string> => {
      const parts = await Promise.all(
        sections.map(async (section) => splitIntoParts(section, await entriesOfSections.forceFetch(section))),
      )
      return renderIndex(parts.flat(), site)
    },

    /** `GET /sitemaps/{kind}-{number}.xml`; undefined when there is no such part. */
    renderPart: async (path: string): Promise<string | undefined> => {
      const [, sectionName, number] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
      const section = sections.find((candidate) => candidate === sectionName)
      if (!section) return undefined
      const entries = await entriesOfSections.forceFetch(section)
      const part = entries.slice((Number(number) - 1) * maxPagesPerPart, Number(number) * maxPagesPerPart)
      return part.length > 0 ? renderSitemap(part, site) : undefined
    },
  }
}
