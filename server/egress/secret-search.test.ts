import { randomBytes, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { listEncodings } from './encodings.ts'
import { createSecretSearch } from './secret-search.ts'

const header = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'
const token = `${header}.${Buffer.from('{"id":"018f","guest_user":true,"iat":1,"exp":2}').toString('base64url')}.${randomBytes(32).toString('base64url')}`
const signature = token.split('.')[2]!
const basket = crypto.randomUUID()
const key = randomBytes(32)

const createSearchFor = (...secrets: (string | Buffer)[]) => {
  const search = createSecretSearch()
  secrets.forEach((secret, index) => search.add(secret, `secret ${index}`))
  return search
}

const createNoise = (length: number) => randomBytes(length).toString('base64')

describe('createSecretSearch', () => {
  it.each([
    ['a token', token],
    ['a basket id', basket],
    ['a key', key],
    ['text with characters to escape', 'c2ln/+=?<script>&"quoted" and ‘more’'],
    ['the shortest secret', 'abcdef+/1234'],
  ])('finds %s in every encoding, with its name and offset [S1 V6]', (_, secret) => {
    const search = createSearchFor(randomBytes(40).toString('hex'), secret)
    for (const { encoding, bytes } of listEncodings(secret)) {
      const before = Buffer.from(createNoise(randomInt(90)))
      const matches = search.findMatches(
        Buffer.concat([before, Buffer.from('"'), bytes, Buffer.from(`"${createNoise(60)}`)]),
      )
      expect(matches, encoding).toContainEqual({ name: 'secret 1', encoding, at: before.length + 1 })
    }
  })

  it('agrees with a naive search on random texts [V6]', () => {
    const secrets = Array.from({ length: 60 }, () => randomBytes(randomInt(12, 60)).toString('base64url'))
    const search = createSearchFor(...secrets)
    for (let round = 0; round < 200; round += 1) {
      const planted = Array.from({ length: randomInt(4) }, () => secrets[randomInt(secrets.length)]!)
      const text = [
        createNoise(randomInt(200)),
        ...planted.flatMap((secret) => [secret, createNoise(randomInt(50))]),
      ].join(' ')
      const found = search
        .findMatches(Buffer.from(text))
        .filter(({ encoding }) => encoding === 'plain')
        .map(({ name }) => name)
      expect(found.toSorted()).toEqual(
        secrets.flatMap((secret, index) => (text.includes(secret) ? [`secret ${index}`] : [])).toSorted(),
      )
    }
  })

  it('needs 24 characters in a row: finds a signature alone, but neither 23 characters nor a JWT header [V6]', () => {
    const search = createSearchFor(token, basket)
    expect(search.findMatches(Buffer.from(`<i class="${signature}">`))).toMatchObject([
      { name: 'secret 0', encoding: 'plain' },
    ])
    expect(search.findMatches(Buffer.from(`${header}.`))).toEqual([])
    for (let start = 0; start + 24 <= signature.length; start += 1) {
      expect(search.findMatches(Buffer.from(`…${signature.slice(start, start + 24)}…`)), `from ${start}`).toHaveLength(
        1,
      )
      expect(search.findMatches(Buffer.from(`…${signature.slice(start, start + 23)}…`)), `from ${start}`).toEqual([])
    }
    const hex = Buffer.from(basket).toString('hex')
    for (let start = 0; start + 48 <= hex.length; start += 1)
      expect(search.findMatches(Buffer.from(`=${hex.slice(start, start + 48)}=`))).toHaveLength(1)
  })

  it('misses no match between two chunks that share its overlap [V5]', () => {
    const search = createSearchFor(basket)
    for (const { encoding, bytes } of listEncodings(basket)) {
      const whole = Buffer.concat([Buffer.from(createNoise(80)), bytes, Buffer.from(createNoise(80))])
      for (let cut = 1; cut < whole.length; cut += 7) {
        const [first, second] = [whole.subarray(0, cut), whole.subarray(Math.max(0, cut - search.overlap))]
        expect(
          [...search.findMatches(first), ...search.findMatches(second)].some((find) => find.encoding === encoding),
          `${encoding} cut at ${cut}`,
        ).toBe(true)
      }
    }
  })

  it('finds nothing in clean bytes, and refuses secrets that are too short', () => {
    const search = createSearchFor(...Array.from({ length: 300 }, () => crypto.randomUUID()))
    expect(search.findMatches(Buffer.from(createNoise(500_000)))).toEqual([])
    expect(search.findMatches(Buffer.from('short'))).toEqual([])
    expect(search.add('too short', 'word')).toBe(false)
    expect(search.add(token, 'token')).toBe(true)
    expect(search.secretCount).toBe(301)
  })
})
