import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { packStrings, unpackStrings } from './packed-strings.ts'

describe('packed texts', () => {
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
  ])('come back as they were: %j', (value, most) => {
    const packed = packStrings([value])
    expect(unpackStrings(packed)).toEqual([value])
    expect(packed.length).toBe(most)
  })

  it('come back in a row, gaps included', () => {
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

  it.each(['ff', '2041', 'fe', 'fe0005ab'])('that end too early are none: %s', (hex) => {
    expect(() => unpackStrings(Buffer.from(hex, 'hex'))).toThrow(RangeError)
  })
})
