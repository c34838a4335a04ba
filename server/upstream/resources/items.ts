import type { z } from 'zod'
import * as wire from '#shared/wire/items.ts'
import { LineEvent, Media } from './catalogue.ts'

/** The item of a basket line or a wishlist item. */
export const ItemResource = wire.ItemResource.extend({ media: Media.nullable(), event: LineEvent.nullable() })
export type ItemResource = z.infer<typeof ItemResource>
