import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../launcher/free-port.ts'
import { inRepository } from '../repository.ts'
import { startShop, type RunningShop } from '../launcher/start-shop.ts'
import { forAll, readSitemap, visit, type Visit } from './fetch-pages.ts'
import { followLinks } from './follow-links.ts'
import { phrasesOf, readLanguageTexts, type LanguageTexts } from './foreign-texts.ts'
import { htmlFaults } from './html-rules.ts'
import type { PageFacts } from './page-facts.ts'

/** The whole demo brand on the production build: what one crawl finds, every test judges. */
const minutes = 60_000
const dataDir = inRepository('var', 'crawl')

type Page = { address: string; language: 'en' | 'de'; path: string; facts: PageFacts }

let shop: RunningShop
let listed: Visit[]
let pages: Page[]
let reached: Map<string, Visit>
let faults: string[]
let texts: LanguageTexts

const judgeHtml = async (made: Visit) => {
  for (const fault of made.html ? await htmlFaults(made.html) : []) faults.push(`${made.address}: ${fault}`)
  // Some 700 documents would otherwise stay in memory.
  delete made.html
}

/** Of pages with many parameters, such as the programme's months, one in each language. */
const oneOfEach = (visits: Iterable<Visit>) =>
  new Map([...visits].map((made) => [`${new URL(made.address).pathname} ${made.facts?.lang}`, made])).values()

const pageOf = ({ address, facts }: Visit): Page[] => {
  if (!facts) return []
  const url = new URL(address)
  const language = url.searchParams.get('lng') === 'de' ? 'de' : 'en'
  url.searchParams.delete('lng')
  return [{ address, language, path: url.pathname + url.search, facts }]
}

beforeAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
  const env = { REDIS_TIMEOUT_MS: '5000', UPSTREAM_TIMEOUT_MS: '20000', LIMIT_GUESTS: '100000/1h' }
  shop = await startShop({ port: await freePort(), dataDir, env })
  texts = await readLanguageTexts()
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text()
  const personal = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path!)
  faults = []
  listed = await forAll(await readSitemap(shop.url), async (address) => {
    const made = await visit(address)
    await judgeHtml(made)
    return made
  })
  pages = listed.flatMap(pageOf)
  const known = new Map(listed.map((made) => [made.address, made]))
  reached = await followLinks(
    ['', '?lng=en', '?lng=de'].map((query) => `${shop.url}/${query}`),
    known,
    personal,
  )
  for (const made of oneOfEach([...reached.values()].filter(({ html }) => html))) await judgeHtml(made)
}, 10 * minutes)

afterAll(() => shop?.stop())

const told = (found: readonly Page[], say: (page: Page) => string | false | undefined) =>
  found.flatMap((page) => {
    const said = say(page)
    return said ? [`${page.address}: ${said}`] : []
  })

