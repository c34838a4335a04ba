import { setTimeout as wait } from 'node:timers/promises'
import express from 'express'
import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { assignRequestId } from '#runtime/assign-request-id.ts'
import { createLog } from '#runtime/log.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { AppError } from '../errors.ts'
import { handleErrors } from './handle-errors.ts'

const createFailingApp = (renderFailure: (failure: ApiError) => Promise<string>) => {
  const app = express().use(assignRequestId())
  app.use((thrown) => {
    throw new AppError(Number(thrown.query.status), 'too_many_requests', 'Too many')
  })
  const deps = {
    config: { currencies: ['GBP', 'EUR'] },
    renderer: { renderFailure },
    frontend: { policies: { cacheable: 'of error pages' } },
    getContext: () => {
      throw new Error('There is no context yet')
    },
    i18n: { language: 'en' },
    log: createLog({ logLevel: 'silent' }),
  }
  return app.use(handleErrors(deps as never))
}

test('an error page is rendered once for many requests, each with its own id [S42]', async () => {
  const render = vi.fn(async ({ status, requestId }: ApiError) => {
    await wait(5)
    return `<p>${status} ${requestId}, ${requestId}`
  })
  const app = createFailingApp(render)
  const open = async (status: number, id: string) => {
    const { text, headers } = await request(app).get(`/?status=${status}`).set('X-Request-Id', id)
    expect(headers['content-security-policy']).toBe('of error pages')
    return text
  }
  const ids = ['request-0001', 'request-0002', 'request-0003']
  expect(await Promise.all(ids.map((id) => open(429, id)))).toEqual(ids.map((id) => `<p>429 ${id}, ${id}`))
  expect(render).toHaveBeenCalledTimes(1)
  expect(await open(403, 'request-0004')).toBe('<p>403 request-0004, request-0004')
  expect(render).toHaveBeenCalledTimes(2)
})

test('an error page that could not be rendered is rendered at the next request', async () => {
  const render = vi.fn(async () => '<p>shown').mockRejectedValueOnce(new Error('failed'))
  const app = createFailingApp(render)
  const open = async () => (await request(app).get('/?status=429').set('X-Request-Id', 'request-0001')).text
  expect([await open(), await open()]).toEqual(['429 Too many (request-0001)', '<p>shown'])
})
