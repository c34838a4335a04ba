import { formsOf } from './encodings.ts'

/**
 * What was found: which secret, by the name it was given, how it was written, and where the bytes of it start. Never
 * the secret.
 */
export type Find = { name: string; encoding: string; at: number }

/**
 * Looks for many secrets in bytes at once. A secret counts as found where 24 of its characters stand in a row (all of
 * them, if it has fewer), in any encoding.
 */
export type SecretSearch = {
  /**
   * `secret` is text, or the raw bytes of a key. False where it is too short to be told from chance: under 12
   * characters.
   */
  add(secret: string | Buffer, name: string): boolean
  /** One find for each secret and encoding at most. */
  find(bytes: Uint8Array): Find[]
  /** How many secrets, and how many ways of writing them, are looked for. */
  readonly secrets: number
  readonly forms: number
  /** How many bytes of one chunk have to be seen again with the next, so that nothing is missed between them. */
  readonly overlap: number
}

/** Bytes that are hashed at a time; nothing shorter can be found. */
const window = 12

/** Characters of a secret in a row that count as the secret. */
const telling = 24

type Needle = { name: string; encoding: string; bytes: Buffer; least: number }
type Place = { needle: Needle; offset: number; next: Place | undefined }

const base = 0x01000193
/** base to the power of `window`, modulo 2^32: what a byte counts for when it leaves. */
const leaving = Array.from({ length: window }).reduce<number>((power) => Math.imul(power, base), 1)

/** Bits of the filter for each window it holds, at least: one in so many looks is in vain. */
const sparseness = 32
const smallestFilter = 1 << 16

/** Tells quickly, and mostly rightly, that a hash is of no secret. `bits` is a power of two. */
const createFilter = (bits: number) => {
  const held = new Uint8Array(bits >>> 3)
  const slotOf = (hash: number) => (hash ^ (hash >>> 15)) & (bits - 1)
  return {
    bits,
    add: (hash: number) => {
      const slot = slotOf(hash)
      held[slot >>> 3]! |= 1 << (slot & 7)
    },
    mayHold: (hash: number) => {
      const slot = slotOf(hash)
      return (held[slot >>> 3]! & (1 << (slot & 7))) !== 0
    },
  }
}

const hashOf = (bytes: Uint8Array, from: number) => {
  let hash = 0
  for (let index = from; index < from + window; index += 1) hash = (Math.imul(hash, base) + bytes[index]! + 1) | 0
  return hash
}

/** Where windows start, so close that `least` bytes in a row, wherever they begin, hold a whole one. */
const startsOf = (length: number, least: number) => {
  const last = length - window
  const step = least - window + 1
  return [...Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step), last]
}

/** How many bytes around a window are the needle's, too. */
const runLength = ({ bytes: needle }: Needle, offset: number, bytes: Uint8Array, at: number) => {
  let before = 0
  while (before < offset && before < at && needle[offset - before - 1] === bytes[at - before - 1]) before += 1
  let after = 0
  while (offset + after < needle.length && at + after < bytes.length && needle[offset + after] === bytes[at + after])
    after += 1
  return after < window ? { length: 0, from: at } : { length: before + after, from: at - before }
}

/**
 * A rolling hash over every window of the bytes, into a table of windows of the secrets; what is in it is then
 * compared.
 */
export const createSecretSearch = (): SecretSearch => {
  const known = new Set<string>()
  const places = new Map<number, Place>()
  let filter = createFilter(smallestFilter)
  let forms = 0
  let overlap = 0

  const grow = () => {
    filter = createFilter(filter.bits * 4)
    for (const hash of places.keys()) filter.add(hash)
  }

  const addNeedle = (needle: Needle) => {
    forms += 1
    overlap = Math.max(overlap, needle.least - 1)
    for (const offset of startsOf(needle.bytes.length, needle.least)) {
      const hash = hashOf(needle.bytes, offset)
      filter.add(hash)
      places.set(hash, { needle, offset, next: places.get(hash) })
    }
    if (places.size * sparseness > filter.bits) grow()
  }

  const collect = (finds: Map<string, Find>, bytes: Uint8Array, hash: number, at: number) => {
    for (let place = places.get(hash); place; place = place.next) {
      const { name, encoding, least } = place.needle
      const run = runLength(place.needle, place.offset, bytes, at)
      const label = `${name}\n${encoding}`
      if (run.length >= least && !finds.has(label)) finds.set(label, { name, encoding, at: run.from })
    }
  }

  return {
    add(secret, name) {
      const value = `${typeof secret} ${typeof secret === 'string' ? secret : secret.toString('base64')}`
      if (secret.length < window) return false
      if (known.has(value)) return true
      known.add(value)
      for (const { encoding, bytes, ratio } of formsOf(secret)) {
        if (bytes.length >= window)
          addNeedle({ name, encoding, bytes, least: Math.min(bytes.length, Math.ceil(telling * ratio)) })
      }
      return true
    },
    find(bytes) {
      const finds = new Map<string, Find>()
      if (bytes.length < window) return []
      const { mayHold } = filter
      let hash = hashOf(bytes, 0)
      for (let at = 0; ; at += 1) {
        if (mayHold(hash)) collect(finds, bytes, hash, at)
        const next = at + window
        if (next >= bytes.length) return [...finds.values()]
        hash = (Math.imul(hash, base) + bytes[next]! + 1 - Math.imul(leaving, bytes[at]! + 1)) | 0
      }
    },
    get secrets() {
      return known.size
    },
    get forms() {
      return forms
    },
    get overlap() {
      return overlap
    },
  }
}
