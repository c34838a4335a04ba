import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, rect, times } from '../shapes.ts'

type Cone = [x: number, y: number, r: number]

/** A wall of speaker cabinets with halftone cones. A variant: one cone close up, with rings of air around it. */
export async function drawSpeakers(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, variant } = press
  if (variant) {
    const y = H * 0.58
    await press.print(
      times(6, (i) =>
        disc(cx, y, u * (0.42 + i * 0.13), `fill="none" stroke="#fff" stroke-width="${u * (0.055 - i * 0.007)}"`),
      ),
      a,
    )
    await press.paste(disc(cx, y, u * 0.36), b)
    const tone = press.plate((px, py) => {
      const r = Math.hypot(px - cx, py - y) / u
      const turn = Math.cos(Math.atan2(py - y, px - cx) + 2.2)
      return r > 0.33 ? 0 : clamp(r > 0.28 ? 0.5 : r > 0.12 ? 0.42 + turn * 0.42 : 0.45 - turn * 0.5)
    })
    return press.ink(applyHalftone(press, tone, { pitch: u / 70, angle: 0.4 }), e, { over: true, wear: 0.05 })
  }
  const columns = W > H ? 5 : 2
  const w = (W / columns) * 0.94
  const h = H * 0.305
  const cones: Cone[] = []
  let boxes = ''
  for (let j = 0; j < 3; j++) {
    for (let i = 0; i < columns; i++) {
      const x = (W / columns) * (i + 0.5)
      const y = H * (0.177 + j * 0.323)
      boxes += rect(x - w / 2, y - h / 2, w, h, `rx="${u * 0.014}"`)
      if ((i + j) % 2) cones.push([x - w * 0.24, y, w * 0.2], [x + w * 0.24, y, w * 0.2])
      else cones.push([x, y + h * 0.1, h * 0.36], [x, y - h * 0.37, h * 0.08])
    }
  }
  await press.paste(boxes, b, { lift: 6 })
  await press.paste(cones.map(([x, y, r]) => disc(x, y, r)).join(''), a)
  await press.paste(cones.map(([x, y, r]) => disc(x, y, r * 0.86)).join(''), d)
  const tone = press.plate((px, py) => {
    for (const [x, y, r] of cones) {
      const v = Math.hypot(px - x, py - y) / r
      if (v > 0.86) continue
      const lit = ((px - x) * 0.7 + (py - y) * 0.7) / r
      return clamp(v > 0.36 ? 0.42 - lit * 0.62 : 0.4 + lit * 1.4)
    }
    return 0
  })
  press.ink(applyHalftone(press, tone, { pitch: u / 84, angle: 0.5 }), e, { wear: 0.08 })
}
