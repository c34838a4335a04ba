// Prints the demo brand's artwork: node print-posters.ts [--out prints] [--only 3,7,venue-saltworks] [--wide] [--scale
// 0.4]. The same seed gives the same print. A proof (--scale below 1) does not change the index.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { encodeJpeg } from './encode-jpeg.ts'
import type { PrintIndex } from './print-index.ts'
import { printJobs, type PrintJob } from './print-job.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    only: { type: 'string' },
    wide: { type: 'boolean', default: false },
    scale: { type: 'string', default: '1' },
  },
})
const out = values.out ?? join(import.meta.dirname, 'prints')
const scale = Number(values.scale)
const selectedNames = values.only
  ?.split(',')
  .map((name) => (/^\d+$/.test(name) ? `poster-${name.padStart(2, '0')}` : name))

const isSelected = (job: PrintJob): boolean => {
  const stem = job.file.replace(/(-wide)?\.jpg$/, '')
  return (!values.wide || job.kind === 'wide') && (!selectedNames || selectedNames.includes(stem))
}

/** The colour a page may show before the print has loaded. */
async function dominantColour(jpeg: Buffer): Promise<string> {
  const { dominant } = await sharp(jpeg).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

await mkdir(out, { recursive: true })
const indexFile = join(out, 'index.json')
const existingIndex: PrintIndex = await readFile(indexFile, 'utf8').then(
  (text) => JSON.parse(text) as PrintIndex,
  () => [],
)
const entries = new Map(existingIndex.map((entry) => [entry.file, entry]))
let total = 0
for (const job of printJobs.filter(isSelected)) {
  const { jpeg, quality } = await encodeJpeg(await job.print(scale), { maxBytes: job.maxBytes, grain: job.grain })
  await writeFile(join(out, job.file), jpeg)
  entries.set(job.file, {
    file: job.file,
    width: job.width,
    height: job.height,
    alt: job.alt,
    colour: await dominantColour(jpeg),
  })
  total += jpeg.length
  console.log(job.file, `${Math.round(jpeg.length / 1000)} kB`, `quality ${quality}`)
}
if (scale === 1) {
  const sorted = printJobs.flatMap((job) => entries.get(job.file) ?? [])
  await writeFile(indexFile, `[\n${sorted.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`)
}
console.log('total', `${(total / 1e6).toFixed(2)} MB`)
