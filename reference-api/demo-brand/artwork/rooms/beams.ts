import { disc } from '../shapes.ts'

export type Beam = { x: number; y: number; toX: number; toY: number; spread: number; strength?: number }

/**
 * Cones of light that thin out on the way; points in pixels, `spread` = width at the far end. `id` keeps gradients
 * apart.
 */
export function drawBeams(list: readonly Beam[], id: string): string {
  return list
    .map(({ x, y, toX, toY, spread, strength = 1 }, i) => {
      const length = Math.hypot(toX - x, toY - y) || 1
      const [nx, ny] = [-(toY - y) / length, (toX - x) / length]
      const [w, s] = [3, spread / 2]
      const stops = `<stop stop-color="#fff" stop-opacity="${strength}"/><stop offset=".7" stop-color="#fff" stop-opacity="${strength * 0.25}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>`
      return (
        `<linearGradient id="${id}${i}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${toX}" y2="${toY}">${stops}</linearGradient>` +
        `<path d="M${x + nx * w} ${y + ny * w}L${x - nx * w} ${y - ny * w}L${toX - nx * s} ${toY - ny * s}L${toX + nx * s} ${toY + ny * s}Z" fill="url(#${id}${i})"/>`
      )
    })
    .join('')
}

export const drawLamps = (list: readonly Beam[], r: number): string => list.map(({ x, y }) => disc(x, y, r)).join('')
