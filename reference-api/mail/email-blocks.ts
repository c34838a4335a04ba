import type { Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import { createEmail, type Recipient } from './create-email.ts'
import type { Email } from './mailer.ts'

/** One source for the plain text and the HTML of an email. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'link'; label: string; url: string }
  /** Label and value; totals are `strong`. */
  | { kind: 'rows'; rows: { label: string; value: string; strong?: boolean }[] }

export const text = (content: string): EmailBlock => ({ kind: 'text', text: content })
export const heading = (content: string): EmailBlock => ({ kind: 'heading', text: content })
export const link = (label: string, url: string): EmailBlock => ({ kind: 'link', label, url })

const renderText = (block: EmailBlock): string => {
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

const escapeHtml = (content: string) =>
  content
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')

/** Mail programs ignore stylesheets, so each element has a style attribute. */
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

const renderRow = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => {
  const weight = strong ? ';font-weight:bold' : ''
  return `<tr><th scope="row" style="${styles.label}${weight}">${escapeHtml(label)}</th><td style="${styles.value}${weight}">${escapeHtml(value)}</td></tr>`
}

const renderHtml = (block: EmailBlock): string => {
  switch (block.kind) {
    case 'text':
      return `<p style="${styles.text}">${escapeHtml(block.text)}</p>`
    case 'heading':
      return `<h2 style="${styles.heading}">${escapeHtml(block.text)}</h2>`
    case 'link':
      return `<p style="${styles.text}"><a style="${styles.link}" href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`
    case 'rows':
      return `<table style="${styles.rows}">${block.rows.map(renderRow).join('')}</table>`
  }
}

/** An email in one language, as plain text and as HTML. */
export const createBlockEmail = (person: Recipient, locale: Locale, subject: string, blocks: EmailBlock[]): Email => {
  const plainEmail = createEmail(person, locale, { subject, paragraphs: blocks.map(renderText) })
  const [greeting = ''] = plainEmail.text.split('\n')
  const body = [text(greeting), ...blocks].map(renderHtml).join('\n')
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="${styles.page}">
<div style="${styles.sheet}"><p style="${styles.brand}">${escapeHtml(getTexts('emails', locale)('brand'))}</p>
${body}
</div></body></html>`
  return { ...plainEmail, html }
}
