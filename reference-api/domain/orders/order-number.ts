const prefix = 'PX-'

/** What people call an order; `sequence` is counted by the database. */
export const formatOrderNumber = (sequence: number): string => `${prefix}${sequence}`

/** A number as somebody typed it, as it is stored: `px 104882`, `104882` and `Nr. PX-104 882` all mean `PX-104882`. */
export const normaliseOrderNumber = (input: string): string => `${prefix}${input.replace(/\D/g, '')}`