/** What more than one page of the same language says. */
const repeated = (language: Page['language'], say: (facts: PageFacts) => string) => {
  const byText = Map.groupBy(
    pages.filter((page) => page.language === language),
    ({ facts }) => say(facts),
  )
  return [...byText]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${text}: ${same.map(({ path }) => path).join(', ')}`)
}

describe('every page of the sitemap', () => {
  test('is there, in both languages', () => {
    expect(
      listed
        .filter(({ status, facts }) => status !== 200 || !facts)
        .map(({ address, status }) => `${status} ${address}`),
    ).toEqual([])
    expect(pages.length).toBeGreaterThan(600)
    const paths = (language: Page['language']) =>
      pages.filter((page) => page.language === language).map(({ path }) => path)
    expect(paths('de')).toEqual(paths('en'))
  })

  test('is in the language its address asks for', () => {
    expect(told(pages, ({ language, facts }) => facts.lang !== language && facts.lang)).toEqual([])
  })

  test('has one headline, a title and a description of its own', () => {
    expect(
      told(
        pages,
        ({ facts: { headings } }) => (headings.length !== 1 || !headings[0]) && `headlines: ${headings.join(', ')}`,
      ),
    ).toEqual([])
    expect(
      told(pages, ({ facts: { title, description } }) => (!title || !description) && `"${title}", "${description}"`),
    ).toEqual([])
    for (const language of ['en', 'de'] as const) {
      expect(repeated(language, ({ title }) => title)).toEqual([])
      expect(repeated(language, ({ description }) => description)).toEqual([])
    }
  })

  test('is its own canonical address, and may be listed', () => {
    expect(
      told(pages, ({ address, facts: { canonical, noindex } }) =>
        noindex ? 'noindex' : canonical !== address && canonical,
      ),
    ).toEqual([])
  })

  test('names its translations, which name it back, and an address for everybody else', () => {
    const byAddress = new Map(pages.map((page) => [page.address, page]))
    const faulty = told(pages, ({ address, language, facts: { alternates } }) => {
      const { en, de, 'x-default': others } = alternates
      if (alternates[language] !== address) return `calls itself ${alternates[language]}`
      if (!others || new URL(others).searchParams.has('lng')) return `gives everybody else ${others}`
      const back = [en, de].map((other) => byAddress.get(other ?? '')?.facts.alternates[language])
      return back.every((named) => named === address) ? undefined : `is named back as ${back.join(', ')}`
    })
    expect(faulty).toEqual([])
  })

  test('tells machines the trail it shows, and what is on it', () => {
    const typesOf = ({ data }: PageFacts) => data.map((thing) => (thing as { '@type': string })['@type'])
    expect(
      told(
        pages.filter(({ path }) => path !== '/'),
        ({ facts }) => !typesOf(facts).includes('BreadcrumbList') && 'no trail',
      ),
    ).toEqual([])
    expect(
      told(
        pages.filter(({ path }) => /^\/whats-on\/./.test(path)),
        ({ facts }) => !typesOf(facts).includes('Event') && 'no event',
      ),
    ).toEqual([])
    expect(
      told(
        pages.filter(({ path }) => path.startsWith('/products/')),
        ({ facts }) => !typesOf(facts).includes('Product') && 'no product',
      ),
    ).toEqual([])
    expect(
      told(
        pages.filter(({ path }) => path.startsWith('/venues/')),
        ({ facts }) => !typesOf(facts).includes('MusicVenue') && 'no venue',
      ),
    ).toEqual([])
    expect(
      told(
        pages.filter(({ path }) => path === '/faqs'),
        ({ facts }) => !typesOf(facts).includes('FAQPage') && 'no questions',
      ),
    ).toEqual([])
    expect(
      told(pages, ({ facts: { pictures } }) => pictures.length !== 1 && `${pictures.length} share pictures`),
    ).toEqual([])
  })
})

describe('a crawl from the home page', () => {
  const everywhere = () => [...reached.values()].flatMap(pageOf)

  test('finds nothing that is not there', () => {
    const linkedFrom = (address: string) => everywhere().find(({ facts }) => facts.links.includes(address))?.address
    const lost = [...reached.values()].filter(({ status }) => status >= 400)
    expect(lost.map(({ status, address }) => `${status} ${address}, linked from ${linkedFrom(address)}`)).toEqual([])
    expect(
      told(
        everywhere(),
        ({ facts: { lostFragments } }) => lostFragments.length > 0 && `leads to #${lostFragments.join(', #')}`,
      ),
    ).toEqual([])
  })

  test('reaches every page of the sitemap', () => {
    expect(listed.map(({ address }) => address).filter((address) => !reached.has(address))).toEqual([])
  })

  test('finds no page the sitemap has not', () => {
    const known = new Set(listed.map(({ address }) => address))
    const listable = everywhere().filter(({ address, facts }) => facts.canonical === address && !facts.noindex)
    // The programme and other lists have as many pages as they have filters.
    const single = listable.filter(({ address, path }) => address.includes('lng=') && !path.includes('?'))
    expect(single.map(({ address }) => address).filter((address) => !known.has(address))).toEqual([])
  })

  test('meets valid HTML, on personal pages and lists too', () => {
    expect(faults).toEqual([])
  })

  test('meets no style attribute, which the policy forbids [S30]', () => {
    expect(told(everywhere(), ({ facts: { styled } }) => styled > 0 && `${styled} style attributes`)).toEqual([])
  })

  test('meets one headline on every page, and no text that is missing', () => {
    expect(
      told(everywhere(), ({ facts: { headings } }) => headings.length !== 1 && `headlines: ${headings.join(', ')}`),
    ).toEqual([])
    const isMissing = (text: string) => texts.keys.has(text) || /\{\{|\}\}|^[a-z]+:[a-z]+\.[a-zA-Z.]+$/.test(text)
    expect(told(everywhere(), ({ facts }) => [...facts.texts, facts.title, facts.description].find(isMissing))).toEqual(
      [],
    )
  })

  test('meets no English on a German page, and no German on an English one', () => {
    const foreign = ({ language, facts }: Page) => {
      const other = texts.only[language === 'de' ? 'en' : 'de']
      const shown = [...facts.texts, facts.title, facts.description]
      const found = shown.flatMap((text) => [text, ...phrasesOf(text)]).filter((phrase) => other.has(phrase))
      return found.length > 0 && [...new Set(found)].slice(0, 5).join(' | ')
    }
    expect(texts.only.en.size).toBeGreaterThan(2000)
    expect(
      told(
        everywhere().filter(({ address }) => address.includes('lng=')),
        foreign,
      ),
    ).toEqual([])
  })
})
