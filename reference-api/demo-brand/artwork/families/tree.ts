import type { Inks, Press } from '../press.ts'
import { disc, path, rect, stroke, times } from '../shapes.ts'

/** A bare tree in front of the moon. A variant: a dense birch wood. */
export async function drawTree(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, rng, between, variant } = press
  if (variant) {
    await press.paste(disc(W * 0.58, H * 0.34, u * 0.24), a)
    for (const [layer, hex] of [b, d, e].entries()) {
      let trunks = ''
      let marks = ''
      const n = (W > H ? 13 : 7) - layer * 2
      for (let i = 0; i < n; i++) {
        const x = W * ((i + 0.5 + (rng() - 0.5) * 0.7) / n)
        const w = u * (0.022 + layer * 0.017) * between(0.8, 1.3)
        const lean = (rng() - 0.5) * u * 0.05
        trunks += path(`M${x - w} ${H}L${x - w * 0.7 + lean} 0H${x + w * 0.7 + lean}L${x + w} ${H}Z`)
        if (layer === 2) {
          for (let y = between(0, 0.1); y < 1; y += between(0.04, 0.11)) {
            const side = rng() > 0.5 ? 1 : -1
            const mx = x + lean * (1 - y) + side * w * 0.92
            marks += path(
              `M${mx} ${H * y}q${-side * w * 0.9} ${u * 0.006} ${-side * w * between(0.8, 1.5)} ${u * 0.012}q${side * w * 0.5} ${u * 0.012} ${side * w * 1.3} ${u * 0.008}Z`,
            )
          }
        }
      }
      await press.paste(trunks, hex, { lift: layer ? 5 : 0 })
      if (marks) await press.paste(marks, d)
    }
    return
  }
  await press.print(disc(W * 0.5, H * 0.38, u * 0.34), a)
  const wood: string[] = []
  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number) => {
    const bend = angle + (rng() - 0.5) * 0.5
    const [tx, ty] = [x + Math.cos(bend) * length, y + Math.sin(bend) * length]
    wood.push(
      stroke(
        `M${x} ${y}Q${x + Math.cos(angle) * length * 0.5} ${y + Math.sin(angle) * length * 0.5} ${tx} ${ty}`,
        width,
      ),
    )
    if (depth === 0) return
    for (const side of [-1, 1])
      grow(tx, ty, bend + side * between(0.26, 0.58), length * between(0.7, 0.86), width * 0.64, depth - 1)
  }
  grow(W * 0.5, H * 0.9, -Math.PI / 2, u * 0.21, u * 0.06, 8)
  await press.print(wood.join(''), d)
  await press.paste(
    rect(0, H * 0.87, W, H) + times(3, (i) => disc(W * (0.2 + i * 0.3), H * 0.9, u * 0.11 * (1 + (i % 2) * 0.5))),
    b,
  )
}
