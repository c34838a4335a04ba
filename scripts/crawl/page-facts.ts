import { load, type CheerioAPI } from 'cheerio'

/** What a crawl reads of one page. Addresses are absolute and without their fragment. */
export type PageFacts = {
  lang: string
  title: string
  description: string
  headings: string[]
  canonical: string | undefined
  /** Address by `hreflang`. */
  alternates: Record<string, string>
  noindex: boolean
  links: string[]
  /** Ids that links of this page lead to on it, and that are not there. */
  lostFragments: string[]
  /** Every text a person reads or hears: by block, and what attributes say. */
  texts: string[]
  /** Structured data, parsed. */
  data: unknown[]
  pictures: string[]
  /** Elements with a style attribute. */
  styled: number
}

const blocks =
  'p,li,dt,dd,h1,h2,h3,h4,td,th,caption,figcaption,summary,legend,label,button,option,blockquote,a,time,div,section,nav,header,footer,main,article,ul,ol,dl,form,tr,table'
const spoken = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']

const tidy = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('\u00ad', '')
    .trim()

/** Text by block: each ends where another begins, so that no two sentences run together. */
const textsOf = ($: CheerioAPI): string[] => {
  const body = $('body').clone()
  body.find('script, style, [lang]:not(html)').remove()
  body.find(blocks).before('\n').after('\n')
  const attributes = spoken.flatMap((name) =>
    body
      .find(`[${name}]`)
      .toArray()
      .map((element) => element.attribs[name] ?? ''),
  )
  return [...body.text().split('\n'), ...attributes].map(tidy).filter(Boolean)
}

const withoutFragment = (url: URL) => url.origin + url.pathname + url.search

export const readPage = (html: string, address: string): PageFacts => {
  const $ = load(html)
  const hrefs = $('a[href]')
    .toArray()
    .map((element) => element.attribs.href!)
  const urls = hrefs.flatMap((href) => (URL.canParse(href, address) ? [new URL(href, address)] : []))
  const ids = new Set(
    $('[id]')
      .toArray()
      .map((element) => element.attribs.id),
  )
  const here = urls.filter((url) => url.hash.length > 1 && withoutFragment(url) === withoutFragment(new URL(address)))
  return {
    lang: $('html').attr('lang') ?? '',
    title: tidy($('head > title').text()),
    description: tidy($('meta[name="description"]').attr('content') ?? ''),
    headings: $('h1')
      .toArray()
      .map((element) => tidy($(element).text())),
    canonical: $('link[rel="canonical"]').attr('href'),
    alternates: Object.fromEntries(
      $('link[hreflang]')
        .toArray()
        .map(({ attribs }) => [attribs.hreflang, attribs.href!]),
    ),
    noindex: /noindex/.test($('meta[name="robots"]').attr('content') ?? ''),
    links: [...new Set(urls.filter(({ protocol }) => protocol.startsWith('http')).map(withoutFragment))],
    lostFragments: here.map(({ hash }) => decodeURIComponent(hash.slice(1))).filter((id) => !ids.has(id)),
    texts: textsOf($),
    data: $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => JSON.parse($(element).text()) as unknown),
    pictures: $('meta[property="og:image"]')
      .toArray()
      .map(({ attribs }) => attribs.content!),
    styled: $('[style]').length,
  }
}
