import type { LineAmounts } from '#shared/wire/basket.ts'

/** Minor units; `rate` is a fraction, 0.2 for 20 %. */
export type PricedLine = { gross: number; taxRate: number; quantity: number }

/** Splits a gross amount (minor units) into net and tax. Net is rounded half up; the three always add up. */
export const splitGross = (gross: number, taxRate: number): LineAmounts => {
  const net = Math.round(gross / (1 + taxRate))
  return { net, tax: gross - net, gross }
}

/** What a line costs: the gross unit price times the quantity, taxed once for the line, so that no rounding repeats per piece. */
export const lineAmounts = (line: PricedLine): LineAmounts => splitGross(line.gross * line.quantity, line.taxRate)

export const sumAmounts = (amounts: LineAmounts[]): LineAmounts =>
  amounts.reduce(
    (sum, { net, tax, gross }) => ({ net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross }),
    { net: 0, tax: 0, gross: 0 },
  )

/** Net and tax per rate, lowest rate first. Sums the lines' own rounded amounts, so the parts always make the whole. */
export const taxesByRate = (lines: PricedLine[]): { rate: number; net: number; tax: number }[] => {
  const byRate = new Map<number, LineAmounts[]>()
  for (const line of lines) byRate.set(line.taxRate, [...(byRate.get(line.taxRate) ?? []), lineAmounts(line)])
  return [...byRate]
    .sort(([a], [b]) => a - b)
    .map(([rate, amounts]) => {
      const { net, tax } = sumAmounts(amounts)
      return { rate, net, tax }
    })
}

/** The totals of a basket without promotions and shipping (specification §3). */
export const basketTotals = (lines: PricedLine[]) => {
  const nothing = sumAmounts([])
  const ofLines = sumAmounts(lines.map(lineAmounts))
  return {
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: ofLines,
    discount: nothing,
    shipping: nothing,
    taxes: taxesByRate(lines),
    total: ofLines,
  }
}
