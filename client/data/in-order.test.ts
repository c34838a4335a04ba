import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'
import type { CallResult, Transport } from './transport.ts'

const never = new AbortController().signal

const byHand = () => {
  const sent: string[] = []
  const answers: ((result: CallResult) => void)[] = []
  const transport: Transport = (call) => {
    sent.push(call.name)
    return new Promise((resolve) => answers.push(resolve))
  }
  return { sent, answers, transport: inOrder(transport) }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('changes wait for the change before them, even when that one fails', async () => {
  const { sent, answers, transport } = byHand()
  const first = transport({ name: 'changeBasketLine', input: {} }, never)
  void transport({ name: 'removeBasketLine', input: {} }, never)
  await turn()
  expect(sent).toEqual(['changeBasketLine'])
  answers[0]!({ error: { status: 503, code: 'upstream_unavailable', message: '' } })
  await first
  await turn()
  expect(sent).toEqual(['changeBasketLine', 'removeBasketLine'])
})

test('reading waits for nothing', async () => {
  const { sent, transport } = byHand()
  void transport({ name: 'addToBasket', input: {} }, never)
  void transport({ name: 'getBasket', input: {} }, never)
  await turn()
  expect(sent).toEqual(['getBasket', 'addToBasket'])
})
