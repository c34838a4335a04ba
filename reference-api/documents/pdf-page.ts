import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import { localeTags, type Locale } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'

/** An A4 page. All lengths on paper are points (1/72 inch). */
export const pageSize = { width: 595.28, height: 841.89, margin: 42 }

/** Colours of the light theme. Everything important is black, so that a monochrome printer prints all of it. */
export const colors = {
  text: '#17110d',
  muted: '#5c4f42',
  background: '#fbf6eb',
  borderStrong: '#857460',
  border: '#cfc0a6',
  danger: '#a81c12',
  white: '#ffffff',
  black: '#000000',
}

/** `condensed` is for long names, `extraWide` for the brand. */
export type Face = 'name' | 'condensed' | 'extraWide' | 'text' | 'strong'

const fontFiles: Record<Face, string> = {
  name: 'anybody-name.ttf',
  condensed: 'anybody-condensed.ttf',
  extraWide: 'anybody-extra-wide.ttf',
  text: 'instrument-sans-text.ttf',
  strong: 'instrument-sans-strong.ttf',
}

const fonts = Object.entries(fontFiles).map(
  ([face, file]) => [face, readFileSync(join(import.meta.dirname, 'fonts', file))] as const,
)

export type PdfCanvas = PDFKit.PDFDocument

type PdfInfo = { title: string; subject: string; language: Locale }

/** Renders an A4 PDF. `draw` adds the pages. */
export const renderPdf = async (
  { title, subject, language }: PdfInfo,
  draw: (pdf: PdfCanvas) => void,
): Promise<Uint8Array> => {
  const brand = getTexts('documents', language)('brand')
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: localeTags[language],
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: brand, Creator: brand },
  })
  for (const [face, bytes] of fonts) pdf.registerFont(face, bytes)
  const chunks: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => void chunks.push(part))
  const ended = once(pdf, 'end')
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
