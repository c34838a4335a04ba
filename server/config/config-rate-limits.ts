import { z } from 'zod'

const unitSeconds = { s: 1, m: 60, h: 3600 } as const

/** "10/15m": so many in so long (seconds, minutes or hours). */
const rateLimit = (fallback: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}[smh]$/, 'is not like 10/15m')
    .default(fallback)
    .transform((text) => {
      const [, amount, time, unit] = /^(\d+)\/(\d+)([smh])$/.exec(text)!
      return { amount: Number(amount), seconds: Number(time) * unitSeconds[unit as keyof typeof unitSeconds] }
    })

/**
 * What may be tried how often (security row 42). By account: whoever tries it; by address: whatever is tried from
 * there.
 */
export const rateLimitVariables = {
  LIMIT_SIGN_IN_ACCOUNT: rateLimit('10/15m').describe(
    'Wrong passwords for one account, from wherever: so many in so long (s, m or h)',
  ),
  LIMIT_SIGN_IN_IP: rateLimit('50/15m').describe('Wrong passwords from one address'),
  LIMIT_RESET_ACCOUNT: rateLimit('5/1h').describe('Mails about a password or an address, to one person'),
  LIMIT_RESET_IP: rateLimit('20/1h').describe('The same, and set passwords, asked for from one address'),
  LIMIT_REGISTRATION: rateLimit('20/1h').describe('Registrations from one address'),
  LIMIT_GUEST_SESSIONS_IP: rateLimit('120/10m').describe('Guest sessions begun from one address'),
  LIMIT_NEWSLETTER_ACCOUNT: rateLimit('3/1h').describe('Newsletter mails to one person'),
  LIMIT_NEWSLETTER_IP: rateLimit('20/1h').describe('Newsletter subscriptions from one address'),
  LIMIT_FORMS_ACCOUNT: rateLimit('10/1h').describe('Forms sent in the name of one email address'),
  LIMIT_FORMS_IP: rateLimit('60/1h').describe('Forms sent from one address'),
  LIMIT_SEARCH_IP: rateLimit('600/1m').describe('Searches from one address'),
  LIMIT_CODES_IP: rateLimit('30/15m').describe('Promotion codes and vouchers that are none, from one address'),
  LIMIT_PAYMENTS_IP: rateLimit('60/15m').describe('Orders placed and payments begun from one address'),
  LIMIT_ORDER_LOOKUP_ACCOUNT: rateLimit('10/1h').describe('Orders looked up for one email address'),
  LIMIT_ORDER_LOOKUP_IP: rateLimit('30/1h').describe('Orders looked up from one address'),
}

type RateLimitVariables = { [N in keyof typeof rateLimitVariables]: z.output<(typeof rateLimitVariables)[N]> }

export const toRateLimits = (variables: RateLimitVariables) => ({
  signInAccount: variables.LIMIT_SIGN_IN_ACCOUNT,
  signInIp: variables.LIMIT_SIGN_IN_IP,
  resetAccount: variables.LIMIT_RESET_ACCOUNT,
  resetIp: variables.LIMIT_RESET_IP,
  registration: variables.LIMIT_REGISTRATION,
  guestSessionsIp: variables.LIMIT_GUEST_SESSIONS_IP,
  newsletterAccount: variables.LIMIT_NEWSLETTER_ACCOUNT,
  newsletterIp: variables.LIMIT_NEWSLETTER_IP,
  formsAccount: variables.LIMIT_FORMS_ACCOUNT,
  formsIp: variables.LIMIT_FORMS_IP,
  searchIp: variables.LIMIT_SEARCH_IP,
  codesIp: variables.LIMIT_CODES_IP,
  paymentsIp: variables.LIMIT_PAYMENTS_IP,
  orderLookupAccount: variables.LIMIT_ORDER_LOOKUP_ACCOUNT,
  orderLookupIp: variables.LIMIT_ORDER_LOOKUP_IP,
})
