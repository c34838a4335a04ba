/** The contract's limits of `addToBasket`. */

/** At most this many of one variant in a line. */
export const maxLineQuantity = 20

/** At most this many lines in one call. */
export const maxLinesPerCall = 20
