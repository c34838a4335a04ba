import { clamp } from '../noise.ts'
import type { Family, Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, ellipse, path, pick, polygon, rect, rotate, times } from '../shapes.ts'

/** Squares inside squares, the inner ones a little lower. */
const nested: Family = async (press, inks) => {
  const { u, cx, cy } = press
  for (let i = 0; i < 5; i++) {
    const w = u * (0.92 - i * 0.185)
    await press.paste(rect(cx - w / 2, cy - w / 2 + i * u * 0.028, w, w), pick(inks, i), { lift: 4 })
  }
}

/** A half sun over stripes that grow as they come closer. */
const horizon: Family = async (press, [a, b, d]) => {
  const { W, H, u, cx } = press
  await press.paste(path(`M${cx - u * 0.33} ${H * 0.5}a${u * 0.33} ${u * 0.33} 0 0 1 ${u * 0.66} 0Z`), a)
  await press.print(
    times(7, (i) => rect(0, H * (0.51 + 0.012 * i + i * i * 0.0105), W, H * (0.008 + i * 0.0098))),
    b,
  )
  await press.print(
    times(3, (i) => rect(cx - u * 0.4 + i * u * 0.09, H * (0.12 + i * 0.06), u * 0.3, u * 0.018, `rx="${u * 0.009}"`)),
    d,
  )
}

/** One drop, and the rings it leaves. */
const ripple: Family = async (press, [a, b, d]) => {
  const { u, W, H, cx } = press
  await press.print(
    times(7, (i) =>
      ellipse(
        cx,
        H * 0.64,
        u * (0.08 + i * 0.085),
        u * (0.028 + i * 0.034),
        `fill="none" stroke="#fff" stroke-width="${u * (0.026 - i * 0.0022)}"`,
      ),
    ),
    a,
  )
  const tone = press.plate((_, y) => clamp(0.7 - (y / H) * 1.3))
  press.ink(applyHalftone(press, tone, { pitch: u / 46, angle: 0.4 }), b)
  await press.paste(
    path(
      `M${cx} ${H * 0.12}C${cx + u * 0.03} ${H * 0.24} ${cx + u * 0.1} ${H * 0.3} ${cx + u * 0.1} ${H * 0.38}a${u * 0.1} ${u * 0.1} 0 0 1 ${-u * 0.2} 0C${cx - u * 0.1} ${H * 0.3} ${cx - u * 0.03} ${H * 0.24} ${cx} ${H * 0.12}Z`,
    ),
    d,
  )
  await press.print(disc(W * 0.82, H * 0.16, u * 0.05), d)
}

/** A paper windmill of eight folds. */
const windmill: Family = async (press, inks) => {
  const { u, cx, cy } = press
  for (let i = 0; i < 8; i++) {
    const fold = polygon([
      [cx, cy],
      [cx, cy - u * 0.46],
      [cx + u * (i % 2 ? 0.19 : 0.33), cy - u * (i % 2 ? 0.27 : 0.33)],
    ])
    await press.paste(rotate(i * 45, cx, cy, fold), pick(inks.slice(0, 4), i), { lift: 5 })
  }
  await press.paste(disc(cx, cy, u * 0.05), inks[4])
}

/** Quarter discs winding into a shell, each a golden part of the last. */
const shell: Family = async (press, inks) => {
  const { u, W, H } = press
  let [x, y, w, h] = [W / 2 - u * 0.45, H / 2 - u * 0.28, u * 0.9, u * 0.556]
  for (let i = 0; i < 8; i++) {
    const s = Math.min(w, h)
    const [left, top] = [i % 4 === 2 ? x + w - s : x, i % 4 === 3 ? y + h - s : y]
    const corner = [
      [left + s, top + s, `M${left + s} ${top + s}V${top}A${s} ${s} 0 0 0 ${left} ${top + s}Z`],
      [left, top + s, `M${left} ${top + s}V${top}A${s} ${s} 0 0 1 ${left + s} ${top + s}Z`],
      [left, top, `M${left} ${top}H${left + s}A${s} ${s} 0 0 1 ${left} ${top + s}Z`],
      [left + s, top, `M${left + s} ${top}H${left}A${s} ${s} 0 0 0 ${left + s} ${top + s}Z`],
    ][i % 4]
    await press.paste(rect(left, top, s, s), pick(inks, i + 2))
    await press.paste(path(String(corner?.[2] ?? '')), pick(inks, i))
    if (i % 4 === 0) x += s
    if (i % 4 === 1) y += s
    if (w > h) w -= s
    else h -= s
  }
}

/** A level meter in round-ended columns, two inks out of step. */
const meter: Family = async (press, [a, b, d]) => {
  const { u, cx, cy } = press
  const columns = (step: number, shift: number) =>
    times(11, (i) => {
      const h = u * (0.1 + 0.36 * Math.abs(Math.sin(i * step + 0.8)) + (i % 3) * 0.05)
      return rect(cx + (i - 5.4 + shift) * u * 0.08, cy - h, u * 0.05, h * 2, `rx="${u * 0.025}"`)
    })
  await press.print(disc(cx, cy, u * 0.3), d)
  await press.print(columns(0.9, 0), a)
  await press.print(columns(1.3, 0.34), b)
}

const sleeves: readonly Family[] = [nested, horizon, ripple, windmill, shell, meter]

/** Record sleeves: six quiet compositions for a square sheet. */
export const drawSleeve = (press: Press, inks: Inks): Promise<void> => pick(sleeves, press.variant)(press, inks)
