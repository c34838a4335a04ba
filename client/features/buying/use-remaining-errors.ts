import { useState } from 'react'
import type { RejectedQuantities } from './create-buy-action.ts'
import type { LineError } from './line-errors.ts'

/**
 * The errors that remain after the quantities of these SKUs were corrected. Any correction also removes the errors of
 * the whole form; errors of texts stay.
 */
export const filterRemainingErrors = (errors: readonly LineError[], corrected: ReadonlySet<string>): LineError[] =>
  errors.filter(({ sku, textKey }) => textKey || (sku === null ? corrected.size === 0 : !corrected.has(sku)))

export type RemainingErrors = {
  errors: LineError[]
  /** Records that the quantity of a SKU now is valid. */
  markCorrected: (sku: string) => void
}

const noSkus: ReadonlySet<string> = new Set()

/** The remaining errors of a rejected form; a correction removes its error before the next submission. */
export const useRemainingErrors = (rejected: RejectedQuantities | undefined): RemainingErrors => {
  const [corrected, setCorrected] = useState({ source: rejected, skus: noSkus })
  const skus = corrected.source === rejected ? corrected.skus : noSkus
  return {
    errors: filterRemainingErrors(rejected?.errors ?? [], skus),
    markCorrected: (sku) => {
      if (rejected && !skus.has(sku)) setCorrected({ source: rejected, skus: new Set([...skus, sku]) })
    },
  }
}
