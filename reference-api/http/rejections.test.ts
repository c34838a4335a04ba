import express from 'express'
import { pino } from 'pino'
import supertest from 'supertest'
import { describe, expect, it } from 'vitest'
import { startApiUnderTest } from '../testing/api-under-test.ts'
import { handleErrors } from './handle-errors.ts'

const api = startApiUnderTest()

describe('an invalid request', () => {
  it('gets a Hydra error in the requested language', async () => {
    const response = await api.sendRequest('GET', '/nowhere', { language: 'de' })
    expect(response.status).toBe(404)
    expect(response.body).toEqual({
      '@context': '/contexts/Error',
      '@type': 'hydra:Error',
      'hydra:title': expect.any(String),
      'hydra:description': 'Hier ist nichts.',
    })
  })

  it.each(['{bad', '"text"', '[', 'null x'])('is rejected with malformed JSON: %s', async (body) => {
    const response = await api.sendRequest('POST', '/users', { body })
    expect(response.status).toBe(400)
    expect(response.body['@type']).toBe('hydra:Error')
  })

  it('is rejected with a list instead of an object', async () => {
    expect((await api.sendRequest('POST', '/users', { body: [] })).status).toBe(422)
  })

  it('is rejected with a body above 100 kB', async () => {
    const response = await api.sendRequest('POST', '/users', { body: { firstName: 'x'.repeat(103_000) } })
    expect(response).toMatchObject({ status: 413, body: { '@type': 'hydra:Error' } })
  })

  it('is rejected with an invalid escape in its path', async () => {
    expect((await api.sendRequest('GET', '/locations-by-slug/%zz')).status).toBe(400)
  })

  it.each([
    ['POST', '/auth', { email: 'a\0@example.com', password: 'x' }],
    ['POST', '/users/reset-password', { email: 'a\0@example.com' }],
    ['POST', '/users', { firstName: 'a\0' }],
    ['POST', '/users', { firstName: 'a\ud800' }],
    ['POST', '/users', { firstName: 'a', ['\udfff']: 'b' }],
    ['POST', '/token/refresh', { refresh_token: '\0' }],
    ['GET', '/storefront/product/%00', undefined],
    ['GET', '/products/event-information?skus[]=%00', undefined],
    ['GET', '/content-by-slug/a%00/b', undefined],
  ])('is rejected with a character that the database cannot store: %s %s', async (method, path, body) => {
    expect((await api.sendRequest(method, path, body ? { body } : {})).status).toBe(400)
  })

  it('is rejected with a value that only the database finds out of range', async () => {
    const outOfRange = Object.assign(new Error('date/time field value out of range'), { code: '22008' })
    const app = express()
      .use((_request, _response, next) => next(outOfRange))
      .use(handleErrors(pino({ enabled: false })))
    expect((await supertest(app).get('/')).status).toBe(400)
  })

  it('is rejected with a deeply nested body', async () => {
    const deep = `{"firstName":${'['.repeat(45_000)}${']'.repeat(45_000)}}`
    expect((await api.sendRequest('POST', '/users', { body: deep })).status).toBe(422)
  })

  it('gets a response without implementation details', async () => {
    const { headers } = await api.sendRequest('GET', '/nowhere')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('operating the API', () => {
  it('/healthz reports that the process and its database respond', async () => {
    expect(await api.sendRequest('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await api.sendRequest('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })

  it('every response repeats the id of its request', async () => {
    const { headers } = await api.sendRequest('GET', '/healthz', { headers: { 'x-request-id': 'abcdefgh-1' } })
    expect(headers.get('x-request-id')).toBe('abcdefgh-1')
    const malformedIdResponse = await api.sendRequest('GET', '/healthz', { headers: { 'x-request-id': 'a b<c>' } })
    expect(malformedIdResponse.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
