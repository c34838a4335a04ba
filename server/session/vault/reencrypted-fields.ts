import type { ConditionalUpdates, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'

/** What of a hash has to be written anew, so that the newest key opens it; undefined when all of it does. */
export const reencryptedFields = (codec: FieldCodec, key: string, fields: Fields): ConditionalUpdates | undefined => {
  const updates = Object.entries(fields).flatMap(([field, from]) => {
    const to = codec.reencrypt(key, field, from)
    return to === undefined ? [] : [[field, { from, to }] as const]
  })
  return updates.length > 0 ? Object.fromEntries(updates) : undefined
}
