const [absent, uuid, text] = [0, 255, 254]
/** The most bytes that a string may have to be stored as bytes; a longer string is stored as text. */
const maxBytesLength = 126

const isUuid = (value: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)

const packString = (value: string | undefined): Buffer => {
  if (value === undefined) return Buffer.from([absent])
  if (isUuid(value)) return Buffer.concat([Buffer.from([uuid]), Buffer.from(value.replaceAll('-', ''), 'hex')])
  const bytes = Buffer.from(value, 'base64url')
  if (bytes.length > 0 && bytes.length <= maxBytesLength && bytes.toString('base64url') === value)
    return Buffer.concat([Buffer.from([bytes.length]), bytes])
  const textBytes = Buffer.from(value)
  const head = Buffer.from([text, 0, 0])
  head.writeUInt16BE(textBytes.length, 1)
  return Buffer.concat([head, textBytes])
}

/**
 * Packs strings into bytes. UUIDs and base64url take fewer bytes than as text. Each string may have at most
 * 65,535 bytes.
 */
export const packStrings = (values: readonly (string | undefined)[]): Buffer => Buffer.concat(values.map(packString))

/** Reverses `packStrings`; throws RangeError for other input. */
export const unpackStrings = (bytes: Buffer): (string | undefined)[] => {
  const values: (string | undefined)[] = []
  let offset = 0
  const readBytes = (length: number) => {
    if (offset + length > bytes.length) throw new RangeError('Texts end too early')
    return bytes.subarray(offset, (offset += length))
  }
  while (offset < bytes.length) {
    const marker = readBytes(1)[0]!
    if (marker === absent) values.push(undefined)
    else if (marker === uuid)
      values.push(
        readBytes(16)
          .toString('hex')
          .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      )
    else if (marker === text) values.push(readBytes(readBytes(2).readUInt16BE()).toString())
    else values.push(readBytes(marker).toString('base64url'))
  }
  return values
}
