import { expect, it } from 'vitest'
import { listEncodings } from './encodings.ts'

const textWithSpecialCharacters = 'c2ln/+=?<script>&"quoted" and ‘more’'
const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.c2lnbmF0dXJl'

const listForms = (secret: string | Buffer, encoding: string) =>
  listEncodings(secret)
    .filter((form) => form.encoding.startsWith(encoding))
    .map(({ bytes }) => bytes.toString('latin1'))

it('listEncodings has every escape of text [S1 V6]', () => {
  const text = 'c2ln/+=?<b>&"'
  const all = listEncodings(text).map(({ bytes }) => bytes.toString('latin1'))
  const url = encodeURIComponent(text)
  expect(all).toEqual(
    expect.arrayContaining([
      text,
      url,
      url.toLowerCase(),
      encodeURIComponent(url),
      JSON.stringify(text).slice(1, -1),
      'c2ln\\/+=?<b>&\\"',
      'c2ln\\u002f+=?\\u003cb\\u003e\\u0026\\"',
      'c2ln/+=?&lt;b&gt;&amp;&quot;',
      [...text].reverse().join(''),
      Buffer.from(text).toString('hex').toUpperCase(),
    ]),
  )
})

it('listEncodings has base64 at every offset in a longer text [S1 V6]', () => {
  for (const before of ['', 'x', 'xy', 'xyz']) {
    for (const after of ['', 'x', 'xy', 'xyz']) {
      for (const alphabet of ['base64', 'base64url'] as const) {
        const text = Buffer.from(`${before}${textWithSpecialCharacters}${after}`).toString(alphabet)
        expect(
          listForms(textWithSpecialCharacters, '').some((form) => text.includes(form)),
          `${alphabet} of ${before}…${after}`,
        ).toBe(true)
      }
    }
  }
})

it('listEncodings leaves out the header of a JWT, which all JWTs share', () => {
  expect(listForms(jwt, 'plain')).toEqual(['eyJpZCI6IjEifQ.c2lnbmF0dXJl'])
})

it('listEncodings has the bytes of a key raw, in hex and in base64, each form once', () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => 200 + index))
  const forms = listEncodings(key)
  expect(forms[0]!.bytes.equals(key)).toBe(true)
  expect(listForms(key, 'hex')).toContain(key.toString('hex'))
  expect(listForms(key, 'base64')).toContain(key.toString('base64').replace(/=+$/, '').slice(0, -1))
  expect(new Set(forms.map(({ bytes }) => bytes.toString('hex'))).size).toBe(forms.length)
})

it('listEncodings has the list of bytes that JSON writes for a Buffer [V6]', () => {
  const forms = listForms(textWithSpecialCharacters, 'numbers')
  expect(
    forms.some((form) => JSON.stringify(Buffer.from(`before ${textWithSpecialCharacters} after`)).includes(form)),
  ).toBe(true)
  expect(forms.some((form) => `[ ${[...Buffer.from(textWithSpecialCharacters)].join(', ')} ]`.includes(form))).toBe(
    true,
  )
})
