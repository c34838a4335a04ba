import { load, type CheerioAPI } from 'cheerio'

/** What a crawl reads from one page. URLs are absolute and without a fragment. */
export type PageFacts = {
  lang: string
  title: string
  description: string
  headings: string[]
  canonical: string | undefined
  /** URL by `hreflang`. */
  alternates: Record<string, string>
  noindex: boolean
  links: string[]
  /** Ids to which links of the page refer, but which the page does not contain. */
  brokenFragments: string[]
  /** Every text that a person can read: texts of blocks, and of attributes. */
  texts: string[]
  /** Structured data (JSON-LD). */
  data: unknown[]
  socialImages: string[]
  styledElementCount: number
  /** Query parameters that a link or a form without `method` can send twice. */
  repeatedParameters: string[]
}

const blockNames = new Set(
  'p,li,dt,dd,h1,h2,h3,h4,td,th,caption,figcaption,summary,legend,label,button,option,blockquote,a,time,div,section,nav,header,footer,main,article,ul,ol,dl,form,tr,table'.split(
    ',',
  ),
)
const textAttributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']

const normaliseWhitespace = (text: string) =>
  text
    .replace(/[\s\u00a0]+/g, ' ')
    .replaceAll('\u00ad', '')
    .trim()

const listBodyNodes = ($: CheerioAPI) => $('body').contents().toArray()

/**
 * The texts of blocks and of attributes. A nested block splits its parent's text, so that two sentences never run
 * together. Leaves out parts that declare another language.
 */
const extractTexts = ($: CheerioAPI): string[] => {
  let text = ''
  const attributeTexts: string[] = []
  const walk = (children: ReturnType<typeof listBodyNodes>) => {
    for (const node of children) {
      if (node.type === 'text') text += node.data
      if (node.type !== 'tag' || node.attribs.lang !== undefined) continue
      attributeTexts.push(...textAttributes.flatMap((name) => node.attribs[name] ?? []))
      const separator = blockNames.has(node.name) ? '\n' : ''
      text += separator
      walk(node.children)
      text += separator
    }
  }
  walk(listBodyNodes($))
  return [...text.split('\n'), ...attributeTexts].map(normaliseWhitespace).filter(Boolean)
}

const findRepeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

/**
 * Names that a GET form can send twice: those of lists with several choices, and those of several fields. Radio buttons
 * do not count, because the browser sends only one of them.
 */
const findRepeatedFields = ($: CheerioAPI): string[] =>
  $('form:not([method="post" i])')
    .toArray()
    .flatMap((form) => {
      const toNames = (selector: string) =>
        $(form)
          .find(selector)
          .toArray()
          .map(({ attribs }) => attribs.name!)
      const fields = 'input[name]:not([type="radio"], [type="submit"]), select[name], textarea[name]'
      return [...toNames('select[name][multiple]'), ...findRepeated(toNames(fields))]
    })

const removeFragment = (url: URL) => url.origin + url.pathname + url.search

export const parsePage = (html: string, pageUrl: string): PageFacts => {
  const $ = load(html)
  const hrefs = $('a[href]')
    .toArray()
    .map((element) => element.attribs.href!)
  const urls = hrefs.flatMap((href) => (URL.canParse(href, pageUrl) ? [new URL(href, pageUrl)] : []))
  const ids = new Set(
    $('[id]')
      .toArray()
      .map((element) => element.attribs.id),
  )
  const sameDocumentLinks = urls.filter(
    (url) => url.hash.length > 1 && removeFragment(url) === removeFragment(new URL(pageUrl)),
  )
  return {
    lang: $('html').attr('lang') ?? '',
    title: normaliseWhitespace($('head > title').text()),
    description: normaliseWhitespace($('meta[name="description"]').attr('content') ?? ''),
    headings: $('h1')
      .toArray()
      .map((element) => normaliseWhitespace($(element).text())),
    canonical: $('link[rel="canonical"]').attr('href'),
    alternates: Object.fromEntries(
      $('link[hreflang]')
        .toArray()
        .map(({ attribs }) => [attribs.hreflang, attribs.href!]),
    ),
    noindex: /noindex/.test($('meta[name="robots"]').attr('content') ?? ''),
    links: [...new Set(urls.filter(({ protocol }) => protocol.startsWith('http')).map(removeFragment))],
    brokenFragments: sameDocumentLinks
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => !ids.has(id)),
    texts: extractTexts($),
    data: $('script[type="application/ld+json"]')
      .toArray()
      .map((element) => JSON.parse($(element).text()) as unknown),
    socialImages: $('meta[property="og:image"]')
      .toArray()
      .map(({ attribs }) => attribs.content!),
    styledElementCount: $('[style]').length,
    repeatedParameters: [
      ...urls.flatMap(({ searchParams }) => findRepeated([...searchParams.keys()])),
      ...findRepeatedFields($),
    ],
  }
}
