import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import PdfDocument from 'pdfkit'
import { getLocaleTag, type Locale } from '../domain/locale.ts'
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

/** `condensed` is for long names, `extraWide` for the brand. The fallbacks have letters of more languages. */
export type Face = 'name' | 'condensed' | 'extraWide' | 'text' | 'strong' | 'fallbackText' | 'fallbackStrong'

const fontFiles: Record<Face, string> = {
  name: 'anybody-name.ttf',
  condensed: 'anybody-condensed.ttf',
  extraWide: 'anybody-extra-wide.ttf',
  text: 'instrument-sans-text.ttf',
  strong: 'instrument-sans-strong.ttf',
  fallbackText: 'noto-sans-text.ttf',
  fallbackStrong: 'noto-sans-strong.ttf',
}

const fonts = Object.entries(fontFiles).map(([face, file]) => {
  const bytes = readFileSync(join(import.meta.dirname, 'fonts', file))
  return { face, bytes, characters: new Set((create(bytes) as Font).characterSet) }
})

const characterSets = new Map(fonts.map(({ face, characters }) => [face, characters]))

/** Whether the face has a glyph for the character. */
export const hasGlyph = (face: Face, character: string): boolean =>
  characterSets.get(face)!.has(character.codePointAt(0)!)

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
    lang: getLocaleTag(language),
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: brand, Creator: brand },
  })
  for (const { face, bytes } of fonts) pdf.registerFont(face, bytes)
  const chunks: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => void chunks.push(part))
  const ended = once(pdf, 'end')
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
