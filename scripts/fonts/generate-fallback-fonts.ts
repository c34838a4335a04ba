import { readdir, readFile, writeFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import wawoff2 from 'wawoff2'
import { languages } from '#shared/rules/preferences.ts'
import { toRepositoryPath } from '../repository.ts'
import { describeFallbacks, type FallbackFace } from './fallback-fonts.ts'

/**
 * `npm run generate:fonts` writes `client/styles/fallback-fonts.css`: system fonts with the metrics of the shop's
 * fonts, so that nothing moves when these arrive. Needs the Debian packages `fonts-liberation` (its widths are Arial's)
 * and `fonts-roboto-unhinted`. FONTS_DIR is the folder with both, if it is not the system's.
 */
const fontsFolder = process.env.FONTS_DIR ?? '/usr/share/fonts/truetype'

const readFont = async (path: string) => {
  const file = await readFile(path)
  return create(path.endsWith('.woff2') ? Buffer.from(await wawoff2.decompress(file)) : file) as Font
}

/** All words that the shop says, with the frequency that they have there. */
const readSample = async () => {
  const texts: string[] = []
  for (const language of languages) {
    const folder = toRepositoryPath('locales', language)
    for (const name of await readdir(folder))
      JSON.parse(await readFile(`${folder}/${name}`, 'utf8'), (_key, value: unknown) => {
        if (typeof value === 'string') texts.push(value.replace(/\{\{.*?\}\}|<.*?>/g, ''))
        return value
      })
  }
  return texts.join(' ')
}

const fontFile = (name: string) => toRepositoryPath('client', 'styles', 'fonts', `${name}-latin-variable.woff2`)

const systemFonts = [
  {
    name: 'Arial',
    regular: { path: 'liberation/LiberationSans-Regular.ttf', local: ['Arial', 'ArialMT', 'Liberation Sans'] },
    bold: { path: 'liberation/LiberationSans-Bold.ttf', local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  },
  {
    name: 'Roboto',
    regular: { path: 'roboto/unhinted/RobotoTTF/Roboto-Regular.ttf', local: ['Roboto', 'Roboto Regular'] },
    bold: { path: 'roboto/unhinted/RobotoTTF/Roboto-Bold.ttf', local: ['Roboto Bold', 'Roboto-Bold'] },
  },
]

/** Values of `font-stretch` in the style sheets, in per cent. One face stands for each and for the values around it. */
const displayWidths = [50, 58, 62, 66, 72, 76, 82, 88, 105, 150]

const toRange = (width: number, index: number) => {
  const [before, after] = [displayWidths[index - 1], displayWidths[index + 1]]
  const start = before === undefined ? width : Math.floor((before + width) / 2) + 1
  const end = after === undefined ? width : Math.floor((width + after) / 2)
  return `${start}% ${end}%`
}

/** Values of `font-weight` in the style sheets, each with the range that its face stands for: titles are wider. */
const displayWeights = [
  { weight: 800, range: '400 824' },
  { weight: 850, range: '825 864' },
  { weight: 880, range: '865 900' },
]

const [sample, sans, display] = await Promise.all([
  readSample(),
  readFont(fontFile('instrument-sans')),
  readFont(fontFile('anybody')),
])

/** The wordmark is the only text with these widths at this weight, so its faces are exact. */
const wordmark: Record<number, string> = { 50: 'Live', 150: 'PX' }
const wordmarkWeight = 900

/** The digits of a date have this width and weight. They are tabular, so a face for them is exact. */
const dateDigits = { weight: 850, width: 66 }

const faces: FallbackFace[] = []
for (const { name, regular, bold } of systemFonts) {
  const [regularFont, boldFont] = await Promise.all([
    readFont(`${fontsFolder}/${regular.path}`),
    readFont(`${fontsFolder}/${bold.path}`),
  ])
  const family = `Instrument Sans ${name}`
  faces.push(
    {
      family,
      weights: '400 500',
      local: regular.local,
      font: sans,
      axes: { wght: 400 },
      fallback: regularFont,
      sample,
    },
    { family, weights: '600 700', local: bold.local, font: sans, axes: { wght: 600 }, fallback: boldFont, sample },
    ...displayWeights.flatMap(({ weight, range }) =>
      displayWidths.flatMap((width, index) => {
        const own = range.endsWith(String(wordmarkWeight)) ? wordmark[width] : undefined
        const face = {
          family: `Anybody ${name}`,
          weights: range,
          widths: toRange(width, index),
          local: bold.local,
          font: display,
          axes: { wght: own ? wordmarkWeight : weight, wdth: width },
          fallback: boldFont,
          sample: own ?? sample,
        }
        const hasDigits = weight === dateDigits.weight && width === dateDigits.width
        return hasDigits ? [face, { ...face, sample: '0123456789', isForDigits: true }] : [face]
      }),
    ),
  )
}
await writeFile(toRepositoryPath('client', 'styles', 'fallback-fonts.css'), describeFallbacks(faces))
