import { clamp } from './noise.ts'
import type { Plate, Press } from './press.ts'

type HalftoneOptions = { pitch: number; angle: number; kind?: 'dot' | 'line' }

/** Breaks a tone (0..1 per pixel) into dots or lines that swell with it; `pitch` in pixels, `angle` in radians. */
export function applyHalftone(
  { W, H, plate }: Press,
  tone: Plate,
  { pitch, angle, kind = 'dot' }: HalftoneOptions,
): Plate {
  const ca = Math.cos(angle)
  const sa = Math.sin(angle)
  return plate((x, y) => {
    const a = (x * ca + y * sa) / pitch
    const b = (y * ca - x * sa) / pitch
    if (kind === 'line')
      return clamp(((tone[y * W + x] as number) * 0.54 - Math.abs(b - Math.floor(b) - 0.5)) * pitch * 0.9 + 0.5)
    const ax = (Math.floor(a) + 0.5) * pitch
    const by = (Math.floor(b) + 0.5) * pitch
    const px = clamp(Math.round(ax * ca - by * sa), 0, W - 1)
    const py = clamp(Math.round(ax * sa + by * ca), 0, H - 1)
    const radius = Math.sqrt(tone[py * W + px] as number) * 0.72
    return clamp((radius - Math.hypot(a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5)) * pitch * 0.9 + 0.5)
  })
}
