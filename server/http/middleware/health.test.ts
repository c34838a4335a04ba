import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { createHealthRouter } from './health.ts'

const up = { ping: async () => {} }
const down = { ping: async () => Promise.reject(new Error('gone')) }
const silent = { ping: () => new Promise<void>(() => {}) }
const createTestApp = (deps: Parameters<typeof createHealthRouter>[0]) => express().use(createHealthRouter(deps))

it('/healthz succeeds whatever its dependencies do', async () => {
  const answer = await request(createTestApp({ storage: down, api: down })).get('/healthz')
  expect([answer.status, answer.body]).toEqual([200, { status: 'up' }])
})

it.each([
  ['ready', { storage: up, api: up }, 200, { sessions: 'up', commerceApi: 'up' }],
  ['not ready without Redis', { storage: down, api: up }, 503, { sessions: 'down', commerceApi: 'up' }],
  ['not ready without the API', { storage: up, api: down }, 503, { sessions: 'up', commerceApi: 'down' }],
  ['not ready when Redis is silent', { storage: silent, api: up }, 503, { sessions: 'down', commerceApi: 'up' }],
  ['not ready while it stops', { storage: up, api: up, isAccepting: () => false }, 503, { accepting: false }],
])('/readyz is %s', async (_name, deps, status, body) => {
  const answer = await request(createTestApp(deps)).get('/readyz')
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject(body)
  expect(answer.headers['cache-control']).toBe('no-store')
})
