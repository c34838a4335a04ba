import type { FieldExchanges, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'

/** What of a hash has to be written anew, so that the newest key opens it; undefined when all of it does. */
export const renewedFields = (codec: FieldCodec, key: string, fields: Fields): FieldExchanges | undefined => {
  const renewed = Object.entries(fields).flatMap(([field, from]) => {
    const to = codec.renew(key, field, from)
    return to === undefined ? [] : [[field, { from, to }] as const]
  })
  return renewed.length > 0 ? Object.fromEntries(renewed) : undefined
}
