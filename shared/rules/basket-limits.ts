/** The limits that the contract sets for `addToBasket`. */

/** The maximum number of texts of a line: the names of twenty guests, and what a gift or a product asks for. */
export const maxExtraDataKeys = 30

/** The maximum quantity of a line. */
export const maxLineQuantity = 20

/** The maximum number of lines in one call. */
export const maxLinesPerCall = 20
