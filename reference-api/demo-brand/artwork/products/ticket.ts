import { disc, group, path, rect, times } from '../shapes.ts'

/** A ticket centred on the origin, `w` by `h`, with two notches where it tears. */
export const ticketShape = (w: number, h: number): string => {
  const [l, t, tear, n] = [-w / 2, -h / 2, w * 0.2, h * 0.09]
  return path(
    `M${l} ${t}H${tear - n}a${n} ${n} 0 0 0 ${n * 2} 0H${-l}V${-t}H${tear + n}a${n} ${n} 0 0 0 ${-n * 2} 0H${l}Z`,
  )
}

/** The row of holes between the notches. */
export const perforation = (w: number, h: number): string =>
  times(9, (i) => disc(w * 0.2, -h * 0.34 + i * h * 0.085, h * 0.014))

/** Edge bars on the stub and the body, so that a ticket reads as one without lettering. */
export const ticketBars = (w: number, h: number): string =>
  times(7, (i) => rect(w * 0.31, -h * 0.32 + i * h * 0.1, w * 0.1, h * (i % 3 ? 0.03 : 0.055))) +
  rect(-w * 0.44, h * 0.3, w * 0.56, h * 0.05) +
  rect(-w * 0.44, -h * 0.35, w * 0.56, h * 0.05)

export const place = (x: number, y: number, turn: number, body: string): string =>
  group(`translate(${x} ${y}) rotate(${turn})`, body)
