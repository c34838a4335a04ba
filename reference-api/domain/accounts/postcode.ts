/** One of the shapes of British postcodes, without its space; `GIR 0AA` is the oldest and odd one. */
const britishPostcode = /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2})$/

/** As it is written on an envelope: capitals, single spaces, and the British space three from the end. */
export const normalisePostcode = (postcode: string, countryCode: string): string => {
  const normalised = postcode.trim().replace(/\s+/g, ' ').toUpperCase()
  if (countryCode === 'DE') return normalised.replace(/^D-? ?(?=\d{5}$)/, '')
  if (countryCode !== 'GB') return normalised
  const compact = normalised.replaceAll(' ', '')
  return britishPostcode.test(compact) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : normalised
}

/** Whether a tidied postcode can exist. Only the two home countries are strict; some others have none at all. */
export const isValidPostcode = (postcode: string, countryCode: string): boolean => {
  if (countryCode === 'GB') return britishPostcode.test(postcode.replaceAll(' ', ''))
  if (countryCode === 'DE') return /^\d{5}$/.test(postcode)
  return true
}
