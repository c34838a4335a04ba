import { useState } from 'react'
import type { RejectedQuantities } from './buy-action.ts'
import type { LineError } from './line-errors.ts'

/**
 * Problems that are left once the quantities of these kinds were mended. What is wrong with the form as a whole is
 * mended with any of them.
 */
export const remainingErrors = (errors: readonly LineError[], corrected: ReadonlySet<string>): LineError[] =>
  errors.filter(({ sku }) => (sku === null ? corrected.size === 0 : !corrected.has(sku)))

export type RemainingErrors = {
  errors: LineError[]
  /** Says that the quantity of a kind was changed to one that can be sent. */
  markCorrected: (sku: string) => void
}

const noSkus: ReadonlySet<string> = new Set()

/** What is still wrong with a form that was refused: what is mended while it is filled in is not said any longer. */
export const useRemainingErrors = (rejected: RejectedQuantities | undefined): RemainingErrors => {
  const [corrected, setCorrected] = useState({ source: rejected, skus: noSkus })
  const skus = corrected.source === rejected ? corrected.skus : noSkus
  return {
    errors: remainingErrors(rejected?.errors ?? [], skus),
    markCorrected: (sku) => {
      if (rejected && !skus.has(sku)) setCorrected({ source: rejected, skus: new Set([...skus, sku]) })
    },
  }
}
