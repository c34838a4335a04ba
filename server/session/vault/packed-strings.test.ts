import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { packStrings, unpackStrings } from './packed-strings.ts'

describe('packStrings', () => {
  it.each([
    [randomUUID(), 17],
    [randomBytes(32).toString('base64url'), 33],
    [undefined, 1],
    ['', 3],
    ['order 4711 – ü', 20],
    ['NOT-A-UUID', 13],
    [randomUUID().toUpperCase(), 28],
    ['x'.repeat(1_000), 1_003],
    ['ä'.repeat(500), 1_003],
    ['{"a":1}', 10],
  ])('restores a string: %j', (value, most) => {
    const packed = packStrings([value])
    expect(unpackStrings(packed)).toEqual([value])
    expect(packed.length).toBe(most)
  })

  it('restores a list of strings with gaps', () => {
    for (let round = 0; round < 200; round++) {
      const values = Array.from(
        { length: 6 },
        (_, index) =>
          [undefined, randomUUID(), randomBytes(24).toString('base64url'), randomBytes(index).toString('latin1')][
            (round + index) % 4
          ],
      )
      expect(unpackStrings(packStrings(values))).toEqual(values)
    }
  })

  it.each(['ff', '2041', 'fe', 'fe0005ab'])('rejects bytes that end too early: %s', (hex) => {
    expect(() => unpackStrings(Buffer.from(hex, 'hex'))).toThrow(RangeError)
  })
})
