import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeJpeg } from './encode-jpeg.ts'
import { posters } from './posters.ts'
import type { PrintIndex } from './print-index.ts'
import { printJobs } from './print-job.ts'

const prints = join(import.meta.dirname, 'prints')
const index = JSON.parse(await readFile(join(prints, 'index.json'), 'utf8')) as PrintIndex
const rasters = (await readdir(prints)).filter((name) => name.endsWith('.jpg'))

describe('the set of prints', () => {
  it('has unique poster ids and file names', () => {
    expect(new Set(posters.map(({ id }) => id)).size).toBe(posters.length)
    expect(new Set(printJobs.map(({ file }) => file)).size).toBe(printJobs.length)
    expect(posters.length).toBeGreaterThanOrEqual(64)
  })

  it('has no two posters that differ only in their inks', () => {
    expect(new Set(posters.map(({ family, variant }) => `${family} ${variant}`)).size).toBe(posters.length)
  })

  it('has exactly one image file and one index entry per print', () => {
    const files = printJobs.map(({ file }) => file).sort()
    expect([...rasters].sort()).toEqual(files)
    expect(index.map(({ file }) => file).sort()).toEqual(files)
  })

  it('has a description of every print in both languages', () => {
    const alt = new Map(printJobs.map((job) => [job.file, job.alt]))
    for (const entry of index) {
      expect(entry.alt, entry.file).toEqual(alt.get(entry.file))
      expect(entry.alt.en.length, entry.file).toBeGreaterThan(10)
      expect(entry.alt.de.length, entry.file).toBeGreaterThan(10)
      expect(entry.colour).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  it('has files with the dimensions of the index', async () => {
    for (const { file, width, height } of index) {
      const found = await sharp(join(prints, file)).metadata()
      expect([found.width, found.height], file).toEqual([width, height])
    }
  })

  it('is smaller than 12 MB', async () => {
    const sizes = await Promise.all(rasters.map(async (name) => (await stat(join(prints, name))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000)
  })
})

it('a print job writes the same bytes when it runs again', async () => {
  const job = printJobs.find(({ file }) => file === 'poster-39.jpg')
  const proof = async () => (await encodeJpeg(await job!.print(0.15), { maxBytes: 60_000 })).jpeg
  const [first, second] = [await proof(), await proof()]
  expect(first.length).toBeGreaterThan(2000)
  expect(second.equals(first)).toBe(true)
})
