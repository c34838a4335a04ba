import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPreferences, languages, parseLanguage, type Language } from '#shared/rules/preferences.ts'
import { findFreePort } from '../services/free-port.ts'
import { toRepositoryPath } from '../repository.ts'
import { runsEveryCell } from '../test-runner/matrix/every-cell.ts'
import { startShop, type RunningShop } from '../launcher/start-shop.ts'
import { mapConcurrently, fetchSitemapUrls, fetchPage, type FetchedPage } from './fetch-pages.ts'
import { followLinks } from './follow-links.ts'
import { samplePages } from './sample-pages.ts'
import { splitPhrases, loadLanguageTexts, type LanguageTexts } from './language-texts.ts'
import { findHtmlErrors } from './find-html-errors.ts'
import type { PageFacts } from './parse-page.ts'

/** One crawl of the whole demo brand on the production build. Each test checks what the crawl found. */
const minutes = 60_000
const dataDir = toRepositoryPath('var', 'crawl')
/** How many pages of each kind the crawl reads, unless it reads all pages. */
const sampleSize = 2

type Page = { url: string; language: Language; path: string; facts: PageFacts }

let shop: RunningShop
let sitemapUrls: string[]
let sitemapPages: FetchedPage[]
let pages: Page[]
let reachedPages: Map<string, FetchedPage>
let htmlErrors: string[]
let texts: LanguageTexts

const checkHtml = async (fetched: FetchedPage) => {
  for (const fault of fetched.html ? await findHtmlErrors(fetched.html) : [])
    htmlErrors.push(`${fetched.url}: ${fault}`)
  // Frees memory: otherwise some 700 documents would stay in memory.
  delete fetched.html
}

/** One page for each path and language; pages such as the listing's months differ only in parameters. */
const pickOnePerPath = (visits: Iterable<FetchedPage>) =>
  new Map([...visits].map((fetched) => [`${new URL(fetched.url).pathname} ${fetched.facts?.lang}`, fetched])).values()

/** The URL of the same page whose language is that of the cookie or the default. */
const withoutLanguage = (url: string) => {
  const neutral = new URL(url)
  neutral.searchParams.delete('lng')
  return neutral.href
}

const toPages = ({ url, facts }: FetchedPage): Page[] => {
  if (!facts) return []
  const language = parseLanguage(new URL(url).searchParams.get('lng') ?? '') ?? defaultPreferences.language
  const { pathname, search } = new URL(withoutLanguage(url))
  return [{ url, language, path: pathname + search, facts }]
}

beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
  const env = { REDIS_TIMEOUT_MS: '5000', UPSTREAM_TIMEOUT_MS: '20000', LIMIT_GUEST_SESSIONS_IP: '100000/1h' }
  shop = await startShop({ port: await findFreePort(), dataDir, env })
  texts = await loadLanguageTexts()
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text()
  const personal = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!)
  htmlErrors = []
  sitemapUrls = await fetchSitemapUrls(shop.url)
  const readUrls = runsEveryCell ? sitemapUrls : samplePages(sitemapUrls, sampleSize)
  sitemapPages = await mapConcurrently(readUrls, async (url) => {
    const fetched = await fetchPage(url)
    await checkHtml(fetched)
    return fetched
  })
  pages = sitemapPages.flatMap(toPages)
  const pageByUrl = new Map(sitemapPages.map((fetched) => [fetched.url, fetched]))
  reachedPages = await followLinks(
    ['', ...languages.map((language) => `?lng=${language}`)].map((query) => `${shop.url}/${query}`),
    pageByUrl,
    personal,
    new Set(sitemapUrls.filter((url) => !readUrls.includes(url)).flatMap((url) => [url, withoutLanguage(url)])),
  )
  for (const fetched of pickOnePerPath([...reachedPages.values()].filter(({ html }) => html))) await checkHtml(fetched)
}, 10 * minutes)

afterAll(() => shop?.stop())

const collectMessages = (foreignPhrases: readonly Page[], getText: (page: Page) => string | false | undefined) =>
  foreignPhrases.flatMap((page) => {
    const message = getText(page)
    return message ? [`${page.url}: ${message}`] : []
  })

