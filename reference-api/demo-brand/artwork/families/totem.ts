import type { Inks, Press } from '../press.ts'
import { disc, ellipse, path, polygon, rect, times } from '../shapes.ts'

/** Plain shapes stacked on one axis, which together look like a face. */
export async function drawTotem(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { H, u, cx } = press
  const half = (y: number, r: number, up: boolean) => path(`M${cx - r} ${y}a${r} ${r} 0 0 ${up ? 1 : 0} ${r * 2} 0Z`)
  const at = (k: number) => H * k
  await press.paste(half(at(0.24), u * 0.3, true) + rect(cx - u * 0.3, at(0.52), u * 0.6, at(0.13)), a)
  await press.paste(rect(cx - u * 0.3, at(0.24), u * 0.6, at(0.16)) + half(at(0.65), u * 0.3, false), b)
  await press.paste(
    polygon([
      [cx - u * 0.42, at(0.4)],
      [cx + u * 0.42, at(0.4)],
      [cx + u * 0.24, at(0.52)],
      [cx - u * 0.24, at(0.52)],
    ]) + rect(cx - u * 0.12, at(0.83), u * 0.24, at(0.2)),
    d,
  )
  await press.paste(
    disc(cx - u * 0.15, at(0.32), u * 0.092) +
      disc(cx + u * 0.15, at(0.32), u * 0.092) +
      ellipse(cx, at(0.585), u * 0.17, u * 0.05),
    e,
  )
  await press.paste(
    disc(cx - u * 0.15, at(0.32), u * 0.048) +
      disc(cx + u * 0.15, at(0.32), u * 0.048) +
      times(5, (i) => rect(cx - u * 0.115 + i * u * 0.052, at(0.585) - u * 0.05, u * 0.022, u * 0.1)),
    d,
  )
  await press.paste(
    times(5, (i) =>
      polygon([
        [cx - u * 0.25 + i * u * 0.1, at(0.42)],
        [cx - u * 0.15 + i * u * 0.1, at(0.42)],
        [cx - u * 0.2 + i * u * 0.1, at(0.49)],
      ]),
    ) + disc(cx, at(0.13), u * 0.055),
    e,
  )
  await press.paste(
    times(3, (i) =>
      path(
        `M${cx - u * (0.2 - i * 0.055)} ${at(0.665)}a${u * (0.2 - i * 0.055)} ${u * (0.2 - i * 0.055)} 0 0 0 ${u * (0.4 - i * 0.11)} 0Z`,
        i % 2 ? 'fill="#000"' : '',
      ),
    ),
    d,
  )
}
