import type { Inks, Press } from '../press.ts'
import { disc, path, rect } from '../shapes.ts'

/** Three transparent inks in big plain shapes; their overlaps give further colours. */
export async function drawOverprint(press: Press, [a, b, d]: Inks): Promise<void> {
  const { H, u, cx, cy, variant } = press
  if (variant) {
    const R = u * 0.33
    const x = cx + u * 0.06
    await press.print([0.06, 0.4, 0.74].map((k) => rect(cx + u * (k - 0.485), 0, u * 0.17, H)).join(''), d)
    await press.print(disc(cx - u * 0.15, cy - u * 0.2, R), a)
    await press.print(path(`M${x - R * 1.2} ${cy + R * 1.35}L${x} ${cy - R * 0.7}L${x + R * 1.2} ${cy + R * 1.35}Z`), b)
    return
  }
  const bowl = u * 0.49
  await press.print(disc(cx + u * 0.16, cy - u * 0.24, u * 0.34), a)
  await press.print(rect(cx - u * 0.22, cy - u * 0.36, u * 0.46, H), b)
  await press.print(path(`M${cx - bowl} ${cy + u * 0.14}h${bowl * 2}a${bowl} ${bowl} 0 0 1 ${-bowl * 2} 0Z`), d)
}
