import { toOptimizedImageUrl } from '#shared/rules/image-optimizer.ts'
import type { OrderLineResource } from '#shared/wire/orders.ts'
import type { EmailBlock } from './render-blocks.ts'

/** Pixels as shown on a wide screen; the file has about twice as many. */
const pictureWidth = 176
const fileWidth = 384

/** Puts the poster of an order line beside its text. */
export const withPicture = (
  block: EmailBlock,
  { media }: Pick<OrderLineResource, 'media'>,
  shopUrl: string,
): EmailBlock => {
  if (block.kind !== 'text' || !media?.url.startsWith('/media/')) return block
  const height = Math.round((pictureWidth * media.height) / media.width)
  const url = shopUrl + toOptimizedImageUrl(media.url, fileWidth)
  return { ...block, image: { url, alt: media.alt, width: pictureWidth, height } }
}
