import { expect, test } from 'vitest'
import { api } from './api.ts'
import { hasPendingRequests } from './has-pending-requests.ts'
import { createStore } from './store.ts'
import type { CallResult } from './transport.ts'

/** A store whose responses the test sends. */
const createTestStore = () => {
  const responders: ((result: CallResult) => void)[] = []
  const store = createStore({ transport: () => new Promise<CallResult>((resolve) => responders.push(resolve)) })
  const respond = async () => {
    responders.shift()!({ data: {} })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { store, respond, isWaiting: () => hasPendingRequests(store.getState()) }
}

test('requests are pending while a query has no data yet, and not while it refetches', async () => {
  const { store, respond, isWaiting } = createTestStore()
  expect(isWaiting()).toBe(false)
  void store.dispatch(api.endpoints.getHome.initiate({}))
  expect(isWaiting()).toBe(true)
  await respond()
  expect(isWaiting()).toBe(false)
  void store.dispatch(api.endpoints.getHome.initiate({}, { forceRefetch: true }))
  expect(isWaiting()).toBe(false)
})

test('requests are pending while a mutation runs', async () => {
  const { store, respond, isWaiting } = createTestStore()
  void store.dispatch(api.endpoints.removeBasketLine.initiate({ key: 'x' }))
  expect(isWaiting()).toBe(true)
  await respond()
  expect(isWaiting()).toBe(false)
})
