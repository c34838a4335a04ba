/** One way of writing a secret: its bytes, and how many of them one character of the secret takes. */
export type Form = { encoding: string; bytes: Buffer; ratio: number }

/** What of a secret is its own: of a JWT not the header, which all of them share. */
const ownPart = (secret: string) => /^eyJ[\w-]+\.(eyJ[\w-]+\.[\w-]+)$/.exec(secret)?.[1] ?? secret

const eachCharacter = (text: string, write: (code: number) => string) =>
  Array.from({ length: text.length }, (_, index) => write(text.charCodeAt(index))).join('')

const unicodeEscape = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

const upper = (escaped: string) =>
  escaped.replace(/(%|\\u|&#x)[0-9a-f]+/g, (found) => found.replace(/[a-f]/g, (digit) => digit.toUpperCase()))

const lower = (escaped: string) => escaped.replace(/%[0-9A-F]{2}/g, (found) => found.toLowerCase())

const reversed = (bytes: Buffer) => Buffer.from(bytes).reverse()

/** How text is escaped where it stands in addresses, in JSON, in HTML. */
const escapesOf = (text: string): [string, string][] => {
  const url = encodeURIComponent(text)
  const form = url.replaceAll('%20', '+')
  const json = JSON.stringify(text).slice(1, -1)
  const percent = eachCharacter(text, (code) => `%${code.toString(16).padStart(2, '0')}`)
  const unicode = eachCharacter(text, unicodeEscape)
  const hexEntities = eachCharacter(text, (code) => `&#x${code.toString(16)};`)
  return [
    ['URL', url],
    ['URL, lower case', lower(url)],
    ['URL, as in a form', form],
    ['URL twice', encodeURIComponent(url)],
    ['URL twice, lower case', lower(encodeURIComponent(lower(url)))],
    ['URL, every byte', percent],
    ['URL, every byte, upper case', upper(percent)],
    ['JSON', json],
    ['JSON with \\/', json.replaceAll('/', '\\/')],
    ['JSON in a script', json.replace(/[<>&/\u2028\u2029]/g, (character) => unicodeEscape(character.charCodeAt(0)))],
    ['JSON twice', JSON.stringify(json).slice(1, -1)],
    ['JSON, every character', unicode],
    ['JSON, every character, upper case', upper(unicode)],
    ['HTML', text.replace(/[&<>"']/g, (character) => entities[character]!)],
    ['HTML entities', eachCharacter(text, (code) => `&#${code};`)],
    ['HTML entities, hex', hexEntities],
    ['HTML entities, hex, upper case', upper(hexEntities)],
  ]
}

/**
 * Base64 depends on where in a longer text the secret starts: three ways, less the characters its neighbours have a
 * part in.
 */
const base64Of = (bytes: Buffer, alphabet: 'base64' | 'base64url'): [string, string][] =>
  [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString(alphabet)
      .replace(/=+$/, '')
    const skipped = Math.ceil((offset * 8) / 6)
    const shared = (offset + bytes.length) % 3 === 0 ? text.length : -1
    return [`${alphabet} at offset ${offset}`, text.slice(skipped, shared)]
  })

const binaryOf = (bytes: Buffer): [string, string][] => {
  const hex = bytes.toString('hex')
  const base64 = [...base64Of(bytes, 'base64'), ...base64Of(bytes, 'base64url')]
  return [
    ...base64,
    ...base64.flatMap(([name, text]) =>
      base64Of(Buffer.from(text), 'base64').map(([twice, again]): [string, string] => [`${twice}, of ${name}`, again]),
    ),
    ...base64.map(([name, text]): [string, string] => [`${name}, in an address`, encodeURIComponent(text)]),
    ['hex', hex],
    ['hex, upper case', hex.toUpperCase()],
    // As JSON writes a Buffer, and as a console shows a list.
    ['numbers', bytes.join(',')],
    ['numbers, spaced', bytes.join(', ')],
  ]
}

/**
 * Every way a secret might be written into something that reaches a browser, each once. `secret` is text, or the raw
 * bytes of a key. Of a JWT this is about payload and signature.
 */
export const formsOf = (secret: string | Buffer): Form[] => {
  const text = typeof secret === 'string' ? ownPart(secret) : undefined
  const bytes = text === undefined ? (secret as Buffer) : Buffer.from(text)
  const plain: [string, Buffer][] = [
    ['plain', bytes],
    ['reversed', reversed(bytes)],
    ['UTF-16', Buffer.from(bytes.toString('latin1'), 'utf16le')],
  ]
  const written = [...(text === undefined ? [] : escapesOf(text)), ...binaryOf(bytes)].map(
    ([name, form]): [string, Buffer] => [name, Buffer.from(form)],
  )
  const seen = new Set<string>()
  return [...plain, ...written].flatMap(([encoding, form]) => {
    const value = form.toString('latin1')
    if (seen.has(value)) return []
    seen.add(value)
    return [{ encoding, bytes: form, ratio: form.length / bytes.length }]
  })
}
