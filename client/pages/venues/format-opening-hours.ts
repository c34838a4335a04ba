import type { TFunction } from 'i18next'
import type { OpeningHours } from '#shared/api/locations/locations-schemas.ts'

/**
 * "17:00 to 23:00", "17:00 bis 23:00 Uhr"; a closing time of 00:00 reads as midnight. `t` must have the namespace
 * `venues`.
 */
export const formatOpeningHours = (hours: readonly OpeningHours[], t: TFunction) =>
  hours.map(({ days, opens, closes }) => ({
    days,
    hours: t(closes === '00:00' || closes === '24:00' ? 'location.toMidnight' : 'location.fromTo', { opens, closes }),
  }))