/** Texts that more than one page of a language contains. */
const findRepeated = (language: Language, getText: (facts: PageFacts) => string) => {
  const byText = Map.groupBy(
    pages.filter((page) => page.language === language),
    ({ facts }) => getText(facts),
  )
  return [...byText]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join(', ')}`)
}

describe('every page of the sitemap', () => {
  test('exists in every language', () => {
    expect(
      sitemapPages.filter(({ status, facts }) => status !== 200 || !facts).map(({ url, status }) => `${status} ${url}`),
    ).toEqual([])
    expect(sitemapUrls.length).toBeGreaterThan(600)
    expect(pages.length).toBeGreaterThan(runsEveryCell ? 600 : 60)
    const paths = (language: Language) => pages.filter((page) => page.language === language).map(({ path }) => path)
    for (const language of languages) expect(paths(language), language).toEqual(paths(defaultPreferences.language))
  })

  test('is in the language of its URL', () => {
    expect(collectMessages(pages, ({ language, facts }) => facts.lang !== language && facts.lang)).toEqual([])
  })

  test('has one headline, a title and a description of its own', () => {
    expect(
      collectMessages(
        pages,
        ({ facts: { headings } }) => (headings.length !== 1 || !headings[0]) && `headlines: ${headings.join(', ')}`,
      ),
    ).toEqual([])
    expect(
      collectMessages(
        pages,
        ({ facts: { title, description } }) => (!title || !description) && `"${title}", "${description}"`,
      ),
    ).toEqual([])
    for (const language of languages) {
      expect(findRepeated(language, ({ title }) => title)).toEqual([])
      expect(findRepeated(language, ({ description }) => description)).toEqual([])
    }
  })

  test('has its own URL as canonical URL, and is indexed', () => {
    expect(
      collectMessages(pages, ({ url, facts: { canonical, noindex } }) =>
        noindex ? 'noindex' : canonical !== url && canonical,
      ),
    ).toEqual([])
  })

  test('names its translations, which name it back, and a URL without a language', () => {
    const byUrl = new Map(pages.map((page) => [page.url, page]))
    const faulty = collectMessages(pages, ({ url, language, facts: { alternates } }) => {
      const { 'x-default': others } = alternates
      if (alternates[language] !== url) return `calls itself ${alternates[language]}`
      if (!others || new URL(others).searchParams.has('lng')) return `has the x-default URL ${others}`
      const back = languages.map((translation) => byUrl.get(alternates[translation] ?? '')?.facts.alternates[language])
      return back.every((named) => named === url) ? undefined : `is named back as ${back.join(', ')}`
    })
    expect(faulty).toEqual([])
  })

  test('has structured data of its breadcrumbs and its subject', () => {
    const listDataTypes = ({ data }: PageFacts) => data.map((thing) => (thing as { '@type': string })['@type'])
    expect(
      collectMessages(
        pages.filter(({ path }) => path !== '/'),
        ({ facts }) => !listDataTypes(facts).includes('BreadcrumbList') && 'no breadcrumbs',
      ),
    ).toEqual([])
    expect(
      collectMessages(
        pages.filter(({ path }) => /^\/whats-on\/./.test(path)),
        ({ facts }) => !listDataTypes(facts).includes('Event') && 'no event',
      ),
    ).toEqual([])
    expect(
      collectMessages(
        pages.filter(({ path }) => path.startsWith('/products/')),
        ({ facts }) => !listDataTypes(facts).includes('Product') && 'no product',
      ),
    ).toEqual([])
    expect(
      collectMessages(
        pages.filter(({ path }) => path.startsWith('/venues/')),
        ({ facts }) => !listDataTypes(facts).includes('MusicVenue') && 'no venue',
      ),
    ).toEqual([])
    expect(
      collectMessages(
        pages.filter(({ path }) => path === '/faqs'),
        ({ facts }) => !listDataTypes(facts).includes('FAQPage') && 'no questions',
      ),
    ).toEqual([])
    expect(
      collectMessages(
        pages,
        ({ facts: { socialImages } }) => socialImages.length !== 1 && `${socialImages.length} social images`,
      ),
    ).toEqual([])
  })
})

describe('a crawl from the home page', () => {
  const listReachedPages = () => [...reachedPages.values()].flatMap(toPages)

  test('finds no broken link', () => {
    const findLinkingPage = (url: string) => listReachedPages().find(({ facts }) => facts.links.includes(url))?.url
    const brokenLinks = [...reachedPages.values()].filter(({ status }) => status >= 400)
    expect(brokenLinks.map(({ status, url }) => `${status} ${url}, linked from ${findLinkingPage(url)}`)).toEqual([])
    expect(
      collectMessages(
        listReachedPages(),
        ({ facts: { brokenFragments } }) => brokenFragments.length > 0 && `leads to #${brokenFragments.join(', #')}`,
      ),
    ).toEqual([])
  })

  test.runIf(runsEveryCell)('reaches every page of the sitemap', () => {
    expect(sitemapUrls.filter((url) => !reachedPages.has(url))).toEqual([])
  })

  test('finds no page that the sitemap lacks', () => {
    const pageByUrl = new Set(sitemapUrls)
    const listable = listReachedPages().filter(({ url, facts }) => facts.canonical === url && !facts.noindex)
    // Lists have one page for each set of filters, so they are left out.
    const single = listable.filter(({ url, path }) => url.includes('lng=') && !path.includes('?'))
    // The page of an ended event remains available, but the sitemap lists only future events.
    const hasEnded = ({ facts: { data } }: Page) =>
      data.some((item) => Date.parse((item as { endDate?: string }).endDate ?? '') < Date.now())
    const unlisted = single.filter((page) => !pageByUrl.has(page.url) && !hasEnded(page))
    expect(unlisted.map(({ url }) => url)).toEqual([])
  })

  test('finds valid HTML, on personal pages and lists too', () => {
    expect(htmlErrors).toEqual([])
  })

  test('meets no style attribute, which the policy forbids [S30]', () => {
    expect(
      collectMessages(
        listReachedPages(),
        ({ facts: { styledElementCount } }) => styledElementCount > 0 && `${styledElementCount} style attributes`,
      ),
    ).toEqual([])
  })

  test('finds no parameter that a link or a form sends twice: pages read the first value', () => {
    expect(
      collectMessages(
        listReachedPages(),
        ({ facts: { repeatedParameters } }) => repeatedParameters.length > 0 && repeatedParameters.join(', '),
      ),
    ).toEqual([])
  })

  test('finds one headline on every page, and no missing text', () => {
    expect(
      collectMessages(
        listReachedPages(),
        ({ facts: { headings } }) => headings.length !== 1 && `headlines: ${headings.join(', ')}`,
      ),
    ).toEqual([])
    const isMissing = (text: string) => texts.keys.has(text) || /\{\{|\}\}|^[a-z]+:[a-z]+\.[a-zA-Z.]+$/.test(text)
    expect(
      collectMessages(listReachedPages(), ({ facts }) =>
        [...facts.texts, facts.title, facts.description].find(isMissing),
      ),
    ).toEqual([])
  })

  test('finds no text of another language on a page', () => {
    const findForeignTexts = ({ language, facts }: Page) => {
      const otherLanguages = languages.filter((other) => other !== language)
      const pageTexts = [...facts.texts, facts.title, facts.description]
      const foreignPhrases = pageTexts
        .flatMap((text) => [text, ...splitPhrases(text)])
        .filter((phrase) => otherLanguages.some((other) => texts.exclusive[other].has(phrase)))
      return foreignPhrases.length > 0 && [...new Set(foreignPhrases)].slice(0, 5).join(' | ')
    }
    expect(texts.exclusive.en.size).toBeGreaterThan(2000)
    expect(
      collectMessages(
        listReachedPages().filter(({ url }) => url.includes('lng=')),
        findForeignTexts,
      ),
    ).toEqual([])
  })
})
