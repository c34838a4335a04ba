import { colors, type PdfCanvas } from './pdf-page.ts'

type Box = { x: number; y: number; width: number; height: number }

const notchRadius = 9

/** Draws the outline of a ticket, and a perforation between two notches `tearOffset` points from its left. */
export const drawTicketOutline = (pdf: PdfCanvas, { x, y, width, height }: Box, tearOffset: number): void => {
  const tearX = x + tearOffset
  const outline = [
    `M ${x} ${y} H ${tearX - notchRadius} A ${notchRadius} ${notchRadius} 0 0 0 ${tearX + notchRadius} ${y} H ${x + width} V ${y + height}`,
    `H ${tearX + notchRadius} A ${notchRadius} ${notchRadius} 0 0 0 ${tearX - notchRadius} ${y + height} H ${x} Z`,
  ].join(' ')
  pdf.path(outline).lineWidth(0.9).fillAndStroke(colors.background, colors.text)
  for (let dot = y + notchRadius + 10; dot < y + height - notchRadius - 6; dot += 8) pdf.circle(tearX, dot, 1.2)
  pdf.fill(colors.borderStrong)
}
