import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isImagePath } from '../media/media-path.ts'

type MediaSource = {
  url: string
  width: number
  height: number
  alt: string
  colour: string
  role: string
  lang?: string
}

const fallbackColour = '#17110d'

/** The shop's own path of an upstream image; undefined unless it is `/media/<file>`. */
export const toImageSrc = (url: string): string | undefined => (isImagePath(url) ? url : undefined)

/** Presents an image. Null when there is none, or when the shop does not serve it. */
export const toImage = (media: MediaSource | null | undefined): Image | null => {
  const src = media ? toImageSrc(media.url) : undefined
  if (!media || !src) return null
  const { width, height, alt, colour, lang } = media
  return { src, width, height, alt, colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : fallbackColour, lang }
}

/** The first image that has one of the roles, in order of preference; null when none has. */
export const findImageByRole = (media: readonly MediaSource[], ...roles: string[]): Image | null => {
  for (const role of roles) {
    const image = toImage(media.find((candidate) => candidate.role === role))
    if (image) return image
  }
  return null
}
