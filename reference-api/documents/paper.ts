import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import type { Locale } from '../domain/locale.ts'

/** Lengths on paper are points, 1/72 inch; A4. */
export const sheet = { width: 595.28, height: 841.89, margin: 42 }

/**
 * The look's tokens, lights up. Everything that matters is ink on paper, so that a black and white printer loses
 * nothing.
 */
export const inks = {
  ink: '#17110d',
  quiet: '#5c4f42',
  paper: '#fbf6eb',
  edge: '#857460',
  line: '#cfc0a6',
  danger: '#a81c12',
  white: '#ffffff',
  black: '#000000',
}

/** Type has a volume knob: `hush` is for long names, `shout` for the house. */
export type Face = 'name' | 'hush' | 'shout' | 'text' | 'strong'

const files: Record<Face, string> = {
  name: 'anybody-name.ttf',
  hush: 'anybody-hush.ttf',
  shout: 'anybody-shout.ttf',
  text: 'instrument-sans-text.ttf',
  strong: 'instrument-sans-strong.ttf',
}

const fonts = Object.entries(files).map(
  ([face, file]) => [face, readFileSync(join(import.meta.dirname, 'fonts', file))] as const,
)

export type Paper = PDFKit.PDFDocument

type About = { title: string; subject: string; language: Locale }

/** What `draw` puts on sheets of A4, as a PDF file. It adds the pages. */
export const printed = async (
  { title, subject, language }: About,
  draw: (paper: Paper) => void,
): Promise<Uint8Array> => {
  const paper = new PdfDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: language === 'de' ? 'de-DE' : 'en-GB',
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: 'PX Live', Creator: 'PX Live' },
  })
  for (const [face, bytes] of fonts) paper.registerFont(face, bytes)
  const parts: Uint8Array[] = []
  paper.on('data', (part: Uint8Array) => void parts.push(part))
  const ended = once(paper, 'end')
  draw(paper)
  paper.end()
  await ended
  return Buffer.concat(parts)
}
