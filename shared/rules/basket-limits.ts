/** The contract's limits of `addToBasket`. */

/** The maximum quantity of a line. */
export const maxLineQuantity = 20

/** The maximum number of lines in one call. */
export const maxLinesPerCall = 20
