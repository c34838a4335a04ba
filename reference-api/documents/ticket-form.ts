import { inks, type Paper } from './paper.ts'

type Box = { x: number; y: number; width: number; height: number }

const notch = 9

/**
 * The outline of a ticket: paper with two notches where it tears, `tear` points from its left, and the perforation
 * between them.
 */
export const drawTicketForm = (paper: Paper, { x, y, width, height }: Box, tear: number): void => {
  const at = x + tear
  const outline = [
    `M ${x} ${y} H ${at - notch} A ${notch} ${notch} 0 0 0 ${at + notch} ${y} H ${x + width} V ${y + height}`,
    `H ${at + notch} A ${notch} ${notch} 0 0 0 ${at - notch} ${y + height} H ${x} Z`,
  ].join(' ')
  paper.path(outline).lineWidth(0.9).fillAndStroke(inks.paper, inks.ink)
  for (let dot = y + notch + 10; dot < y + height - notch - 6; dot += 8) paper.circle(at, dot, 1.2)
  paper.fill(inks.edge)
}
