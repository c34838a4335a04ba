import type { Locale } from '../domain/locale.ts'
import { styleElements, styles, type StyleName } from './email-styles.ts'

/** Pixels as shown; screens with more pixels get `url` in twice the size. */
export type EmailImage = { url: string; alt: string; width: number; height: number }
export type EmailLink = { label: string; url: string }
export type EmailRow = { label: string; value: string; strong?: boolean }

const escapeHtml = (content: string): string =>
  content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')

/** The class is for the narrow screen and the dark theme, the style for mail programs that ignore both. */
const style = (name: StyleName) => `class="${name}" style="${styles[name]}"`

const table = (name: StyleName, rows: string) => `<table role="presentation" ${style(name)}>${rows}</table>`

export const renderParagraph = (content: string): string => `<p ${style('text')}>${escapeHtml(content)}</p>`

export const renderAnswer = (label: string, content: string): string =>
  `<p ${style('text')}><strong>${escapeHtml(label)}</strong><br>${escapeHtml(content)}</p>`

export const renderHeading = (content: string): string => `<h2 ${style('heading')}>${escapeHtml(content)}</h2>`

const anchor = (name: StyleName, { label, url }: EmailLink) =>
  `<a ${style(name)} href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

export const renderLink = (link: EmailLink): string => `<p ${style('text')}>${anchor('link', link)}</p>`

/** The colour is the table cell's and the padding the link's, so that the whole area is a link. */
export const renderButton = (link: EmailLink): string =>
  table('buttonTable', `<tr><td ${style('buttonCell')}>${anchor('button', link)}</td></tr>`)

const renderRow = ({ label, value, strong }: EmailRow) => {
  const [labelStyle, valueStyle] = strong ? (['strongLabel', 'strongValue'] as const) : (['label', 'value'] as const)
  return `<tr><th scope="row" ${style(labelStyle)}>${escapeHtml(label)}</th><td ${style(valueStyle)}>${escapeHtml(value)}</td></tr>`
}

export const renderRows = (rows: EmailRow[]): string =>
  `<table ${style('rows')}>${rows.map(renderRow).join('\n')}</table>`

/** Characters of a card's title that is shown large, such as the amount of a voucher. */
const longestShortCardTitle = 8

/** A picture beside a text whose first line is its title. */
export const renderCard = (content: string, { url, alt, width, height }: EmailImage): string => {
  const [title = '', ...details] = content.split('\n').map(escapeHtml)
  const image = `<img ${style('image')} src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`
  const titleStyle = style(title.length > longestShortCardTitle ? 'cardTitle' : 'cardTitleShort')
  const detailTexts = details.map((detail) => `<p ${style('detail')}>${detail}</p>`)
  return table(
    'card',
    `<tr><td ${style('picture')}>${image}</td><td ${style('cardText')}><p ${titleStyle}>${title}</p>${detailTexts.join('\n')}</td></tr>`,
  )
}

export type EmailPage = {
  locale: Locale
  subject: string
  /** What a list of emails shows beside the subject. */
  preheader: string
  title: string
  content: string
  brandLine: string
  footLinks: EmailLink[]
}

/** Characters of a headline that fits one line of a phone in wide letters. */
const longestShortTitle = 12

const renderWordmark = () =>
  `<p ${style('wordmark')}><span ${style('wordmarkWide')}>PX</span> <span ${style('wordmarkNarrow')}>Live</span></p>`

/** Tables, because Outlook knows neither grid nor flex layout. */
export const renderPage = ({ locale, subject, preheader, title, content, brandLine, footLinks }: EmailPage): string => {
  const foot = [
    `<p ${style('brandLine')}>${escapeHtml(brandLine)}</p>`,
    ...footLinks.map((link) => `<p ${style('footText')}>${anchor('footLink', link)}</p>`),
  ]
  const sheet = [
    `<tr><td ${style('head')}>${renderWordmark()}</td></tr>`,
    `<tr><td ${style('content')}><h1 ${style(title.length > longestShortTitle ? 'title' : 'titleShort')}>${escapeHtml(title)}</h1>`,
    content,
    `</td></tr>`,
    `<tr><td ${style('foot')}>${foot.join('\n')}</td></tr>`,
  ]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
${styleElements}
</head>
<body ${style('page')}>
<div ${style('preheader')}>${escapeHtml(preheader)}</div>
${table('table', `<tr><td ${style('edge')}>\n${table('sheet', sheet.join('\n'))}\n</td></tr>`)}
</body>
</html>
`
}
