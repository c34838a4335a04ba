import { z } from 'zod'

const unitSeconds = { s: 1, m: 60, h: 3600 } as const

/** "10/15m": so many in so long (seconds, minutes or hours). */
const limit = (fallback: string) =>
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
export const limitVariables = {
  LIMIT_SIGN_IN_ACCOUNT: limit('10/15m').describe(
    'Wrong passwords for one account, from wherever: so many in so long (s, m or h)',
  ),
  LIMIT_SIGN_IN_ADDRESS: limit('50/15m').describe('Wrong passwords from one address'),
  LIMIT_RESET_ACCOUNT: limit('5/1h').describe('Mails about a password or an address, to one person'),
  LIMIT_RESET_ADDRESS: limit('20/1h').describe('The same, and set passwords, asked for from one address'),
  LIMIT_REGISTRATION: limit('20/1h').describe('Registrations from one address'),
  LIMIT_GUESTS: limit('120/10m').describe('Guest sessions begun from one address'),
  LIMIT_NEWSLETTER_ACCOUNT: limit('3/1h').describe('Newsletter mails to one person'),
  LIMIT_NEWSLETTER_ADDRESS: limit('20/1h').describe('Newsletter subscriptions from one address'),
  LIMIT_FORMS_ACCOUNT: limit('10/1h').describe('Forms sent in the name of one email address'),
  LIMIT_FORMS_ADDRESS: limit('60/1h').describe('Forms sent from one address'),
  LIMIT_SEARCH_ADDRESS: limit('600/1m').describe('Searches from one address'),
  LIMIT_CODES_ADDRESS: limit('30/15m').describe('Promotion codes and vouchers that are none, from one address'),
  LIMIT_PAYMENTS_ADDRESS: limit('60/15m').describe('Orders placed and payments begun from one address'),
  LIMIT_ORDER_LOOKUP_ACCOUNT: limit('10/1h').describe('Orders looked up for one email address'),
  LIMIT_ORDER_LOOKUP_ADDRESS: limit('30/1h').describe('Orders looked up from one address'),
}

type LimitVariables = { [N in keyof typeof limitVariables]: z.output<(typeof limitVariables)[N]> }

export const limitsOf = (variables: LimitVariables) => ({
  signInAccount: variables.LIMIT_SIGN_IN_ACCOUNT,
  signInAddress: variables.LIMIT_SIGN_IN_ADDRESS,
  resetAccount: variables.LIMIT_RESET_ACCOUNT,
  resetAddress: variables.LIMIT_RESET_ADDRESS,
  registration: variables.LIMIT_REGISTRATION,
  guests: variables.LIMIT_GUESTS,
  newsletterAccount: variables.LIMIT_NEWSLETTER_ACCOUNT,
  newsletterAddress: variables.LIMIT_NEWSLETTER_ADDRESS,
  formsAccount: variables.LIMIT_FORMS_ACCOUNT,
  formsAddress: variables.LIMIT_FORMS_ADDRESS,
  searchAddress: variables.LIMIT_SEARCH_ADDRESS,
  codesAddress: variables.LIMIT_CODES_ADDRESS,
  paymentsAddress: variables.LIMIT_PAYMENTS_ADDRESS,
  orderLookUpAccount: variables.LIMIT_ORDER_LOOKUP_ACCOUNT,
  orderLookUpAddress: variables.LIMIT_ORDER_LOOKUP_ADDRESS,
})
