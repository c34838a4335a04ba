/**
 * What a shopper has allowed beyond what the shop cannot work without. Kept in a plain readable cookie for six months;
 * read by pages for one shopper and after hydration only, since public HTML is the same for everybody.
 */
export const consentCookie = 'consentChoices'

/** After six months the question is open again. */
export const consentDays = 180

/** What may be allowed, and the cookies that go when it is no longer. */
export const consentPurposes = ['recentlyViewed'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** The "product list" of the specification: products viewed last. Nothing is written into it without consent. */
export const recentlyViewedCookie = 'productList'

export const cookiesByPurpose: Readonly<Record<ConsentPurpose, readonly string[]>> = {
  recentlyViewed: [recentlyViewedCookie],
}

/** Null: nobody has decided yet, which allows as little as a no. */
export type Consent = Readonly<Record<ConsentPurpose, boolean>> | null

/** A new purpose makes a new version: nobody has agreed to what was not there yet, so everybody is asked anew. */
const cookieVersion = '1'

const noneAllowed = 'none'

/** `1.recentlyViewed`, or `1.none`: all that was allowed, joined by `_`. */
export const serialiseConsent = (consent: NonNullable<Consent>): string =>
  `${cookieVersion}.${consentPurposes.filter((purpose) => consent[purpose]).join('_') || noneAllowed}`

/** What a cookie says; anything that `writeConsent` would not have written counts as no decision. */
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
