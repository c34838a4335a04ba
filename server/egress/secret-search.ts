import { listEncodings } from './encodings.ts'

/** The name of a found secret, its encoding, and the offset of its bytes. Does not contain the secret itself. */
export type SecretMatch = { name: string; encoding: string; at: number }

/**
 * Searches bytes for many secrets at once. A secret counts as found when 24 of its characters (or all, if it is
 * shorter) occur in a row, in any encoding.
 */
export type SecretSearch = {
  /**
   * `secret` is text, or the raw bytes of a key. Returns false for fewer than 12 characters, which might match by
   * chance.
   */
  add(secret: string | Buffer, name: string): boolean
  /** At most one match for each secret and encoding. */
  findMatches(bytes: Uint8Array): SecretMatch[]
  /** The number of secrets in the search. */
  readonly secretCount: number
  readonly encodingCount: number
  /**
   * The number of bytes at the end of one chunk that must be searched again with the next one. Otherwise a match
   * between them is missed.
   */
  readonly overlap: number
}

/** Number of bytes that are hashed at a time; shorter matches cannot be found. */
const windowSize = 12

/** This many consecutive characters of a secret count as the secret. */
const minRunLength = 24

type Needle = { name: string; encoding: string; bytes: Buffer; minimumLength: number }
type WindowEntry = { needle: Needle; offset: number; next: WindowEntry | undefined }

const base = 0x01000193
/** base to the power of `windowSize`, modulo 2^32: the factor of the byte that leaves the window. */
const leavingFactor = Array.from({ length: windowSize }).reduce<number>((power) => Math.imul(power, base), 1)

/** The filter has at least this many bits for each window. One look-up in so many is a false positive. */
const filterSparseness = 32
const smallestFilter = 1 << 16

/** A Bloom filter, which shows quickly that a hash belongs to no secret. `bits` is a power of two. */
const createFilter = (bits: number) => {
  const filterBits = new Uint8Array(bits >>> 3)
  const getSlot = (hash: number) => (hash ^ (hash >>> 15)) & (bits - 1)
  return {
    bits,
    add: (hash: number) => {
      const slot = getSlot(hash)
      filterBits[slot >>> 3]! |= 1 << (slot & 7)
    },
    mayHold: (hash: number) => {
      const slot = getSlot(hash)
      return (filterBits[slot >>> 3]! & (1 << (slot & 7))) !== 0
    },
  }
}

const hashWindow = (bytes: Uint8Array, from: number) => {
  let hash = 0
  for (let index = from; index < from + windowSize; index += 1) hash = (Math.imul(hash, base) + bytes[index]! + 1) | 0
  return hash
}

/** Offsets of windows that are close enough together: any `minimumLength` consecutive bytes contain a whole window. */
const listWindowStarts = (length: number, minimumLength: number) => {
  const last = length - windowSize
  const step = minimumLength - windowSize + 1
  return [...Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step), last]
}

/** Returns how many bytes around a window also match the needle. */
const measureMatch = ({ bytes: needle }: Needle, offset: number, bytes: Uint8Array, at: number) => {
  let before = 0
  while (before < offset && before < at && needle[offset - before - 1] === bytes[at - before - 1]) before += 1
  let after = 0
  while (offset + after < needle.length && at + after < bytes.length && needle[offset + after] === bytes[at + after])
    after += 1
  return after < windowSize ? { length: 0, from: at } : { length: before + after, from: at - before }
}

/**
 * Computes a rolling hash over every window of the bytes and looks it up in a table of the secrets' windows. Compares
 * the bytes when it finds an entry.
 */
export const createSecretSearch = (): SecretSearch => {
  const known = new Set<string>()
  const entriesByHash = new Map<number, WindowEntry>()
  let filter = createFilter(smallestFilter)
  let encodingCount = 0
  let overlap = 0

  const growFilter = () => {
    filter = createFilter(filter.bits * 4)
    for (const hash of entriesByHash.keys()) filter.add(hash)
  }

  const addNeedle = (needle: Needle) => {
    encodingCount += 1
    overlap = Math.max(overlap, needle.minimumLength - 1)
    for (const offset of listWindowStarts(needle.bytes.length, needle.minimumLength)) {
      const hash = hashWindow(needle.bytes, offset)
      filter.add(hash)
      entriesByHash.set(hash, { needle, offset, next: entriesByHash.get(hash) })
    }
    if (entriesByHash.size * filterSparseness > filter.bits) growFilter()
  }

  const collectMatches = (matches: Map<string, SecretMatch>, bytes: Uint8Array, hash: number, at: number) => {
    for (let place = entriesByHash.get(hash); place; place = place.next) {
      const { name, encoding, minimumLength } = place.needle
      const run = measureMatch(place.needle, place.offset, bytes, at)
      const label = `${name}\n${encoding}`
      if (run.length >= minimumLength && !matches.has(label)) matches.set(label, { name, encoding, at: run.from })
    }
  }

  return {
    add(secret, name) {
      const value = `${typeof secret} ${typeof secret === 'string' ? secret : secret.toString('base64')}`
      if (secret.length < windowSize) return false
      if (known.has(value)) return true
      known.add(value)
      for (const { encoding, bytes, bytesPerCharacter } of listEncodings(secret)) {
        if (bytes.length >= windowSize)
          addNeedle({
            name,
            encoding,
            bytes,
            minimumLength: Math.min(bytes.length, Math.ceil(minRunLength * bytesPerCharacter)),
          })
      }
      return true
    },
    findMatches(bytes) {
      const matches = new Map<string, SecretMatch>()
      if (bytes.length < windowSize) return []
      const { mayHold } = filter
      let hash = hashWindow(bytes, 0)
      for (let at = 0; ; at += 1) {
        if (mayHold(hash)) collectMatches(matches, bytes, hash, at)
        const next = at + windowSize
        if (next >= bytes.length) return [...matches.values()]
        hash = (Math.imul(hash, base) + bytes[next]! + 1 - Math.imul(leavingFactor, bytes[at]! + 1)) | 0
      }
    },
    get secretCount() {
      return known.size
    },
    get encodingCount() {
      return encodingCount
    },
    get overlap() {
      return overlap
    },
  }
}
