/**
 * What is promised, by row, in the order and under the headings docs/security-tests.md shows it. S1–S50 are what an auditor
 * asks, V1–V6 the vault's own.
 */
export type RequirementGroup = { heading: string; rows: Record<string, string> }

export const requirements: RequirementGroup[] = [
  {
    heading: 'Tokens',
    rows: {
      S1: 'No token and no basket id in any byte the browser gets',
      S2: 'No Hydra `@id`, view or `Location` leaks; an unknown field never leaves',
      S3: 'Nothing that is passed through reaches `/auth` or `/token/refresh`, however it is written',
      S4: 'What is passed through is allowed by method and path, and goes to one host',
      S5: 'Redirects of the API are not followed',
      S6: 'Cookie, Authorization and Forwarded headers of a browser go no further',
      S7: 'Headers of the API come down only when listed',
      S8: 'No secret in a URL, and none kept from one that has',
      S9: 'No secret in logs, with `DEBUG=*` and on Redis errors too',
      S10: 'Errors from 500 on say nothing of the inside',
      S11: 'The token is opaque; its `exp` is a hint, never a permission',
    },
  },
  {
    heading: 'Session',
    rows: {
      S12: '`__Host-`, Secure, HttpOnly, Path=/, no Domain; production refuses plain HTTP',
      S13: 'SameSite=Lax; guests are made when they need to be, not by reading',
      S14: 'At least 128 bits of a session id come from a CSPRNG',
      S15: 'New id at sign-in, the old one dead',
      S16: 'Signing out holds while other requests are in flight',
      S17: 'New id after a rejected refresh',
      S18: 'An unknown or forged id is never adopted',
      S19: 'Idle and absolute timeouts, in Redis itself, no longer than a refresh token lives',
      S20: 'Shoppers see and end their other sessions; a new password ends them',
      S21: 'An operator can end all sessions at once',
      S22: 'A new password or email needs the current password',
      S23: 'Signing out revokes the refresh token upstream',
      S24: 'After signing out, Back shows nothing personal',
    },
  },
  {
    heading: 'The vault',
    rows: {
      V1: 'One hash a session, written field by field, at most 2 KB: parallel requests overwrite nothing of each other',
      V2: 'Encrypted at rest, bound to its place; a copy of Redis yields neither cookie nor token; keys rotate live',
      V3: 'One refresh at a time over tabs and replicas, fenced; one that is late undoes no sign-out',
      V4: 'Only a refusal of the refresh ends a session; at most one refresh and one retry a request',
      V5: 'In memory a token is a `Secret`; a tripwire watches what goes to the browser',
      V6: 'One command proves it, and proves itself with leaks that must be caught',
    },
  },
  {
    heading: 'CSRF and the browser',
    rows: {
      S25: 'Unsafe `/bff` calls need a header of ours, whatever the case of the path',
      S26: '`Sec-Fetch-Site` must be same-origin, `Origin` where it is missing; for form posts too',
      S27: 'Signing in and out by POST or DELETE only',
      S28: '`/bff` takes JSON only, else 415',
      S29: 'No CORS, on any answer',
      S30: 'Strict CSP by nonce or by hash, Trusted Types enforced, no style attributes',
      S31: 'Reports of violations are taken, within a budget',
      S32: 'Security headers on every answer, errors and proxied ones too',
      S33: 'State cannot end its script',
      S34: 'Schemes of URLs from the API are checked',
      S35: 'HTML of editors is sanitised on the server',
      S36: 'Return addresses are local',
      S37: 'Absolute links come from configuration, never from Host',
    },
  },
  {
    heading: 'Server',
    rows: {
      S38: 'Personal answers are `private, no-store`; nothing with Set-Cookie is cached',
      S39: 'Two shoppers at once never mix',
      S40: 'The image optimizer takes its own media only, with size and pixel caps',
      S41: '`__proto__` and extra keys do nothing',
      S42: 'Limits on sign-in, reset, registration, guests, newsletter, forms, search, promotion codes, voucher balances, order look-up and payments hold across replicas',
      S43: 'The number of trusted proxies is exact',
      S44: 'Accounts and orders cannot be enumerated, in words or in time, save at registration',
      S45: 'Orders, addresses, wishlists and sessions of others are not there (404)',
      S46: 'Redis by TLS and under a least-privilege ACL',
      S47: 'Secrets have no default in production, and rotate without signing anyone out',
      S48: 'A bill of materials and an audit of dependencies in CI',
      S49: 'One request in is one request out: nothing is smuggled past length and encoding',
      S50: 'Auth events are logged with a hashed session id',
    },
  },
]
