/** One encoding of a secret: its bytes, and the number of bytes for each character of the secret. */
type EncodedSecret = { encoding: string; bytes: Buffer; bytesPerCharacter: number }

/** The part of a secret that is unique. Leaves out the header of a JWT, which all JWTs share. */
const getUniquePart = (secret: string) => /^eyJ[\w-]+\.(eyJ[\w-]+\.[\w-]+)$/.exec(secret)?.[1] ?? secret

const escapeEach = (text: string, write: (code: number) => string) =>
  Array.from({ length: text.length }, (_, index) => write(text.charCodeAt(index))).join('')

const toUnicodeEscape = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const toUpperEscapes = (escaped: string) =>
  escaped.replace(/(%|\\u|&#x)[0-9a-f]+/g, (found) => found.replace(/[a-f]/g, (digit) => digit.toUpperCase()))

const toLowerEscapes = (escaped: string) => escaped.replace(/%[0-9A-F]{2}/g, (found) => found.toLowerCase())

const reverseBytes = (bytes: Buffer) => Buffer.from(bytes).reverse()

/** The forms that escaping in URLs, JSON and HTML gives a text. */
const listTextEscapes = (text: string): [string, string][] => {
  const url = encodeURIComponent(text)
  const form = url.replaceAll('%20', '+')
  const json = JSON.stringify(text).slice(1, -1)
  const percent = escapeEach(text, (code) => `%${code.toString(16).padStart(2, '0')}`)
  const unicode = escapeEach(text, toUnicodeEscape)
  const hexEntities = escapeEach(text, (code) => `&#x${code.toString(16)};`)
  return [
    ['URL', url],
    ['URL, lower case', toLowerEscapes(url)],
    ['URL, as in a form', form],
    ['URL twice', encodeURIComponent(url)],
    ['URL twice, lower case', toLowerEscapes(encodeURIComponent(toLowerEscapes(url)))],
    ['URL, every byte', percent],
    ['URL, every byte, upper case', toUpperEscapes(percent)],
    ['JSON', json],
    ['JSON with \\/', json.replaceAll('/', '\\/')],
    ['JSON in a script', json.replace(/[<>&/\u2028\u2029]/g, (character) => toUnicodeEscape(character.charCodeAt(0)))],
    ['JSON twice', JSON.stringify(json).slice(1, -1)],
    ['JSON, every character', unicode],
    ['JSON, every character, upper case', toUpperEscapes(unicode)],
    ['HTML', text.replace(/[&<>"']/g, (character) => entities[character]!)],
    ['HTML entities', escapeEach(text, (code) => `&#${code};`)],
    ['HTML entities, hex', hexEntities],
    ['HTML entities, hex, upper case', toUpperEscapes(hexEntities)],
  ]
}

/**
 * The three base64 forms of a secret within a longer text; they depend on its offset there. Leaves out the characters
 * that also depend on its neighbours.
 */
const listBase64Forms = (bytes: Buffer, alphabet: 'base64' | 'base64url'): [string, string][] =>
  [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString(alphabet)
      .replace(/=+$/, '')
    const skipped = Math.ceil((offset * 8) / 6)
    const shared = (offset + bytes.length) % 3 === 0 ? text.length : -1
    return [`${alphabet} at offset ${offset}`, text.slice(skipped, shared)]
  })

const listBinaryForms = (bytes: Buffer): [string, string][] => {
  const hex = bytes.toString('hex')
  const base64 = [...listBase64Forms(bytes, 'base64'), ...listBase64Forms(bytes, 'base64url')]
  return [
    ...base64,
    ...base64.flatMap(([name, text]) =>
      listBase64Forms(Buffer.from(text), 'base64').map(([twice, again]): [string, string] => [
        `${twice}, of ${name}`,
        again,
      ]),
    ),
    ...base64.map(([name, text]): [string, string] => [`${name}, in an address`, encodeURIComponent(text)]),
    ['hex', hex],
    ['hex, upper case', hex.toUpperCase()],
    // JSON writes a Buffer in this way, and a console writes a list so.
    ['numbers', bytes.join(',')],
    ['numbers, spaced', bytes.join(', ')],
  ]
}

/**
 * Every encoding in which a secret might reach a browser, each once. `secret` is text, or the raw bytes of a key. For a
 * JWT, encodes only payload and signature.
 */
export const listEncodings = (secret: string | Buffer): EncodedSecret[] => {
  const text = typeof secret === 'string' ? getUniquePart(secret) : undefined
  const bytes = text === undefined ? (secret as Buffer) : Buffer.from(text)
  const plain: [string, Buffer][] = [
    ['plain', bytes],
    ['reversed', reverseBytes(bytes)],
    ['UTF-16', Buffer.from(bytes.toString('latin1'), 'utf16le')],
  ]
  const written = [...(text === undefined ? [] : listTextEscapes(text)), ...listBinaryForms(bytes)].map(
    ([name, form]): [string, Buffer] => [name, Buffer.from(form)],
  )
  const seen = new Set<string>()
  return [...plain, ...written].flatMap(([encoding, form]) => {
    const value = form.toString('latin1')
    if (seen.has(value)) return []
    seen.add(value)
    return [{ encoding, bytes: form, bytesPerCharacter: form.length / bytes.length }]
  })
}
