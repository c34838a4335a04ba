/**
 * Security requirements by row, in the order and under the headings of docs/security-tests.md. An auditor checks
 * S1–S50; V1–V6 concern the vault.
 */
type RequirementGroup = { heading: string; rows: Record<string, string> }

export const securityRequirements: RequirementGroup[] = [
  {
    heading: 'Tokens',
    rows: {
      S1: 'No byte for the browser contains a token or a basket id',
      S2: 'No Hydra `@id`, view or `Location` reaches the browser; an unknown field never leaves',
      S3: 'No passed-through request reaches `/auth` or `/token/refresh`, in any spelling',
      S4: 'Passed-through requests are allowed by method and path, and go to one host',
      S5: 'The storefront follows no redirect of the API',
      S6: 'Cookie, Authorization and Forwarded headers of a browser do not reach the API',
      S7: 'Only listed headers of the API reach the browser',
      S8: 'No URL contains a secret; a secret in an inbound URL is not stored',
      S9: 'No log contains a secret, also with `DEBUG=*` and on Redis errors',
      S10: 'A 5xx response reveals nothing internal',
      S11: 'The token is opaque; its `exp` is a hint, never a permission',
    },
  },
  {
    heading: 'Session',
    rows: {
      S12: '`__Host-`, Secure, HttpOnly, Path=/, no Domain; production refuses plain HTTP',
      S13: 'SameSite=Lax; a write creates a guest session, a read does not',
      S14: 'At least 128 bits of a session id come from a CSPRNG',
      S15: 'Sign-in creates a new id and invalidates the old one',
      S16: 'Sign-out holds against requests in flight',
      S17: 'A rejected refresh creates a new id',
      S18: 'The shop never adopts an unknown or forged id',
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
      V1: 'A session is one hash of at most 2 KB, written field by field: parallel requests do not overwrite each other',
      V2: 'Fields are encrypted and bound to their place; a copy of Redis yields neither cookie nor token; keys rotate live',
      V3: 'Tabs and replicas share one refresh, guarded by an epoch; a late refresh undoes no sign-out',
      V4: 'Only a rejected refresh ends a session; a request causes at most one refresh and one retry',
      V5: 'In memory a token is a `Secret`; a tripwire searches every response',
      V6: 'One command proves it, and proves itself by planted leaks that it must catch',
    },
  },
  {
    heading: 'CSRF and the browser',
    rows: {
      S25: 'Unsafe `/bff` calls need a custom header, in any case of the path',
      S26: '`Sec-Fetch-Site` must be same-origin, `Origin` where it is missing; for form posts too',
      S27: 'Signing in and out by POST or DELETE only',
      S28: '`/bff` takes JSON only, else 415',
      S29: 'No response allows CORS',
      S30: 'Strict CSP by nonce or by hash, Trusted Types enforced, no style attributes',
      S31: 'The shop accepts violation reports within a limit',
      S32: 'Every response has security headers, errors and proxied ones too',
      S33: 'Page state cannot end its script element',
      S34: 'Schemes of URLs from the API are checked',
      S35: 'The server sanitises HTML of editors',
      S36: 'Return addresses are local',
      S37: 'Absolute links come from configuration, never from Host',
    },
  },
  {
    heading: 'Server',
    rows: {
      S38: 'Personal responses are `private, no-store`; no response with Set-Cookie is cached',
      S39: 'Two shoppers at once never mix',
      S40: 'The image optimizer takes its own media only, with size and pixel caps',
      S41: '`__proto__` and extra keys have no effect',
      S42: 'Limits on sign-in, reset, registration, guests, newsletter, forms, search, promotion codes, voucher balances, order look-up and payments hold across replicas',
      S43: 'The number of trusted proxies is exact',
      S44: 'Accounts and orders cannot be enumerated by words or by time, except at registration',
      S45: 'Orders, addresses, wishlists and sessions of others are 404',
      S46: 'Redis uses TLS and a least-privilege ACL',
      S47: 'Secrets have no default in production, and rotate without signing anyone out',
      S48: 'CI makes a bill of materials and audits dependencies',
      S49: 'One request in is one request out: length and encoding hide no second request',
      S50: 'Auth events are logged with a hashed session id',
    },
  },
]
