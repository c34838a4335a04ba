import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sameOrigin, startHostileClient, type HostileClient } from '../testing/start-hostile-client.ts'

let client: HostileClient
beforeAll(async () => {
  client = await startHostileClient()
})
afterAll(() => client.close())

describe('a body', () => {
  test.each([
    ['Content-Type: application/json; charset=klingon', 415],
    ['Content-Type: text/plain', 415],
    ['Content-Type: application/x-www-form-urlencoded', 415],
  ])('of an unknown type is rejected without a failure: %s [S28]', async (type, status) => {
    const response = await client.send('POST', '/bff/session', [...sameOrigin, type], '{}')
    expect({ status: response.status, code: JSON.parse(response.body).code }).toEqual({
      status,
      code: 'unsupported_media_type',
    })
  })

  test('in an unknown encoding is rejected too', async () => {
    expect(
      (
        await client.send(
          'POST',
          '/bff/session',
          [...sameOrigin, 'Content-Type: application/json', 'Content-Encoding: zip'],
          '{}',
        )
      ).status,
    ).toBe(415)
  })

  test.each(['__proto__', 'valueOf', 'constructor'])(
    'with the intent %s is rejected without a failure',
    async (intent) => {
      const headers = [...sameOrigin, 'Content-Type: application/x-www-form-urlencoded']
      expect((await client.send('POST', '/basket', headers, `intent=${intent}`)).status).toBe(400)
    },
  )

  test('of unknown length is rejected before it is read', async () => {
    expect(
      (
        await client.send('POST', '/bff/session', [
          ...sameOrigin,
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
        ])
      ).status,
    ).toBe(411)
    expect(
      (
        await client.send('POST', '/sign-in', [
          'Sec-Fetch-Site: same-origin',
          'Content-Type: application/x-www-form-urlencoded',
          'Transfer-Encoding: chunked',
        ])
      ).status,
    ).toBe(411)
  })

  test('with a length of gigabytes is rejected, and its connection closed', async () => {
    const response = await client.send('POST', '/bff/session', [
      ...sameOrigin,
      'Content-Type: application/json',
      'Content-Length: 9999999999',
    ])
    expect({ status: response.status, connection: response.headers.get('connection') }).toEqual({
      status: 413,
      connection: 'close',
    })
    const form = await client.send('POST', '/sign-in', [
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 9999999999',
    ])
    expect(form.status).toBe(413)
  })

  test('with more fields than any form has is rejected [S41]', async () => {
    const headers = [...sameOrigin, 'Content-Type: application/x-www-form-urlencoded']
    const fields = Array.from({ length: 501 }, (_, index) => `guestName.${index}=x`)
    const { status } = await client.send('POST', '/checkout/contact', headers, fields.join('&'))
    expect(status).toBe(413)
  })

  test('is the only place credentials are read from [S8]', async () => {
    const response = await client.sendJson('/bff/session?email=ada@example.com&password=secret', '{}')
    expect([response.status, JSON.parse(response.body).fields.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['email', 'password'],
    ])
  })

  test('cannot reach prototypes, and unknown keys are dropped [S41]', async () => {
    const extras = '{"__proto__":"x","constructor":"y","toString":"z"}'
    const response = await client.sendJson(
      '/bff/basket/lines',
      `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"items":[{"sku":"none","extraData":${extras}}]}`,
    )
    expect(response.status).toBeLessThan(500)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  test.each([
    '{"email":"a\\u0000@example.com","password":"x"}',
    '{"email":"\\ud800@example.com","password":"\\udfff"}',
  ])('with unusual characters is rejected like any other: %s', async (body) => {
    expect([401, 422]).toContain((await client.sendJson('/bff/session', body)).status)
  })

  test('with endless nesting is rejected like any other', async () => {
    const deep = '['.repeat(15_000) + ']'.repeat(15_000)
    expect((await client.sendJson('/bff/session', `{"email":${deep},"password":"x"}`)).status).toBe(400)
    expect((await client.sendJson('/bff/basket/lines', `{"items":${deep}}`)).status).toBe(400)
  })

  const createWrongFields = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1])))

  test.each([
    ['POST', '/bff/basket/lines', `{"items":[{"sku":"x","extraData":${createWrongFields(900)}}]}`, 50],
    ['POST', '/bff/basket/lines', `{"items":[{"sku":"x","extraData":${createWrongFields(2600)}}]}`, 0],
    ['PATCH', '/bff/checkout', `{"guestNames":${createWrongFields(2600)}}`, 0],
    ['PATCH', '/bff/checkout', `{"guestNames":{"a":[${'1,'.repeat(14_000)}1]}}`, 0],
  ] as const)('with many wrong values gets few messages: %s %s', async (method, path, json, messages) => {
    const { status, body } = await client.sendJson(path, json, method)
    expect({ status, messages: JSON.parse(body).fields.length }).toEqual({ status: 400, messages })
  })

  test('with the names of all guests of forty lines is read', async () => {
    const guestNames = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`line-${index}`, Array<string>(20).fill('Ann')]),
    )
    const { body } = await client.sendJson('/bff/checkout', JSON.stringify({ guestNames }), 'PATCH')
    expect(JSON.parse(body).code).not.toBe('invalid_input')
  })

  test.each([
    ['POST', '/bff/basket/lines', '{"items":[{"sku":"a\\u0000","extraData":{"note":"\\u0000"}}]}'],
    ['POST', '/bff/basket/lines', '{"items":[{"sku":"PXR-001-DL","extraData":{"note":"\\ud800"}}]}'],
    ['POST', '/bff/basket/lines', '{"items":[{"sku":"PXR-001-DL","extraData":{"\\udfff":"x"}}]}'],
    ['PATCH', '/bff/checkout', '{"contact":{"email":"ann@example.com","firstName":"\\ud800","lastName":"Lee"}}'],
  ] as const)('with text that no database stores is rejected: %s %s %s', async (method, path, body) => {
    expect((await client.sendJson(path, body, method)).status).toBe(422)
  })
})

test('the requests of this file cause no failure inside the shop', () => {
  expect(client.listFailures()).toEqual([])
})
