import type { ConditionalUpdates, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'

/** The fields of a hash that an older key encrypted, encrypted with the newest key; undefined when there are none. */
export const reencryptFields = (codec: FieldCodec, key: string, fields: Fields): ConditionalUpdates | undefined => {
  const updates = Object.entries(fields).flatMap(([field, from]) => {
    const to = codec.reencrypt(key, field, from)
    return to === undefined ? [] : [[field, { from, to }] as const]
  })
  return updates.length > 0 ? Object.fromEntries(updates) : undefined
}
