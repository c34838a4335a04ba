import { useState } from 'react'
import type { RefusedChoice } from './buy-action.ts'
import type { BuyProblem } from './buy-problems.ts'

/**
 * Problems that are left once the quantities of these kinds were mended. What is wrong with the form as a whole is
 * mended with any of them.
 */
export const stillStanding = (problems: readonly BuyProblem[], mended: ReadonlySet<string>): BuyProblem[] =>
  problems.filter(({ sku }) => (sku === null ? mended.size === 0 : !mended.has(sku)))

export type StandingProblems = {
  problems: BuyProblem[]
  /** Says that the quantity of a kind was changed to one that can be sent. */
  mend: (sku: string) => void
}

const nothing: ReadonlySet<string> = new Set()

/** What is still wrong with a form that was refused: what is mended while it is filled in is not said any longer. */
export const useStandingProblems = (refused: RefusedChoice | undefined): StandingProblems => {
  const [mended, setMended] = useState({ of: refused, skus: nothing })
  const skus = mended.of === refused ? mended.skus : nothing
  return {
    problems: stillStanding(refused?.problems ?? [], skus),
    mend: (sku) => {
      if (refused && !skus.has(sku)) setMended({ of: refused, skus: new Set([...skus, sku]) })
    },
  }
}
