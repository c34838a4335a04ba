import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { assignRequestId } from '#runtime/assign-request-id.ts'
import { logRequests } from './log-requests.ts'

const setUp = () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const app = express()
  app.use(assignRequestId(), logRequests(log))
  app.use((_request, response) => void response.send('ok'))
  return { app, log, lines }
}

it('logRequests writes one line per request, without query, cookie or body [S9]', async () => {
  const { app, lines } = setUp()
  await request(app)
    .post('/set-password?email=ada@example.com&token=CANARY')
    .set({ Cookie: 'sid=CANARY', 'X-Request-Id': 'request-0001', Authorization: 'CANARY' })
    .send({ password: 'CANARY' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'request-0001',
    method: 'POST',
    path: '/set-password',
    status: 200,
  })
  expect(lines[0]).not.toMatch(/CANARY|ada@/)
})

it.each([
  '/wishlists/shared/CANARY',
  '/bff/shared-wishlists/CANARY',
  '/WISHLISTS/shared/CANARY?x',
  '/wishlists/%73hared/CANARY',
  '//wishlists//shared//CANARY',
  '/wishlists%5cshared/CANARY',
])('logRequests omits the token of a shared wishlist: %s [S9]', async (path) => {
  const { app, lines } = setUp()
  await request(app).get(path)
  const withoutQuery = path.replace('?x', '')
  expect(JSON.parse(lines[0] ?? '').path).toBe(decodeURIComponent(withoutQuery).replace('CANARY', ''))
  expect(lines[0]).not.toContain('CANARY')
})

it.each(['/wishlists/shared/CANARY%', '/wishlists/shared/%zz/CANARY', '/de/%/%77ishlists/shared/CANARY%c0%af'])(
  'logRequests omits the token of a shared wishlist in a path with malformed codes: %s [S9]',
  async (path) => {
    const { app, lines } = setUp()
    await request(app).get(path)
    expect(JSON.parse(lines[0] ?? '').path).toMatch(/wishlists\/shared\/$/)
  },
)

it.each(['short', 'with space in it', 'x'.repeat(65), '<script>alert'])(
  'assignRequestId creates an id when the client sends %s',
  async (id) => {
    const { app } = setUp()
    const { headers } = await request(app).get('/').set('X-Request-Id', id)
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  },
)

it('the log omits the Redis command of an error [S9]', () => {
  const { log, lines } = setUp()
  const cause = Object.assign(new Error('OOM command not allowed'), { command: { name: 'hset', args: ['CANARY'] } })
  log.error({ err: new Error('failed', { cause }) }, 'x')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: 'failed',
    cause: { message: 'OOM command not allowed' },
  })
  expect(lines[0]).not.toContain('CANARY')
})
