/** The time zone of days that have no venue, such as those of orders and gifts. */
export const companyTimeZone = 'Europe/London'

const zonesByCurrency: Readonly<Record<string, string>> = { EUR: 'Europe/Berlin' }

/** The time zone of the warehouse and box office that sell in this currency. */
export const getSellerTimeZone = (currency: string): string => zonesByCurrency[currency] ?? companyTimeZone
