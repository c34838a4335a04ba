import type { OrderLineResource } from '#shared/wire/orders.ts'
import type { EmailBlock } from './render-blocks.ts'

/** Pixels as shown on a wide screen; the file has about twice as many. */
const pictureWidth = 200
const fileWidth = 384

/** The shop's public address of a picture (specification §9); it sends JPEG to a program that names no other format. */
const toPictureUrl = (shopUrl: string, path: string) =>
  `${shopUrl}/_next/image?url=${encodeURIComponent(path)}&w=${fileWidth}&q=75`

/** Puts the poster of an order line beside its text. */
export const withPicture = (
  block: EmailBlock,
  { media }: Pick<OrderLineResource, 'media'>,
  shopUrl: string,
): EmailBlock => {
  if (block.kind !== 'text' || !media?.url.startsWith('/media/')) return block
  const height = Math.round((pictureWidth * media.height) / media.width)
  return { ...block, image: { url: toPictureUrl(shopUrl, media.url), alt: media.alt, width: pictureWidth, height } }
}
