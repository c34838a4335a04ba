import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isImagePath } from '../media/media-path.ts'

export type MediaSource = { url: string; width: number; height: number; alt: string; colour: string; role: string }

const fallbackColour = '#17110d'

/** The shop's own path of an upstream image; undefined for anything but `/media/<file>`. */
export const toImageSrc = (url: string): string | undefined => (isImagePath(url) ? url : undefined)

/** Null when there is no image, or none that this shop serves. */
export const toImage = (media: MediaSource | null | undefined): Image | null => {
  const src = media ? toImageSrc(media.url) : undefined
  if (!media || !src) return null
  const { width, height, alt, colour } = media
  return { src, width, height, alt, colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : fallbackColour }
}

/** The first image with one of the roles, in order of preference. */
export const findImageByRole = (media: readonly MediaSource[], ...roles: string[]): Image | null => {
  for (const role of roles) {
    const image = toImage(media.find((candidate) => candidate.role === role))
    if (image) return image
  }
  return null
}
