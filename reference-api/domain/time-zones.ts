import type { Locale } from './locale.ts'

/** The time zone of days that have no venue, such as those of orders and gifts. */
export const companyTimeZone = 'Europe/London'

const zonesByCurrency: Readonly<Record<string, string>> = { EUR: 'Europe/Berlin' }

/** The time zone of the warehouse and box office that sell in this currency. */
export const getSellerTimeZone = (currency: string): string => zonesByCurrency[currency] ?? companyTimeZone

/**
 * The time zone of most readers of a language, for times without a venue. `shared/rules/reader-time-zones.ts` has the
 * same for pages: the API imports nothing of `shared/` but the shapes of `shared/wire/`.
 */
export const readerTimeZones: Record<Locale, string> = { en: 'Europe/London', de: 'Europe/Berlin' }
