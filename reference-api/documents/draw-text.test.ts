import { expect, test } from 'vitest'
import { currencyTable } from '#currencies'
import { readPdfTexts } from '../testing/read-pdf-texts.ts'
import { drawFittedName, drawLabelledValue, drawText } from './draw-text.ts'
import { renderPdf, type PdfCanvas } from './pdf-page.ts'

const box = { x: 40, y: 40, width: 200 }

const drawFunctions: [string, (pdf: PdfCanvas, text: string) => void][] = [
  ['drawText', (pdf, text) => void drawText(pdf, text, box)],
  ['drawFittedName', (pdf, text) => void drawFittedName(pdf, text, box, [20, 10], 100)],
  ['drawLabelledValue', (pdf, text) => void drawLabelledValue(pdf, '-', text, box)],
]

const render = async (draw: (pdf: PdfCanvas) => void) =>
  readPdfTexts(
    Buffer.from(
      await renderPdf({ title: '', subject: '', language: 'en' }, (pdf) => {
        pdf.addPage()
        draw(pdf)
      }),
    ),
  ).join()

test.each(drawFunctions)('%s draws letters that the fonts of the brand do not have', async (_name, draw) => {
  const names = { Ž: 'Žaneta', ę: 'Łęcka', я: 'Зоя', ώ: 'Γιώργος', न: 'नमन' }
  for (const [letter, name] of Object.entries(names))
    expect(await render((pdf) => draw(pdf, name)), name).toContain(letter)
})

test('every currency symbol is printed', async () => {
  for (const { symbol } of Object.values(currencyTable))
    for (const [name, draw] of drawFunctions)
      expect(await render((pdf) => draw(pdf, `${symbol}8`)), `${name} ${symbol}`).toContain(`${symbol}8`)
})

test('a labelled value without a letter that a font has leaves out its label', async () => {
  const draw = (value: string) => render((pdf) => void drawLabelledValue(pdf, 'N', value, box))
  expect(await draw('王小明 🎸')).not.toContain('N')
  expect(await draw('Ada 🎸')).toContain('d')
})
