import { clamp, cloud, createRandom, mix, smooth, type Random } from '../noise.ts'
import { channels, drawPlate, type Plate } from '../press.ts'
import { group } from '../shapes.ts'

/**
 * A picture drawn by adding light: layers of plates (0..1 per pixel), then haze, then silhouettes, then three tones of
 * one colour. Rooms are drawn on a board of 1500 by 1000 units, whatever size they print at.
 */
export type Room = ReturnType<typeof createRoom>

type Crowd = { x0: number; reach: number; top: number; depth: number; tone: number; blur?: number }
type Tint = readonly [dark: string, middle: string, bright: string]

export function createRoom({ width: W, height: H, seed }: { width: number; height: number; seed: number }) {
  const light = new Float32Array(W * H)
  const rng: Random = createRandom(seed)
  const k = H / 1000
  const haze = (x: number, y: number): number => cloud(x / (260 * k), y / (190 * k), seed)
  const each = (change: (light: number, x: number, y: number, i: number) => number): void => {
    for (let y = 0, i = 0; y < H; y++) for (let x = 0; x < W; x++, i++) light[i] = change(light[i] as number, x, y, i)
  }
  const draw = (body: string, blur = 0): Promise<Plate> => drawPlate(W, H, group(`scale(${k})`, body), blur * k)

  return {
    W,
    H,
    k,
    rng,
    seed,
    each,
    draw,
    haze,
    /** Adds light where the plate is lit; `hazy` (0..1) is the share of it that follows the haze. */
    shine: async (body: string, strength: number, { blur = 0, hazy = 0 } = {}): Promise<void> => {
      const plate = await draw(body, blur)
      each((v, x, y, i) => v + (plate[i] as number) * strength * (1 - hazy + hazy * 2 * haze(x, y)))
    },
    /** A soft pool of light; centre and radii as shares of width and height. */
    glow: (x0: number, y0: number, rx: number, ry: number, strength: number): void =>
      each(
        (v, x, y) =>
          v + strength * (0.5 + haze(x, y)) * Math.exp(-(((x / W - x0) / rx) ** 2) - ((y / H - y0) / ry) ** 2),
      ),
    /** Puts a dark shape in front of the light; `rim` is the share of the light that it keeps. */
    shade: async (body: string, { blur = 1.4, rim = 0.05 } = {}): Promise<void> => {
      const plate = await draw(body, blur)
      each((v, _x, _y, i) => mix(v, v * rim + 0.012, plate[i] as number))
    },
    /**
     * A row of people, lit from a stage. The light is brightest at `x0` and at the shoulders (`top`), falls off sideways
     * over `reach`, and ends `depth` below the shoulders. `x0` and `reach` are shares of the width, `top` and `depth` of
     * the height, `tone` is the brightest light (0..1).
     */
    crowd: async (body: string, { x0, reach, top, depth, tone, blur = 1.4 }: Crowd): Promise<void> => {
      const plate = await draw(body, blur)
      each((v, x, y, i) => {
        const covered = plate[i] as number
        if (covered < 0.004) return v
        const lit =
          tone * Math.exp(-(((x / W - x0) / reach) ** 2)) * clamp(1 - (y / H - top) / depth) * (0.45 + haze(x, y) * 1.1)
        return mix(v, lit + 0.012, covered)
      })
    },
    /** Darkens the picture from `from` down to the bottom edge, where pages set the venue's name over it. */
    finish: (
      [dark, middle, bright]: Tint,
      from: number,
    ): { W: number; H: number; seed: number; sheet: Float32Array } => {
      const [lo, md, hi] = [channels(dark), channels(middle), channels(bright)]
      const sheet = new Float32Array(W * H * 3)
      each((light_, x, y, i) => {
        const vignette = 1 - 0.9 * Math.hypot((x / W - 0.5) * 0.85, (y / H - 0.5) * 0.7) ** 2
        const foot = 1 - 0.88 * smooth(clamp((y / H - from) / (0.97 - from)))
        const v = clamp(light_ * vignette * foot)
        for (let c = 0; c < 3; c++) {
          sheet[i * 3 + c] =
            v < 0.5
              ? mix(lo[c] as number, md[c] as number, smooth(v * 2))
              : mix(md[c] as number, hi[c] as number, smooth(v * 2 - 1))
        }
        return light_
      })
      return { W, H, seed, sheet }
    },
  }
}
