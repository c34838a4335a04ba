import { cardPrints } from './product-prints/card-prints.ts'
import type { ProductPrint } from './product-prints/define-print.ts'
import { editorialPrints } from './product-prints/editorial-prints.ts'
import { recordPrints } from './product-prints/record-prints.ts'

/**
 * Prints besides event posters. The position of a print determines its random numbers, so new prints go to the end. The
 * first six records came before the editorial pictures.
 */
export const productPrints: readonly ProductPrint[] = [
  ...cardPrints,
  ...recordPrints.slice(0, 6),
  ...editorialPrints,
  ...recordPrints.slice(6),
]
