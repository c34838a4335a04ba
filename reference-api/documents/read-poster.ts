import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { Media } from '#shared/wire/catalogue.ts'

/** Pixels: sharp at three inches on paper, and small enough for an email. */
const posterWidthPx = 480

/**
 * A poster as a small JPEG data URL, which a PDF stores once even on several pages. Found by its URL under /media; null
 * when there is no file.
 */
export const readPoster = async (folder: string, media: Media | null): Promise<string | null> => {
  const file = media?.url.startsWith('/media/') ? basename(decodeURIComponent(media.url)) : null
  if (!file) return null
  const picture = sharp(join(folder, file))
    .resize({ width: posterWidthPx, withoutEnlargement: true })
    .jpeg({ quality: 60, mozjpeg: true })
  return picture.toBuffer().then(
    (bytes) => `data:image/jpeg;base64,${bytes.toString('base64')}`,
    () => null,
  )
}
