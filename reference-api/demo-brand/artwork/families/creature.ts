import type { Inks, Press } from '../press.ts'
import { disc, ellipse, path, polygon, stroke, times } from '../shapes.ts'

/** A bird made of quarter circles. Variants: a fish made of scales; a dark cat. */
export async function drawCreature(press: Press, inks: Inks): Promise<void> {
  return [bird, fish, cat][press.variant % 3]?.(press, inks)
}

async function bird(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { H, u, cx } = press
  const y = H * 0.5
  const R = u * 0.36
  await press.paste(
    times(4, (i) => stroke(`M${cx - u * 0.6} ${H * (0.8 + i * 0.045)}H${cx + u * 0.6}`, u * 0.012)),
    e,
  )
  await press.paste(
    stroke(`M${cx - u * 0.02} ${y + R * 0.3}V${H * 0.805}M${cx + u * 0.1} ${y + R * 0.3}V${H * 0.805}`, u * 0.02),
    d,
  )
  await press.paste(
    path(
      `M${cx - R} ${y - R * 0.5}A${R * 1.5} ${R * 1.5} 0 0 0 ${cx + R * 0.95} ${y + R * 0.62}L${cx + R * 1.35} ${y + R * 1.1}L${cx + R * 1.5} ${y + R * 0.3}A${R * 1.7} ${R * 1.7} 0 0 0 ${cx - R * 0.1} ${y - R * 0.7}Z`,
    ),
    a,
  )
  await press.paste(disc(cx - R * 0.55, y - R * 0.62, R * 0.5), a)
  await press.paste(
    polygon([
      [cx - R * 0.98, y - R * 0.8],
      [cx - R * 1.62, y - R * 0.55],
      [cx - R * 0.98, y - R * 0.42],
    ]),
    e,
  )
  await press.paste(
    path(
      `M${cx - R * 0.3} ${y - R * 0.1}A${R * 1.05} ${R * 1.05} 0 0 0 ${cx + R * 1.25} ${y + R * 0.5}A${R * 1.5} ${R * 1.5} 0 0 0 ${cx - R * 0.3} ${y - R * 0.1}Z`,
    ),
    b,
  )
  await press.paste(
    times(4, (i) =>
      stroke(
        `M${cx + R * (0.02 + i * 0.25)} ${y + R * (0.06 + i * 0.09)}q${R * 0.08} ${R * 0.22} ${R * 0.3} ${R * 0.34}`,
        u * 0.012,
      ),
    ),
    e,
  )
  await press.paste(disc(cx - R * 0.66, y - R * 0.7, R * 0.17), '#f8f1e1')
  await press.paste(disc(cx - R * 0.68, y - R * 0.7, R * 0.09), d)
}

async function fish(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, cy } = press
  await press.print(
    times(9, (i) =>
      stroke(
        `M${-u * 0.1} ${H * (0.06 + i * 0.115)}${times(8, () => `q${W * 0.075} ${-u * 0.05} ${W * 0.15} 0`)}`,
        u * 0.011,
      ),
    ),
    b,
  )
  const body = `M${cx - u * 0.43} ${cy}C${cx - u * 0.26} ${cy - u * 0.34} ${cx + u * 0.14} ${cy - u * 0.3} ${cx + u * 0.27} ${cy - u * 0.05}L${cx + u * 0.46} ${cy - u * 0.24}Q${cx + u * 0.38} ${cy} ${cx + u * 0.46} ${cy + u * 0.24}L${cx + u * 0.27} ${cy + u * 0.05}C${cx + u * 0.14} ${cy + u * 0.3} ${cx - u * 0.26} ${cy + u * 0.34} ${cx - u * 0.43} ${cy}Z`
  await press.paste(path(body), a, { lift: 7 })
  const silhouette = await press.draw(path(body))
  const scales = await press.draw(
    times(9, (j) =>
      times(7, (i) => {
        const [x, y] = [cx + u * (0.235 - i * 0.062 - (j % 2) * 0.031), cy + u * (j - 4) * 0.058]
        return path(`M${x} ${y - u * 0.028}a${u * 0.028} ${u * 0.028} 0 0 0 0 ${u * 0.056}Z`)
      }),
    ),
  )
  press.ink(
    scales.map((v, i) => v * (silhouette[i] as number)),
    d,
    { over: true },
  )
  await press.paste(stroke(`M${cx - u * 0.19} ${cy - u * 0.2}q${u * 0.1} ${u * 0.2} 0 ${u * 0.4}`, u * 0.02), d)
  await press.paste(disc(cx - u * 0.28, cy - u * 0.055, u * 0.05), e)
  await press.paste(disc(cx - u * 0.285, cy - u * 0.055, u * 0.026), d)
}

async function cat(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { H, u, cx } = press
  await press.paste(disc(cx + u * 0.1, H * 0.36, u * 0.4), a)
  const y = H * 0.48
  const head = path(
    `M${cx - u * 0.34} ${y - u * 0.36}L${cx - u * 0.14} ${y - u * 0.21}Q${cx} ${y - u * 0.25} ${cx + u * 0.14} ${y - u * 0.21}L${cx + u * 0.34} ${y - u * 0.36}C${cx + u * 0.4} ${y - u * 0.1} ${cx + u * 0.36} ${y + u * 0.16} ${cx + u * 0.16} ${y + u * 0.24}C${cx + u * 0.36} ${y + u * 0.4} ${cx + u * 0.42} ${H * 0.85} ${cx + u * 0.4} ${H + 9}H${cx - u * 0.4}C${cx - u * 0.42} ${H * 0.85} ${cx - u * 0.36} ${y + u * 0.4} ${cx - u * 0.16} ${y + u * 0.24}C${cx - u * 0.36} ${y + u * 0.16} ${cx - u * 0.4} ${y - u * 0.1} ${cx - u * 0.34} ${y - u * 0.36}Z`,
  )
  await press.paste(head, d)
  const lens = (x: number) =>
    path(`M${x - u * 0.11} ${y}Q${x} ${y - u * 0.14} ${x + u * 0.11} ${y}Q${x} ${y + u * 0.14} ${x - u * 0.11} ${y}Z`)
  await press.paste(lens(cx - u * 0.15) + lens(cx + u * 0.15), e)
  await press.paste(
    ellipse(cx - u * 0.15, y, u * 0.026, u * 0.066) + ellipse(cx + u * 0.15, y, u * 0.026, u * 0.066),
    d,
  )
  await press.paste(
    polygon([
      [cx - u * 0.04, y + u * 0.1],
      [cx + u * 0.04, y + u * 0.1],
      [cx, y + u * 0.145],
    ]),
    b,
  )
  await press.paste(
    times(6, (i) =>
      stroke(
        `M${cx + (i < 3 ? -1 : 1) * u * 0.07} ${y + u * (0.13 + (i % 3) * 0.016)}L${cx + (i < 3 ? -1 : 1) * u * 0.36} ${y + u * (0.08 + (i % 3) * 0.055)}`,
        u * 0.005,
      ),
    ),
    e,
  )
}
