import { escapeHtml } from '../domain/escape-html.ts'

/** Paragraphs of plain text as HTML. */
export const toParagraphs = (texts: string[]): string => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')
