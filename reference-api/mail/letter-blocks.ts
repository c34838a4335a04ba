import type { Locale } from '../domain/locale.ts'
import { letter, type Person } from './letter.ts'
import type { Letter } from './post.ts'

/** A letter as a list of parts, so that its plain text and its HTML say the same. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'link'; label: string; url: string }
  /** Label and value, amounts mostly; the last ones may be `strong`. */
  | { kind: 'rows'; rows: { label: string; value: string; strong?: boolean }[] }

export const text = (words: string): Block => ({ kind: 'text', text: words })
export const heading = (words: string): Block => ({ kind: 'heading', text: words })
export const link = (label: string, url: string): Block => ({ kind: 'link', label, url })

const asText = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`
    case 'link':
      return `${block.label}:\n${block.url}`
    case 'rows':
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
  }
}

const escaped = (words: string) =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')

/** Mail programs read no stylesheets, so every part carries its own. */
const styles = {
  page: 'margin:0;background:#f1e7d4;color:#17110d;font:16px/1.5 Helvetica,Arial,sans-serif',
  sheet: 'max-width:36em;margin:0 auto;padding:32px 20px',
  brand: 'font-size:22px;font-weight:900;letter-spacing:.02em;margin:0 0 24px',
  heading: 'font-size:18px;margin:28px 0 4px',
  text: 'margin:0 0 12px',
  link: 'color:#17110d;font-weight:bold',
  rows: 'border-collapse:collapse;width:100%;margin:0 0 12px',
  label: 'text-align:left;font-weight:normal;padding:5px 12px 5px 0;border-bottom:1px solid #cfc0a6;vertical-align:top',
  value: 'text-align:right;padding:5px 0;border-bottom:1px solid #cfc0a6;vertical-align:top;white-space:nowrap',
}

const rowAsHtml = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => {
  const weight = strong ? ';font-weight:bold' : ''
  return `<tr><th scope="row" style="${styles.label}${weight}">${escaped(label)}</th><td style="${styles.value}${weight}">${escaped(value)}</td></tr>`
}

const asHtml = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return `<p style="${styles.text}">${escaped(block.text)}</p>`
    case 'heading':
      return `<h2 style="${styles.heading}">${escaped(block.text)}</h2>`
    case 'link':
      return `<p style="${styles.text}"><a style="${styles.link}" href="${escaped(block.url)}">${escaped(block.label)}</a></p>`
    case 'rows':
      return `<table style="${styles.rows}">${block.rows.map(rowAsHtml).join('')}</table>`
  }
}

/** A letter in one language, as plain text and as HTML. */
export const blockLetter = (person: Person, locale: Locale, subject: string, blocks: Block[]): Letter => {
  const wording = { subject, lines: blocks.map(asText) }
  const plain = letter(person, locale, { en: wording, de: wording })
  const [greeting = ''] = plain.text.split('\n')
  const body = [text(greeting), ...blocks].map(asHtml).join('\n')
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escaped(subject)}</title><body style="${styles.page}">
<div style="${styles.sheet}"><p style="${styles.brand}">PX Live</p>
${body}
</div></body></html>`
  return { ...plain, html }
}
