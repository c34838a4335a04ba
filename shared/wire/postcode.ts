/**
 * Patterns of postcodes for countries whose format is known. They accept what people type: with or without spaces, in
 * small letters, with a German `D-`. The texts serve as the attribute `pattern`, which browsers compile with the flag
 * `v`. `GIR 0AA` is a historic British exception.
 *
 * Each country has two texts: `postcode.<code>` in `api-messages.json` and `check.postcode<code>` in `errors.json`.
 */
export const postcodePatterns = {
  GB: '\\s*([Gg][Ii][Rr]\\s*0[Aa]{2}|[A-Za-z]{1,2}\\d[A-Za-z\\d]?\\s*\\d[A-Za-z]{2})\\s*',
  DE: '\\s*([Dd]-?\\s?)?\\d{5}\\s*',
} as const

export type PostcodeCountry = keyof typeof postcodePatterns

export const hasPostcodePattern = (countryCode: string): countryCode is PostcodeCountry =>
  Object.hasOwn(postcodePatterns, countryCode)

/** Whether a postcode is possible in this country. Any text is possible in a country without a pattern. */
export const isValidPostcode = (postcode: string, countryCode: string): boolean =>
  !hasPostcodePattern(countryCode) || new RegExp(`^(?:${postcodePatterns[countryCode]})$`, 'v').test(postcode)

/** Formats a postcode: upper case, single spaces, and the British space before the last three characters. */
export const normalisePostcode = (postcode: string, countryCode: string): string => {
  const normalised = postcode.trim().replace(/\s+/g, ' ').toUpperCase()
  if (countryCode === 'DE') return normalised.replace(/^D-? ?(?=\d{5}$)/, '')
  if (countryCode !== 'GB') return normalised
  const compact = normalised.replaceAll(' ', '')
  return isValidPostcode(compact, countryCode) ? `${compact.slice(0, -3)} ${compact.slice(-3)}` : normalised
}
