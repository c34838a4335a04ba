/** SVG fragments. A plate is drawn white on black, so shapes are white unless they say otherwise. */
export const BLACK = 'fill="#000"'

export const disc = (x: number, y: number, r: number, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${extra}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${extra}/>`

export const rect = (x: number, y: number, width: number, height: number, extra = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${extra}/>`

export const path = (d: string, extra = ''): string => `<path d="${d}" ${extra}/>`

export const polygon = (points: readonly (readonly [number, number])[], extra = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}" ${extra}/>`

/** A brush stroke along a path. */
export const stroke = (d: string, width: number, cap: 'round' | 'butt' | 'square' = 'round', extra = ''): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-linecap="${cap}" stroke-linejoin="${cap === 'round' ? 'round' : 'miter'}" stroke-width="${width}" ${extra}/>`

export const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`

export const rotate = (degrees: number, x: number, y: number, body: string): string =>
  group(`rotate(${degrees} ${x} ${y})`, body)

export const polar = (x: number, y: number, r: number, angle: number): [number, number] => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]

export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')

/** A ring segment between two angles (radians, clockwise from three o'clock). */
export function segment(x: number, y: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0
  const [ax, ay] = polar(x, y, outer, from)
  const [bx, by] = polar(x, y, outer, to)
  const [cx, cy] = polar(x, y, inner, to)
  const [dx, dy] = polar(x, y, inner, from)
  return path(
    `M${ax} ${ay}A${outer} ${outer} 0 ${large} 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 ${large} 0 ${dx} ${dy}Z`,
  )
}

/** A sampled curve as path data; `closed` joins the ends. */
export function curve(samples: number, at: (t: number) => readonly [number, number], closed = false): string {
  const points = Array.from({ length: samples + 1 }, (_, i) => {
    const [x, y] = at(i / samples)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  })
  return `M${points.join('L')}${closed ? 'Z' : ''}`
}

/** The list's element at any index: the list repeats, so that colours suffice for any number of plates. */
export function pick<T>(list: readonly T[], index: number): T {
  return list[((index % list.length) + list.length) % list.length] as T
}
