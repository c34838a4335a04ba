import { currencyTable } from '#currencies'
import { getMinorUnits } from '#shared/wire/format-money.ts'

/**
 * The step between the amounts that can be charged in a currency, in minor units: 5 for the coins of CHF 0.05, 1 for a
 * currency without coarser coins.
 */
export const getRoundingStep = (currency: string): number =>
  Math.round((currencyTable[currency]?.rounding ?? 0) * getMinorUnits(currency)) || 1

/** Rounds an amount to the nearest multiple of a step; half up. */
export const roundToStep = (amount: number, step: number): number => Math.round(amount / step) * step

/** Throws for an amount of the content that cannot be charged in its currency. */
export const assertChargeable = (name: string, amounts: Readonly<Record<string, number>>): void => {
  for (const [currency, amount] of Object.entries(amounts)) {
    const step = getRoundingStep(currency)
    if (!Number.isInteger(amount) || amount < 0 || amount % step !== 0)
      throw new Error(`${name} has the price ${amount} ${currency}: it must be a multiple of ${step} minor units`)
  }
}
