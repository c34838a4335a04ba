/** Deterministic random numbers: the same seed prints the same bytes. */
export type Random = () => number

/** Mulberry32: 32 bits of state, 0 <= n < 1. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** White noise at integer coordinates, 0..1. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

export const clamp = (v: number, low = 0, high = 1): number => (v < low ? low : v > high ? high : v)
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export const smooth = (t: number): number => t * t * (3 - 2 * t)
export const smoothstep = (a: number, b: number, v: number): number => smooth(clamp((v - a) / (b - a)))

function valueNoise(x: number, y: number, seed: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = smooth(x - i)
  const v = smooth(y - j)
  const top = mix(hash(i, j, seed), hash(i + 1, j, seed), u)
  return mix(top, mix(hash(i, j + 1, seed), hash(i + 1, j + 1, seed), u), v)
}

/** Three octaves of value noise, 0..1: the blotches in ink and paper, and every torn edge. */
export function cloud(x: number, y: number, seed: number): number {
  return (
    valueNoise(x, y, seed) * 0.55 +
    valueNoise(x * 2.1, y * 2.1, seed + 7) * 0.3 +
    valueNoise(x * 4.3, y * 4.3, seed + 13) * 0.15
  )
}
