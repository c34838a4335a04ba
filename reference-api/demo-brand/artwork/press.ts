import sharp from 'sharp'
import { clamp, cloud, createRandom, hash, mix, type Random } from './noise.ts'
import { group } from './shapes.ts'

/** Coverage of one ink, 0..1 per pixel. */
export type Plate = Float32Array
export type Inks = readonly [string, string, string, string, string]
type InkOptions = {
  /** Opaque, like cut paper; otherwise the ink is transparent and multiplies with what lies below. */
  over?: boolean
  /** How much the ink loses to texture, 0..1. */
  wear?: number
  strength?: number
}
type PressOptions = { width: number; height: number; seed: number; variant?: number; paper: string }

/**
 * A small printing press: paper, then ink plates with a slight misregister, blotches and specks.
 * Compositions use W, H and u (the short side), so any ratio and any size prints the same picture.
 */
export type Press = ReturnType<typeof createPress>
export type Family = (press: Press, inks: Inks) => Promise<void>

/** '#rrggbb' as three numbers 0..255. */
export const channels = (hex: string): [number, number, number] => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

/** Samples every 4 pixels: blotches are far wider than a pixel, so this looks the same and is 16 times faster. */
function createBlotches(width: number, height: number, scale: number, seed: number): (x: number, y: number) => number {
  const columns = (width >> 2) + 1
  const cells = new Float32Array(columns * ((height >> 2) + 1))
  for (let i = 0; i < cells.length; i++) {
    cells[i] = cloud(((i % columns) * 4) / scale, (Math.floor(i / columns) * 4) / scale, seed)
  }
  return (x, y) => cells[(y >> 2) * columns + (x >> 2)] as number
}

/** Draws SVG to a plate; `blur` in pixels. */
export async function drawPlate(W: number, H: number, body: string, blur = 0): Promise<Plate> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}"><rect width="${W}" height="${H}" fill="#000"/><g fill="#fff">${body}</g></svg>`
  const image = sharp(Buffer.from(svg))
  const { data, info } = await (blur > 0.3 ? image.blur(blur) : image).raw().toBuffer({ resolveWithObject: true })
  return Float32Array.from({ length: W * H }, (_, i) => (data[i * info.channels] as number) / 255)
}

export function createPress({ width: W, height: H, seed, variant = 0, paper }: PressOptions) {
  const u = Math.min(W, H)
  const scale = u / 1200
  const rng: Random = createRandom(seed)
  const sheet = new Float32Array(W * H * 3)

  const fibre = createBlotches(W, H, 90 * scale, seed)
  const ground = channels(paper)
  for (let i = 0; i < sheet.length; i++) {
    const p = Math.floor(i / 3)
    sheet[i] = (ground[i % 3] as number) * (1 - (fibre(p % W, Math.floor(p / W)) - 0.5) * 0.03)
  }

  const plate = (tone: (x: number, y: number) => number): Plate => {
    const m = new Float32Array(W * H)
    for (let y = 0, i = 0; y < H; y++) for (let x = 0; x < W; x++, i++) m[i] = tone(x, y)
    return m
  }

  const ink = (coverage: Plate, hex: string, { over = false, wear = 0.16, strength = 1 }: InkOptions = {}): void => {
    const colour = channels(hex)
    const texture = seed + Math.floor(rng() * 999)
    const blotch = createBlotches(W, H, 160 * scale, texture)
    const dx = over ? 0 : Math.round((rng() - 0.5) * 7 * scale)
    const dy = over ? 0 : Math.round((rng() - 0.5) * 7 * scale)
    for (let y = 0, i = 0; y < H; y++) {
      const row = clamp(y + dy, 0, H - 1) * W
      for (let x = 0; x < W; x++, i++) {
        const covered = coverage[row + clamp(x + dx, 0, W - 1)] as number
        if (covered <= 0.004) continue
        const blot = blotch(x, y)
        const speck = hash(x >> 1, y >> 1, texture) > 0.985 ? wear * 2.4 * blot : 0
        const a = covered * strength * (1 - wear * blot - speck)
        for (let k = 0; k < 3; k++) {
          const below = sheet[i * 3 + k] as number
          const tint = colour[k] as number
          sheet[i * 3 + k] = over ? mix(below, tint, a) : below * mix(1, tint / 255, a)
        }
      }
    }
  }

  const draw = (body: string, blur = 0): Promise<Plate> => drawPlate(W, H, body, blur)

  return {
    W,
    H,
    u,
    cx: W / 2,
    cy: H / 2,
    scale,
    seed,
    variant,
    rng,
    sheet,
    plate,
    draw,
    ink,
    between: (a: number, b: number): number => mix(a, b, rng()),
    /** Draws and prints one transparent ink. */
    print: async (body: string, hex: string, options?: InkOptions): Promise<void> =>
      ink(await draw(body), hex, options),
    /** Lays opaque paper, with the thin shadow of its edge when `lift` (in 1/1200 of the short side) is given. */
    paste: async (
      body: string,
      hex: string,
      { lift = 0, wear = 0.06 }: { lift?: number; wear?: number } = {},
    ): Promise<void> => {
      if (lift)
        ink(await draw(group(`translate(${lift * scale} ${lift * 1.4 * scale})`, body)), '#000000', {
          over: true,
          strength: 0.2,
        })
      ink(await draw(body), hex, { over: true, wear })
    },
  }
}
