import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import type { Media } from '#shared/wire/catalogue.ts'
import type { StoredMedia } from '../db/stored-json.ts'
import type { Text } from './seed-content.ts'

const entry = z.object({
  file: z.string().optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
  alt: z.object({ en: z.string(), de: z.string() }).optional(),
})

/** `index.json` of a folder: a list of entries with `file`, or an object by file name. */
const indexFile = z.union([z.array(entry), z.record(z.string(), entry)])

type ImageInfo = Omit<z.output<typeof entry>, 'file'>

const readIndex = async (folder: string): Promise<Map<string, ImageInfo>> => {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch(() => '[]')
  const index = indexFile.parse(JSON.parse(text))
  return new Map(Array.isArray(index) ? index.map((item) => [item.file ?? '', item]) : Object.entries(index))
}

const toHex = (value: number) => value.toString(16).padStart(2, '0')

const measureImage = async (file: string): Promise<ImageInfo | null> => {
  try {
    const image = sharp(file)
    const [{ width, height }, { dominant }] = [await image.metadata(), await image.stats()]
    return { width, height, colour: `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}` }
  } catch {
    return null
  }
}

export type ImageLookup = (file: string, role: Media['role'], alt: Text) => Promise<StoredMedia | null>

/**
 * Looks up images of a folder: sizes, colours and descriptions, from its index or measured. Null when there is no such
 * file.
 */
export const createImageLookup = async (folder: string): Promise<ImageLookup> => {
  const imagesByFile = await readIndex(folder)
  return async (file, role, alt) => {
    if (!imagesByFile.has(file)) {
      const measured = await measureImage(join(folder, file))
      if (!measured) return null
      imagesByFile.set(file, measured)
    }
    const { width, height, colour, alt: described } = imagesByFile.get(file) as ImageInfo
    return {
      url: `/media/${encodeURIComponent(file)}`,
      width,
      height,
      colour: colour.toLowerCase(),
      alt: described ?? alt,
      role,
    }
  }
}

/** Lists names and sizes of the images, one a line: the text changes when any of them does. */
export const listImageSizes = async (folder: string): Promise<string> => {
  const names = (await readdir(folder).catch(() => [])).sort()
  const sizes = await Promise.all(names.map(async (name) => `${name} ${(await stat(join(folder, name))).size}`))
  return sizes.join('\n')
}
