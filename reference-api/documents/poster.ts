import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { Media } from '#shared/wire/catalogue.ts'

/** Enough for a poster of three inches on paper, and small enough to mail. */
const pixelsWide = 520

/** A poster as a small JPEG for paper, by its address under /media; null where there is none, since a ticket is one without a picture too. */
export const readPoster = async (folder: string, media: Media | null): Promise<Buffer | null> => {
  const file = media?.url.startsWith('/media/') ? basename(decodeURIComponent(media.url)) : null
  if (!file) return null
  return sharp(join(folder, file)).resize({ width: pixelsWide, withoutEnlargement: true }).jpeg({ quality: 62, mozjpeg: true }).toBuffer().catch(() => null)
}
