/**
 * The cookie that stores which optional data the shopper allows; scripts can read it. Only personal pages and hydrated
 * pages read it, because public HTML is the same for all shoppers.
 */
export const consentCookie = 'consentChoices'

/** Six months. After that the shop requests a new decision. */
export const consentDays = 180

/** The purposes for which a browser may store data, if the shopper agrees. */
export const consentPurposes = ['recentlyViewed'] as const
type ConsentPurpose = (typeof consentPurposes)[number]

/**
 * The cookie with the products viewed last, the "product list" of the specification. The shop writes it only with
 * consent.
 */
export const recentlyViewedCookie = 'productList'

export const cookiesByPurpose: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  recentlyViewed: [recentlyViewedCookie],
}

/** Null until the shopper decides; null allows nothing. */
export type Consent = Readonly<Record<ConsentPurpose, boolean>> | null

/** Increase the version when you add a purpose: every shopper must then decide again. */
const cookieVersion = '1'

const noneAllowed = 'none'

/** Writes the allowed purposes, joined by `_`: `1.recentlyViewed`, or `1.none`. */
export const serialiseConsent = (consent: NonNullable<Consent>): string =>
  `${cookieVersion}.${consentPurposes.filter((purpose) => consent[purpose]).join('_') || noneAllowed}`

/** Parses the decision from a cookie. A text that `serialiseConsent` does not write counts as no decision. */
export const parseConsent = (cookie: string | undefined): Consent => {
  const [foundVersion, list, ...rest] = (cookie ?? '').split('.')
  if (foundVersion !== cookieVersion || !list || rest.length > 0) return null
  const allowed = list === noneAllowed ? [] : list.split('_')
  if (allowed.some((name) => !(consentPurposes as readonly string[]).includes(name))) return null
  return Object.fromEntries(
    consentPurposes.map((purpose) => [purpose, allowed.includes(purpose)]),
  ) as NonNullable<Consent>
}

export const isPurposeAllowed = (consent: Consent, purpose: ConsentPurpose): boolean => consent?.[purpose] ?? false
