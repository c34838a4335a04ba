import { escapeHtml } from '../domain/escape-html.ts'
import type { Locale } from '../domain/locale.ts'
import { fontElement, styleElements, styles, type StyleName } from './email-styles.ts'

/** Pixels as shown; screens with more pixels get `url` in twice the size. */
export type EmailImage = { url: string; alt: string; lang?: string | undefined; width: number; height: number }
export type LabelledLink = { label: string; url: string }
/** The date of an event: short parts for the stub, the times, and all of it as a text. */
export type EmailDate = { weekday: string; day: string; month: string; times: string; long: string }
/** An event that does not take place on `date`: if it is cancelled, at no time. */
type EmailCardState = { label: string; isCancelled: boolean }
/** What held before an event was moved: only what has changed, and all of it as a text. */
type PreviousEvent = { date?: EmailDate; times?: string; where?: string; long: string }
/** A bought item. `codes` are those of vouchers, in a row of their own across the card. */
export type EmailCard = {
  name: string
  quantity?: number
  variant?: string | null
  /** The language of name and variant, when it is not the email's. */
  lang?: string | undefined
  price?: string
  date?: EmailDate
  state?: EmailCardState
  /** Struck, above what replaces it. `label` names the new date. */
  previous?: PreviousEvent & { label: string }
  codes?: { label: string; values: string[] }
  details: string[]
  image?: EmailImage | undefined
}
export type EmailRow = { label: string; value: string; strong?: boolean }

/** Text of an element; `escapeHtml` alone is for attributes and the title. */
const escapeLines = (content: string): string => escapeHtml(content).replaceAll('\n', '<br>')

/**
 * Matches order numbers, codes, "E-Mail", "sign-in", days and times, which lines must not break. Non-breaking hyphens
 * and spaces would be copied, too.
 */
const unbrokenPattern =
  /\b(?:[0-9A-Z]{2,}(?:-[0-9A-Z]{2,})+|E-Mails?(?:-Adressen?)?|[Ss]ign-in|\d{1,2}\.? \p{L}{3,9} \d{4}|\d\d:\d\d (?:Uhr|[A-Z]{3,4}))(?=$|[^\p{L}\d])/gu
const keepUnbroken = (html: string) => `<span style="white-space:nowrap">${html}</span>`

/** Text of an element, some of whose words lines must not break. */
const renderInline = (content: string): string => escapeLines(content).replace(unbrokenPattern, keepUnbroken)

/** The class is for the narrow screen and the dark theme, the style for mail programs that ignore both. */
const style = (name: StyleName, more = '') => `class="${name}" style="${styles[name]}${more}"`

/** The attribute of a text that is not in the language of the email. */
const renderLanguage = (lang: string | undefined) => (lang ? ` lang="${escapeHtml(lang)}"` : '')

const table = (name: StyleName, rows: string) => `<table role="presentation" ${style(name)}>${rows}</table>`

export const renderParagraph = (content: string): string => `<p ${style('text')}>${renderInline(content)}</p>`

export const renderAnswer = (label: string, content: string, lang: string | undefined): string =>
  `<p ${style('text')}><strong${renderLanguage(lang)}>${renderInline(label)}</strong><br>${renderInline(content)}</p>`

/** A command to copy into a shell. Its lines break only between words, never at a hyphen. */
export const renderCommand = (content: string): string =>
  `<p ${style('text')}><code ${style('command')}>${content.split(' ').map(escapeLines).map(keepUnbroken).join(' ')}</code></p>`

export const renderHeading = (content: string): string => `<h2 ${style('heading')}>${renderInline(content)}</h2>`

const anchor = (name: StyleName, { label, url }: LabelledLink) =>
  `<a ${style(name)} href="${escapeHtml(url)}">${renderInline(label)}</a>`

export const renderLink = (link: LabelledLink & { intro?: string }): string =>
  `<p ${style('text')}>${link.intro ? `${renderInline(link.intro)} ` : ''}${anchor('link', link)}</p>`

/**
 * The cell has the colour and the link has the padding, so that the whole area is a link. `next` is a link beside the
 * button; on a narrow screen below it.
 */
export const renderButton = (link: LabelledLink, next?: LabelledLink): string => {
  const nextCell = next ? `<td ${style('besideButton')}>${anchor('link', next)}</td>` : ''
  return table('buttonTable', `<tr><td ${style('buttonCell')}>${anchor('button', link)}</td>${nextCell}</tr>`)
}

const renderRow = ({ label, value, strong }: EmailRow) => {
  const [labelStyle, valueStyle] = strong ? (['strongLabel', 'strongValue'] as const) : (['label', 'value'] as const)
  return `<tr><th scope="row" ${style(labelStyle)}>${renderInline(label)}</th><td ${style(valueStyle)}>${renderInline(value)}</td></tr>`
}

export const renderRows = (rows: EmailRow[]): string =>
  `<table ${style('rows')}>${rows.map(renderRow).join('\n')}</table>`

/** The widest picture: a poster. Others leave more room to the text. */
export const posterWidth = 200

const strike = (html: string, isStruck: boolean) => (isStruck ? `<s>${html}</s>` : html)

