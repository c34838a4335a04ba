/** A British postcode without its space; `GIR 0AA` is the historic exception. */
const britishPostcode = /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/

/** Formats a postcode: upper case, single spaces, and the British space before the last three characters. */
export const normalisePostcode = (postcode: string, countryCode: string): string => {
  const normalised = postcode.trim().replace(/\s+/g, ' ').toUpperCase()
  if (countryCode === 'DE') return normalised.replace(/^D-? ?(?=\d{5}$)/, '')
  if (countryCode !== 'GB') return normalised
  const compact = normalised.replaceAll(' ', '')
  return britishPostcode.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : normalised
}

/** Whether a formatted postcode can exist. Only GB and DE are strict; some countries have no postcodes. */
export const isValidPostcode = (postcode: string, countryCode: string): boolean => {
  if (countryCode === 'GB') return britishPostcode.test(postcode.replaceAll(' ', ''))
  if (countryCode === 'DE') return /^\d{5}$/.test(postcode)
  return true
}
