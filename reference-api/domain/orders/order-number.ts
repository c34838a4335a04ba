const prefix = 'PX-'

/** The order number; the database counts `sequence`. */
export const formatOrderNumber = (sequence: number): string => `${prefix}${sequence}`

/** Normalises a typed order number: `px 104882`, `104882` and `Nr. PX-104 882` mean `PX-104882`. */
export const normaliseOrderNumber = (input: string): string => `${prefix}${input.replace(/\D/g, '')}`
