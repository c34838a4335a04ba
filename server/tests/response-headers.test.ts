import { afterAll, beforeAll, expect, test } from 'vitest'
import { listEndpointResponses } from '../testing/response-headers/endpoint-responses.ts'
import { privateNoStore, type ScriptPolicy } from '../testing/response-headers/expected-response.ts'
import { listFileResponses } from '../testing/response-headers/file-responses.ts'
import { createHeaderShop } from '../testing/response-headers/header-shop.ts'
import { listMalformedRequestResponses } from '../testing/response-headers/malformed-request-responses.ts'
import { listPageResponses } from '../testing/response-headers/page-responses.ts'

const shop = createHeaderShop()
beforeAll(() => shop.start())
afterAll(() => shop.close())

const responses = {
  ...listPageResponses(shop),
  ...listEndpointResponses(shop),
  ...listFileResponses(shop),
  ...listMalformedRequestResponses(shop),
}

const policies: Record<ScriptPolicy, RegExp> = {
  nothing: /^default-src 'none'; frame-ancestors 'none'$/,
  nonce:
    /^default-src 'none'; script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'; style-src 'self' 'sha256-[\w+/=]{44}' 'nonce-[\w+/=]{24}'; /,
  hashes:
    /^default-src 'none'; script-src(?: 'sha256-[\w+/=]{44}'){3} 'strict-dynamic'; style-src 'self' 'sha256-[\w+/=]{44}'; /,
}

/** The part of the policy that all pages share, whether scripts are allowed by nonce or by hash. */
const restOfPolicy =
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self' https://pay.example.com; object-src 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types boot html; report-uri /reports/csp; report-to csp"

const embeddable = new Set([
  'the social image of a page',
  'an optimised image',
  'an optimised image that the browser has already',
])

test.each(Object.entries(responses))(
  '%s has every security header, its policy, its caching and no CORS header [S10 S29 S30 S32 S38]',
  async (name, { status, policy, caching, receive }) => {
    const { status: received, headers, body } = await receive()
    expect(received, body.slice(0, 300)).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      // Other sites embed social images, and emails embed pictures.
      'cross-origin-resource-policy': embeddable.has(name) ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringMatching(/^accelerometer=\(\), camera=\(\)/),
      'reporting-endpoints': 'csp="/reports/csp"',
      'content-security-policy': expect.stringMatching(policies[policy]),
      'cache-control': caching,
    })
    if (policy !== 'nothing') expect(headers.get('content-security-policy')).toContain(restOfPolicy)
    expect([...headers.keys()].filter((header) => /^access-control|^server$|^x-powered-by$/.test(header))).toEqual([])
    const cookies = headers.getSetCookie()
    if (cookies.length > 0) expect(headers.get('cache-control')).toBe(privateNoStore)
    expect(
      cookies.filter(
        (line) => line.startsWith('__Host-') && !/; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/.test(line),
      ),
    ).toEqual([])
    expect(body).not.toContain('CANARY')
  },
)
