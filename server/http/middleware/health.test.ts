import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { createHealthRouter } from './health.ts'

const up = { ping: async () => {} }
const down = { ping: async () => Promise.reject(new Error('gone')) }
const silentStorage = { ping: () => new Promise<void>(() => {}) }
const createTestApp = (deps: Parameters<typeof createHealthRouter>[0]) => express().use(createHealthRouter(deps))

it('/healthz succeeds whatever its dependencies do', async () => {
  const response = await request(createTestApp({ storage: down, api: down })).get('/healthz')
  expect({ status: response.status, body: response.body }).toEqual({ status: 200, body: { status: 'up' } })
})

it.each([
  ['ready', { storage: up, api: up }, 200, { sessions: 'up', commerceApi: 'up' }],
  ['not ready without Redis', { storage: down, api: up }, 503, { sessions: 'down', commerceApi: 'up' }],
  ['not ready without the API', { storage: up, api: down }, 503, { sessions: 'up', commerceApi: 'down' }],
  ['not ready when Redis is silent', { storage: silentStorage, api: up }, 503, { sessions: 'down', commerceApi: 'up' }],
  ['not ready while it stops', { storage: up, api: up, isAccepting: () => false }, 503, { accepting: false }],
])('/readyz is %s', async (_name, deps, status, body) => {
  const response = await request(createTestApp(deps)).get('/readyz')
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject(body)
  expect(response.headers['cache-control']).toBe('no-store')
})
