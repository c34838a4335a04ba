import { z } from 'zod'
import { LeftOutLine } from '#shared/api/basket/basket-schemas.ts'
import type { FieldChanges, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'

const field = 'leftOut'

/** Bounds the size of the session. */
const maxLines = 10

/** The change that stores the lines in the vault. An empty list removes the field. */
export const encodeLeftOutLines = (codec: FieldCodec, key: string, lines: readonly LeftOutLine[]): FieldChanges => ({
  [field]: lines.length > 0 ? codec.encode(key, field, JSON.stringify(lines.slice(0, maxLines))) : null,
})

/** Empty without the field, or with one that cannot be decrypted. */
export const decodeLeftOutLines = (codec: FieldCodec, key: string, fields: Fields): LeftOutLine[] => {
  const json = fields[field] === undefined ? undefined : codec.decode(key, field, fields[field])
  return json === undefined ? [] : z.array(LeftOutLine).parse(JSON.parse(json))
}
