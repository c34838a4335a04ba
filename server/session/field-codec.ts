/**
 * How a vault field that authorises or identifies somebody looks at rest. `key` and `field` say where it is stored, so that a codec can
 * bind the text to its place. `decode` answers undefined for what it cannot read.
 */
export type FieldCodec = {
  encode(key: string, field: string, value: string): string
  decode(key: string, field: string, stored: string): string | undefined
}

export const plainFieldCodec: FieldCodec = {
  encode: (_key, _field, value) => value,
  decode: (_key, _field, stored) => stored,
}
