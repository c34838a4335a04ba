import type { Inks, Press } from '../press.ts'
import { BLACK, disc, path, rotate, stroke, times } from '../shapes.ts'

/** One wide-open eye with an iris of spokes. A variant: three eyes that look in three directions. */
export async function drawEye(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant } = press
  const almond = (x: number, y: number, w: number, h: number) =>
    path(
      `M${x - w} ${y}C${x - w * 0.5} ${y - h * 1.33} ${x + w * 0.5} ${y - h * 1.33} ${x + w} ${y}C${x + w * 0.5} ${y + h * 1.33} ${x - w * 0.5} ${y + h * 1.33} ${x - w} ${y}Z`,
    )
  const spokes = (x: number, y: number, n: number, r0: number, r1: number, w: number) =>
    times(n, (i) =>
      rotate(
        (i * 360) / n,
        x,
        y,
        path(`M${x - w * 0.3} ${y - r0}L${x - w} ${y - r1}h${w * 2}L${x + w * 0.3} ${y - r0}Z`),
      ),
    )
  if (!variant) {
    const lashes = times(23, (i) =>
      rotate(
        -88 + i * 8,
        cx,
        cy + u * 0.1,
        path(
          `M${cx - u * 0.018} ${cy - u * 0.36}L${cx} ${cy - u * (0.62 + (i % 2) * 0.08)}L${cx + u * 0.018} ${cy - u * 0.36}Z`,
        ),
      ),
    )
    await press.print(lashes + rotate(180, cx, cy, lashes), d)
    await press.paste(almond(cx, cy, u * 0.47, u * 0.29), e, { lift: 6 })
    await press.print(disc(cx, cy, u * 0.265), a)
    await press.print(spokes(cx, cy, 40, u * 0.12, u * 0.255, u * 0.012), b)
    await press.paste(disc(cx, cy, u * 0.125), d)
    return press.paste(disc(cx - u * 0.055, cy - u * 0.06, u * 0.035), e)
  }
  for (const [i, gaze] of [-0.13, 0.12, 0].entries()) {
    const y = H * (0.2 + i * 0.3)
    const lid = [a, b, d][i] ?? a
    await press.print(disc(cx, y, u * 0.34) + disc(cx, y, u * 0.24, BLACK), lid, { strength: 0.9 })
    await press.paste(almond(cx, y, u * 0.4, u * 0.135), e, { lift: 5 })
    await press.paste(disc(cx + gaze * u, y, u * 0.098), lid)
    await press.paste(disc(cx + gaze * u, y, u * 0.05), '#14121a')
    await press.print(
      stroke(
        `M${cx - u * 0.4} ${y}C${cx - u * 0.2} ${y - u * 0.18} ${cx + u * 0.2} ${y - u * 0.18} ${cx + u * 0.4} ${y}`,
        u * 0.022,
      ),
      '#14121a',
    )
  }
  await press.print(
    times(2, (i) => stroke(`M${W * 0.06} ${H * (0.35 + i * 0.3)}H${W * 0.94}`, u * 0.006)),
    '#14121a',
  )
}