const renderDate = ({ weekday, day, month }: EmailDate, isStruck: boolean, label?: string) => {
  const date = `${escapeLines(weekday)} <span ${style('cardDay')}>${escapeLines(day)}</span> ${escapeLines(month)}`
  return `<p ${style('cardDate')}>${label ? `${escapeLines(label)} ` : ''}${strike(date, isStruck)}</p>`
}

const renderDetail = (html: string) => `<p ${style('detail')}>${html}</p>`

/** Characters that fit a line beside the picture on a phone. */
const longestUnbroken = 20

/** A line breaks at a comma, not within times or a short part of an address. */
const renderParts = (detail: string) =>
  detail
    .split(', ')
    .map((part) => (part.length > longestUnbroken ? renderInline(part) : keepUnbroken(escapeLines(part))))
    .join(', ')

const renderPrevious = (html: string | undefined) => (html === undefined ? [] : [renderDetail(strike(html, true))])

/** Picture, date, name, and in one line what was bought and its price. */
export const renderCard = ({
  name,
  quantity,
  variant,
  lang,
  price,
  date,
  state,
  previous,
  codes,
  details,
  image,
}: EmailCard): string => {
  const item = quantity === undefined ? '' : `${quantity} × ${variant ?? name}`
  const itemRow = `<tr><td ${style('cardItem')}${renderLanguage(lang)}>${renderInline(item)}</td><td ${style('cardPrice')}>${escapeLines(price ?? '')}</td></tr>`
  const text = [
    ...(state ? [`<p ${style('cardState')}>${escapeLines(state.label)}</p>`] : []),
    ...(previous?.date ? [renderDate(previous.date, true)] : []),
    ...(date ? [renderDate(date, Boolean(state), previous?.date && previous.label)] : []),
    // A gift has no quantity; its name is the amount.
    `<p ${style(codes && !item ? 'cardAmount' : 'cardTitle')}${renderLanguage(lang)}>${strike(renderInline(name), Boolean(state?.isCancelled))}</p>`,
    ...(item || price ? [table('cardRow', itemRow)] : []),
    ...renderPrevious(previous?.times && renderParts(previous.times)),
    ...(date && !state ? [renderDetail(renderParts(date.times))] : []),
    ...renderPrevious(previous?.where && renderParts(previous.where)),
    ...details.map((detail) => renderDetail(renderParts(detail))),
  ]
  const [cell, picture] =
    image && image.width < posterWidth ? (['pictureSmall', 'imageSmall'] as const) : (['picture', 'image'] as const)
  const pictureStyle = style(picture, state?.isCancelled ? ';filter:grayscale(1);opacity:.6' : '')
  const pictureCell = image
    ? `<td ${style(cell)}><img ${pictureStyle} src="${escapeHtml(image.url)}" alt="${escapeHtml(image.alt)}"${renderLanguage(image.lang)} width="${image.width}" height="${image.height}"></td>`
    : ''
  const codeLines = codes?.values.map((value) => `<br><span ${style('cardCode')}>${escapeLines(value)}</span>`)
  const codeRow = codes
    ? `<tr><td${image ? ' colspan="2"' : ''} ${style('codeCell')}>${escapeLines(codes.label)}${codeLines!.join('')}</td></tr>`
    : ''
  return table('card', `<tr>${pictureCell}<td ${style('cardText')}>${text.join('\n')}</td></tr>${codeRow}`)
}

type EmailPage = {
  locale: Locale
  subject: string
  /** The text beside the subject in a list of emails. */
  preheader: string
  title: string
  content: string
  brandLine: string
  /** The company, as a business letter names it. */
  companyLine: string
  footLinks: LabelledLink[]
}

/** Characters of a headline that fits one line of a phone in wide letters. */
const longestShortTitle = 12

const renderWordmark = () =>
  `<p ${style('wordmark')}><span ${style('wordmarkWide')}>PX</span> <span ${style('wordmarkNarrow')}>Live</span></p>`

/** Bytes above which Gmail shows the first part of an email only. */
const clippedSize = 102_000

/** Tables, because Outlook knows neither grid nor flex layout. A long email does without its fonts, 59 KB. */
export const renderPage = ({
  locale,
  subject,
  preheader,
  title,
  content,
  brandLine,
  companyLine,
  footLinks,
}: EmailPage): string => {
  const foot = [
    `<p ${style('brandLine')}>${escapeLines(brandLine)}</p>`,
    `<p ${style('footText')}>${escapeLines(companyLine)}</p>`,
    ...footLinks.map((link) => `<p ${style('footText')}>${anchor('footLink', link)}</p>`),
  ]
  const sheet = [
    `<tr><td ${style('head')}>${renderWordmark()}</td></tr>`,
    `<tr><td ${style('content')}><h1 ${style(title.length > longestShortTitle ? 'title' : 'titleShort')}>${renderInline(title)}</h1>`,
    content,
    `</td></tr>`,
    `<tr><td ${style('foot')}>${foot.join('\n')}</td></tr>`,
  ]
  const render = (head: string) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
${head}
</head>
<body ${style('page')}>
<div ${style('preheader')}>${escapeLines(preheader)}</div>
${table('table', `<tr><td ${style('edge')}>\n${table('sheet', sheet.join('\n'))}\n</td></tr>`)}
</body>
</html>
`
  const page = render(`${styleElements}\n${fontElement}`)
  return Buffer.byteLength(page) < clippedSize ? page : render(styleElements)
}
