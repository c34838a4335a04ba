import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, pick, rect, rotate, times } from '../shapes.ts'

/** Journal: fresh prints with registration marks, drying in a fan. */
export async function drawPressRoom(press: Press, inks: Inks): Promise<void> {
  const { W, H, u } = press
  const [x, y] = [W * 0.5, H * 1.9]
  const [w, h] = [u * 0.46, u * 0.6]
  for (let i = 0; i < 4; i++) {
    const turn = (body: string) => rotate(-25.5 + i * 17, x, y, body)
    const [l, t] = [x - w / 2, y - H * 1.72]
    await press.paste(turn(rect(l, t, w, h)), '#f4ead4', { lift: 7 })
    await press.print(turn(disc(x - w * 0.1, t + h * 0.4, w * 0.3)), pick(inks, i))
    await press.print(turn(rect(x - w * 0.05, t + h * 0.24, w * 0.4, h * 0.4)), pick(inks, i + 1))
    await press.print(
      turn(
        times(2, (n) =>
          disc(l + w * (0.08 + n * 0.84), t + h * 0.06, u * 0.012, 'fill="none" stroke="#fff" stroke-width="2"'),
        ),
      ),
      inks[3],
    )
  }
  const tone = press.plate((_, py) => clamp((py / H - 0.7) * 2))
  press.ink(applyHalftone(press, tone, { pitch: u / 54, angle: 0.7, kind: 'line' }), inks[4], { wear: 0.1 })
}
