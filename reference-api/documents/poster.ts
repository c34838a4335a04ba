import { basename, join } from 'node:path'
import sharp from 'sharp'
import type { Media } from '#shared/wire/catalogue.ts'

/** Enough for a poster of three inches on paper, and small enough to mail. */
const posterWidthPx = 480

/**
 * A poster as a small JPEG for paper, as a data address: one that is on several pages lies in the file once. By its
 * address under /media; null where there is none, since a ticket is one without a picture too.
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
