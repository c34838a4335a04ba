import { answerMutants } from './answer-mutants.ts'
import { browserMutants } from './browser-mutants.ts'
import { fileMutants } from './file-mutants.ts'
import { headerMutants } from './header-mutants.ts'
import { logMutants } from './log-mutants.ts'
import type { Mutant } from './mutant.ts'
import { otherShopperMutants } from './other-shopper-mutants.ts'
import { pageMutants } from './page-mutants.ts'
import { refusalMutants } from './refusal-mutants.ts'

/** Every leak that is planted. */
export const allMutants: Mutant[] = [
  ...pageMutants,
  ...headerMutants,
  ...answerMutants,
  ...refusalMutants,
  ...fileMutants,
  ...browserMutants,
  ...logMutants,
  ...otherShopperMutants,
]
