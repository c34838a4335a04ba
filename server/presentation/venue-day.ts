/** Creating a formatter costs a hundred times its use. The venues have few time zones. */
const dayFormatters = new Map<string, Intl.DateTimeFormat>()

const getDayFormatter = (timeZone: string) => {
  const cached = dayFormatters.get(timeZone)
  if (cached) return cached
  // The Swedish format is ISO 8601.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  dayFormatters.set(timeZone, formatter)
  return formatter
}

/** The calendar day at a venue, `YYYY-MM-DD`; `instant` in milliseconds, `timeZone` an IANA name. */
export const toVenueDay = (instant: number, timeZone: string): string => getDayFormatter(timeZone).format(instant)
