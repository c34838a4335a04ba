/** Dial codes of the countries in which the brand has locations. Numbers of other countries are dialled as printed. */
const dialCodes: Record<string, string> = {
  GB: '+44',
  DE: '+49',
  AT: '+43',
  CH: '+41',
  IE: '+353',
  FR: '+33',
  NL: '+31',
}

/** Returns `tel:` and the number. A national number gets the dial code of its country, so that it works from abroad. */
export const toTelephoneHref = (telephone: string, countryCode: string): string => {
  const digits = telephone.replace(/[^\d+]/g, '')
  const code = dialCodes[countryCode]
  return `tel:${code && digits.startsWith('0') && !digits.startsWith('00') ? code + digits.slice(1) : digits}`
}
