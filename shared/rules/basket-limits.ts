/** The limits that the contract sets for `addToBasket`. */

/** The maximum quantity of a line. */
export const maxLineQuantity = 20

/** The maximum number of lines in one call. */
export const maxLinesPerCall = 20
