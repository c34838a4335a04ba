import { expect, test } from 'vitest'
import { api } from './api.ts'
import { hasPendingRequests } from './has-pending-requests.ts'
import { createStore } from './store.ts'
import type { CallResult } from './transport.ts'

/** A store whose calls are answered when the test says so. */
const open = () => {
  const answers: ((result: CallResult) => void)[] = []
  const store = createStore({ transport: () => new Promise<CallResult>((resolve) => answers.push(resolve)) })
  const answer = async () => {
    answers.shift()!({ data: {} })
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { store, answer, waiting: () => hasPendingRequests(store.getState()) }
}

test('a shopper waits for what is not there yet, and not while what is there is fetched anew', async () => {
  const { store, answer, waiting } = open()
  expect(waiting()).toBe(false)
  void store.dispatch(api.endpoints.getHome.initiate({}))
  expect(waiting()).toBe(true)
  await answer()
  expect(waiting()).toBe(false)
  void store.dispatch(api.endpoints.getHome.initiate({}, { forceRefetch: true }))
  expect(waiting()).toBe(false)
})

test('a shopper waits for what they have done', async () => {
  const { store, answer, waiting } = open()
  void store.dispatch(api.endpoints.removeBasketLine.initiate({ key: 'x' }))
  expect(waiting()).toBe(true)
  await answer()
  expect(waiting()).toBe(false)
})
