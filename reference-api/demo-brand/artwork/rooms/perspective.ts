/** One vanishing point; x and y are measured from it at depth 1, larger depths are further away. */
export const perspective =
  (vx: number, vy: number) =>
  (x: number, y: number, depth: number): [number, number] => [vx + x / depth, vy + y / depth]

export const points = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** A closed face through projected corners, as path data. */
export const face = (...corners: readonly (readonly [number, number])[]): string => `M${points(corners)}Z`
