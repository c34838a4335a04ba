import { z } from 'zod'

const unitSeconds = { s: 1, m: 60, h: 3600 } as const

/** Parses "10/15m": an amount for each span of time (seconds, minutes or hours). */
const rateLimit = (fallback: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}[smh]$/, 'must look like 10/15m')
    .default(fallback)
    .transform((text) => {
      const [, amount, time, unit] = /^(\d+)\/(\d+)([smh])$/.exec(text)!
      return { amount: Number(amount), seconds: Number(time) * unitSeconds[unit as keyof typeof unitSeconds] }
    })

/**
 * Rate limits (S42 in docs/security-tests.md). `_ACCOUNT` limits count for each account or email address, `_IP` limits
 * for each IP address. What baskets may hold at a time is `HOLD_*`, in `config-variables.ts`.
 */
export const rateLimitVariables = {
  LIMIT_SIGN_IN_ACCOUNT: rateLimit('10/15m').describe(
    'Wrong passwords for one account, from any IP address: an amount per time (s, m or h)',
  ),
  LIMIT_SIGN_IN_IP: rateLimit('50/15m').describe('Wrong passwords from one IP address'),
  LIMIT_SIGN_IN_DEVICE: rateLimit('10/15m').describe(
    'Wrong passwords on one device for the account that knows it: they count here instead',
  ),
  LIMIT_SIGN_IN_ACCOUNTS_IP: rateLimit('10/1h').describe(
    'Accounts with wrong passwords from one IP address: more are reported as suspected stuffing, and not rejected',
  ),
  LIMIT_PASSWORDS_IP: rateLimit('10/5s').describe(
    'Passwords checked for one IP address, right ones too, so that no address fills the queue of the API',
  ),
  LIMIT_PASSKEYS_IP: rateLimit('50/15m').describe('Wrong passkeys from one IP address'),
  LIMIT_RESET_ACCOUNT: rateLimit('5/1h').describe(
    'Emails about a password to one email address, more are not sent; and emails that one account asks for to prove its address',
  ),
  LIMIT_EMAIL_CHANGE_ACCOUNT: rateLimit('3/1h').describe(
    'Changes of an email address to one and the same new address, by any account',
  ),
  LIMIT_RESET_IP: rateLimit('20/1h').describe('Requests for such emails, and new passwords set, from one IP address'),
  LIMIT_REGISTRATION_IP: rateLimit('20/1h').describe('Registrations from one IP address'),
  LIMIT_REGISTRATION_ACCOUNT: rateLimit('3/24h').describe(
    'Registrations with the addresses of one mailbox, such as name@ and name+1@',
  ),
  LIMIT_GUEST_SESSIONS_IP: rateLimit('120/10m').describe('Guest sessions created from one IP address'),
  LIMIT_NEWSLETTER_ACCOUNT: rateLimit('3/1h').describe('Newsletter emails to one person; more are not sent'),
  LIMIT_NEWSLETTER_IP: rateLimit('20/1h').describe('Newsletter subscriptions from one IP address'),
  LIMIT_FORMS_ACCOUNT: rateLimit('10/1h').describe(
    'Receipts of forms to one email address; more forms are accepted, without a receipt',
  ),
  LIMIT_FORMS_IP: rateLimit('60/1h').describe('Forms sent from one IP address'),
  LIMIT_SEARCH_IP: rateLimit('600/1m').describe('Searches from one IP address'),
  LIMIT_CODES_IP: rateLimit('30/15m').describe('Invalid promotion codes and vouchers from one IP address'),
  LIMIT_PAYMENTS_IP: rateLimit('60/15m').describe('Orders placed and payments started from one IP address'),
  LIMIT_DOCUMENTS_IP: rateLimit('60/10m').describe('PDFs of tickets and gift vouchers, to one IP address'),
  LIMIT_EXPORT_ACCOUNT: rateLimit('5/1h').describe('Exports of the data of one account'),
  LIMIT_EXPORT_IP: rateLimit('10/1h').describe('Exports of the data of all accounts, to one IP address'),
  LIMIT_WISHLISTS_IP: rateLimit('120/1m').describe(
    'Wishlists opened or listed, own and shared ones, renamed, and items added, from one IP address',
  ),
  LIMIT_FREE_ORDERS_ACCOUNT: rateLimit('5/1h').describe('Orders with nothing to pay, for one email address'),
  LIMIT_ORDER_LOOKUP_ACCOUNT: rateLimit('10/1h').describe(
    'Emails with order links that were requested without an order number, to one email address: more are not sent',
  ),
  LIMIT_ORDER_LOOKUP_IP: rateLimit('30/1h').describe(
    'Order look-ups, emails with order links, and wrong order links, from one IP address',
  ),
  LIMIT_LINKS_IP: rateLimit('60/1h').describe(
    'Wrong links of shared wishlists, and of emails about an email address or the newsletter, from one IP address',
  ),
}

type RateLimitVariables = { [N in keyof typeof rateLimitVariables]: z.output<(typeof rateLimitVariables)[N]> }

export const toRateLimits = (variables: RateLimitVariables) => ({
  signInAccount: variables.LIMIT_SIGN_IN_ACCOUNT,
  signInIp: variables.LIMIT_SIGN_IN_IP,
  signInDevice: variables.LIMIT_SIGN_IN_DEVICE,
  signInAccountsIp: variables.LIMIT_SIGN_IN_ACCOUNTS_IP,
  passwordsIp: variables.LIMIT_PASSWORDS_IP,
  passkeysIp: variables.LIMIT_PASSKEYS_IP,
  resetAccount: variables.LIMIT_RESET_ACCOUNT,
  emailChangeAccount: variables.LIMIT_EMAIL_CHANGE_ACCOUNT,
  resetIp: variables.LIMIT_RESET_IP,
  registration: variables.LIMIT_REGISTRATION_IP,
  registrationAccount: variables.LIMIT_REGISTRATION_ACCOUNT,
  guestSessionsIp: variables.LIMIT_GUEST_SESSIONS_IP,
  newsletterAccount: variables.LIMIT_NEWSLETTER_ACCOUNT,
  newsletterIp: variables.LIMIT_NEWSLETTER_IP,
  formsAccount: variables.LIMIT_FORMS_ACCOUNT,
  formsIp: variables.LIMIT_FORMS_IP,
  searchIp: variables.LIMIT_SEARCH_IP,
  codesIp: variables.LIMIT_CODES_IP,
  paymentsIp: variables.LIMIT_PAYMENTS_IP,
  documentsIp: variables.LIMIT_DOCUMENTS_IP,
  exportAccount: variables.LIMIT_EXPORT_ACCOUNT,
  exportIp: variables.LIMIT_EXPORT_IP,
  wishlistsIp: variables.LIMIT_WISHLISTS_IP,
  freeOrdersAccount: variables.LIMIT_FREE_ORDERS_ACCOUNT,
  orderLookupAccount: variables.LIMIT_ORDER_LOOKUP_ACCOUNT,
  orderLookupIp: variables.LIMIT_ORDER_LOOKUP_IP,
  linksIp: variables.LIMIT_LINKS_IP,
})
