import type { LineAmounts } from '#shared/wire/money.ts'

export const zeroAmounts: LineAmounts = { net: 0, tax: 0, gross: 0 }

/** Splits a gross amount (minor units) into net and tax. Net is rounded half up; net + tax = gross. */
export const splitGross = (gross: number, taxRate: number): LineAmounts => {
  const net = Math.round(gross / (1 + taxRate))
  return { net, tax: gross - net, gross }
}

export const sumAmounts = (amounts: readonly LineAmounts[]): LineAmounts =>
  amounts.reduce(
    (sum, { net, tax, gross }) => ({ net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross }),
    zeroAmounts,
  )

export const subtractAmounts = (from: LineAmounts, { net, tax, gross }: LineAmounts): LineAmounts => ({
  net: from.net - net,
  tax: from.tax - tax,
  gross: from.gross - gross,
})

type WeightedItem = { id: string; weight: number }

/**
 * Distributes an amount (minor units, at most the sum of the weights) by the weights, by largest remainder. The shares
 * sum up to the amount, no share is above its weight, and the order does not matter (equal remainders: lower id first).
 * Of an amount and weights that are multiples of `step`, so is each share.
 */
export const apportionAmount = (amount: number, shares: readonly WeightedItem[], step = 1): Map<string, number> => {
  const totalWeight = shares.reduce((sum, { weight }) => sum + weight, 0)
  if (totalWeight === 0) return new Map(shares.map(({ id }) => [id, 0]))
  // The product of two amounts can exceed the safe integers.
  const portions = shares.map(({ id, weight }) => {
    const product = BigInt(amount / step) * BigInt(weight)
    return { id, share: Number(product / BigInt(totalWeight)), remainder: product % BigInt(totalWeight) }
  })
  let undistributed = amount / step - portions.reduce((sum, { share }) => sum + share, 0)
  const byRemainder = portions.toSorted((a, b) =>
    a.remainder === b.remainder ? (a.id < b.id ? -1 : 1) : a.remainder > b.remainder ? -1 : 1,
  )
  return new Map(
    byRemainder.map(({ id, share }) => {
      const extra = undistributed > 0 ? 1 : 0
      undistributed -= extra
      return [id, (share + extra) * step]
    }),
  )
}
