import type { OrderLineResource } from '#shared/wire/orders.ts'
import type { EmailImage } from './email-html.ts'

/** Pixels as shown on a wide screen; the file has about twice as many. One width, so that the cards line up. */
const pictureWidth = 128
const fileWidth = 384

/**
 * The shop's public URL of a picture (specification §9). The shop sends JPEG to a program that names no other format.
 */
const toPictureUrl = (shopUrl: string, path: string) =>
  `${shopUrl}/_next/image?url=${encodeURIComponent(path)}&w=${fileWidth}&q=75`

/** The picture of an order line; undefined when it has none in the shop. */
export const toLinePicture = (
  { media }: Pick<OrderLineResource, 'media'>,
  shopUrl: string,
  width = pictureWidth,
): EmailImage | undefined =>
  media?.url.startsWith('/media/')
    ? {
        url: toPictureUrl(shopUrl, media.url),
        alt: media.alt,
        lang: media.lang,
        width,
        height: Math.round((width * media.height) / media.width),
      }
    : undefined
