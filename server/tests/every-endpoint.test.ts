import { afterAll, expect, it } from 'vitest'
import { endpoints } from '#shared/api/endpoints.ts'
import type { EndpointDeclaration } from '#shared/api/endpoint.ts'
import { startFullBff } from '../testing/start-full-bff.ts'

// These tests cover every endpoint of the contract, including new ones.

const { bff, close } = await startFullBff({ env: { REDIS_TIMEOUT_MS: '5000', FORM_MIN_FILL_MS: '0' } })
afterAll(close)

const declared = Object.entries(endpoints as Record<string, EndpointDeclaration>)
const unsafe = declared.filter(([, { method }]) => method !== 'GET')
const forCustomers = declared.filter(([, { auth }]) => auth === 'customer')

const sameOriginHeaders = {
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'stagedoor',
  'content-type': 'application/json',
}
const toUrl = (path: string) => `${bff.url}/bff${path.replaceAll(/:\w+/g, 'none')}`

const sendRequest = async (
  { method, path }: EndpointDeclaration,
  headers: Record<string, string> = sameOriginHeaders,
  body = '{}',
) => fetch(toUrl(path), { method, headers, ...(method === 'GET' ? {} : { body }) })

const without = (name: keyof typeof sameOriginHeaders) =>
  Object.fromEntries(Object.entries(sameOriginHeaders).filter(([header]) => header !== name))

it.each(unsafe)(
  '%s accepts no request without the header, from another site, or in another type than JSON [S25 S26 S27 S28]',
  async (_name, endpoint) => {
    expect((await sendRequest(endpoint, without('x-requested-with'))).status).toBe(403)
    expect((await sendRequest(endpoint, without('sec-fetch-site'))).status).toBe(403)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await sendRequest(endpoint, { ...sameOriginHeaders, 'sec-fetch-site': site })).status, site).toBe(403)
    expect((await sendRequest(endpoint, { ...without('sec-fetch-site'), origin: 'https://evil.example' })).status).toBe(
      403,
    )
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
    ]) {
      expect((await sendRequest(endpoint, { ...sameOriginHeaders, 'content-type': type })).status, type).toBe(415)
    }
  },
)

it.each(forCustomers)(
  '%s is for customers, and rejects a guest without starting a session [S13 S45]',
  async (_name, endpoint) => {
    const response = await sendRequest(endpoint)
    // The server checks the input first. So a guest learns which field is invalid, and nothing else.
    expect([400, 401]).toContain(response.status)
    expect(response.headers.getSetCookie()).toEqual([])
  },
)

it.each(declared)(
  '%s is never cached by proxies, and does not fail on unusual input [S38 S41]',
  async (_name, endpoint) => {
    const hostile =
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":"x","id":"none","code":{"__proto__":[]}}'
    for (const body of [hostile, '[]', '{"items":{"length":1e9}}', `{"${'x'.repeat(200)}":null}`]) {
      const response = await sendRequest(endpoint, sameOriginHeaders, body)
      expect(response.headers.get('cache-control'), body).toBe('private, no-store')
      expect(response.status, body).toBeLessThan(500)
    }
    expect('polluted' in {}).toBe(false)
  },
)

it('the contract has endpoints of every kind tested here', () => {
  expect([declared.length, unsafe.length, forCustomers.length].every((count) => count > 10)).toBe(true)
})
