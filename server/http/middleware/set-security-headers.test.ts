import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { setSecurityHeaders } from './set-security-headers.ts'

const createTestApp = (secure: boolean) => {
  const app = express()
  app.use(setSecurityHeaders({ secure, indexing: true }))
  app.get('/', (_request, response) => void response.send('hello'))
  app.get('/304', (_request, response) => void response.status(304).end())
  app.get('/500', (_request, response) => void response.status(500).json({}))
  return app
}

it.each([
  ['/', 200],
  ['/304', 304],
  ['/nowhere', 404],
  ['/500', 500],
])('%s (%i) has every security header [S32]', async (path, status) => {
  const { headers, status: got } = await request(createTestApp(true)).get(path)
  expect(got).toBe(status)
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'reporting-endpoints': 'csp="/reports/csp"',
  })
  // Express sends its own 404 with a policy that is just as strict.
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
})

it('a page replaces the default policy', async () => {
  expect((await request(createTestApp(true)).get('/')).headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})

it('plain HTTP gets no HSTS header', async () => {
  expect((await request(createTestApp(false)).get('/')).headers).not.toHaveProperty('strict-transport-security')
})

it('a page at the URL of an email link sends no referrer', async () => {
  expect(
    (await request(createTestApp(true)).get('/?email=a%40example.com&token=secret')).headers['referrer-policy'],
  ).toBe('no-referrer')
})
