import { expect, test } from 'vitest'
import { queueMutations } from './queue-mutations.ts'
import type { CallResult, Transport } from './transport.ts'

const unabortedSignal = new AbortController().signal

const createManualTransport = () => {
  const sent: string[] = []
  const responders: ((result: CallResult) => void)[] = []
  const transport: Transport = (call) => {
    sent.push(call.name)
    return new Promise((resolve) => responders.push(resolve))
  }
  return { sent, responders, transport: queueMutations(transport) }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('a mutation waits for the one before it, even when that one fails', async () => {
  const { sent, responders, transport } = createManualTransport()
  const first = transport({ name: 'updateBasketLine', input: {} }, unabortedSignal)
  void transport({ name: 'removeBasketLine', input: {} }, unabortedSignal)
  await nextTask()
  expect(sent).toEqual(['updateBasketLine'])
  responders[0]!({ error: { status: 503, code: 'upstream_unavailable', message: '' } })
  await first
  await nextTask()
  expect(sent).toEqual(['updateBasketLine', 'removeBasketLine'])
})

test('a query is sent at once while a mutation is pending', async () => {
  const { sent, transport } = createManualTransport()
  void transport({ name: 'addToBasket', input: {} }, unabortedSignal)
  void transport({ name: 'getBasket', input: {} }, unabortedSignal)
  await nextTask()
  expect(sent).toEqual(['getBasket', 'addToBasket'])
})
