import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startReferenceApi, type RunningApi } from '../../start.ts'
import { createSendRequest } from '../../testing/api-under-test.ts'
import { createCheckout } from '../../testing/checkout.ts'
import { createFixtureContent } from '../../testing/fixture-content.ts'
import type { PaymentProvider } from '../provider.ts'

// A fixed clock, so that a slow machine sends no retry by itself.
let time = Date.now()
const now = () => new Date(time)
const secret = 'a secret for what payment providers say'
const dataFolder = await mkdtemp(join(tmpdir(), 'sandbox-provider-'))
let api: RunningApi
let sandbox: PaymentProvider

/** A proxy between the sandbox and the shop: it responds 500 while it is down, and forwards otherwise. */
let isDown = false
let notifications: { status: number; isSigned: boolean }[] = []
const proxy = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray())
  const signature = String(request.headers['sandbox-signature'])
  const [, seconds, hex] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? []
  const isSigned =
    createHmac('sha256', secret)
      .update(`${seconds}.${String(body)}`)
      .digest('hex') === hex
  const headers = { 'content-type': 'application/json', 'sandbox-signature': signature }
  const status = isDown ? 500 : (await fetch(api.url + request.url, { method: 'POST', headers, body })).status
  notifications.push({ status, isSigned })
  response.writeHead(status).end()
})

const start = async () => {
  const content = createFixtureContent()
  const sandboxNotifyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const paymentProviders = (provider: PaymentProvider) => [(sandbox = provider)]
  api = await startReferenceApi({
    content,
    dataFolder,
    now,
    sandboxNotifyUrl,
    paymentPageOrigin: 'https://pay.example',
    paymentWebhookOrigin: 'https://hooks.example',
    paymentWebhookSecret: secret,
    frequentJobIntervalMs: 100,
    paymentProviders,
  })
}

beforeAll(async () => {
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  await start()
}, 60_000)
afterAll(async () => {
  await api?.close()
  proxy.close()
  await rm(dataFolder, { recursive: true, force: true })
})
beforeEach(() => {
  isDown = false
  notifications = []
})

const sendRequest = createSendRequest(() => api.url)
const { confirmBasket, startPayment, chooseOutcome } = createCheckout({
  sendRequest,
  createGuest: async () => (await sendRequest('POST', '/auth')).body,
})
const readSandboxPayment = (reference: string) =>
  api.db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const findPayment = (id: string) =>
  api.db.selectFrom('payment_transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A payment on the sandbox's page by a shopper who never returns. */
const createPaidPayment = async () => {
  const { body } = await startPayment(await confirmBasket())
  const reference = String(new URL(body.redirectUrl).pathname.split('/').at(-1))
  await chooseOutcome(`${api.url}/sandbox/pay/${reference}`, 'pay')
  return { id: body.id as string, reference }
}
const captured = async () => {
  const payment = await createPaidPayment()
  await vi.waitFor(async () => expect((await findPayment(payment.id)).status).toBe('captured'), 10_000)
  return payment
}

describe('a refund of the sandbox', () => {
  it('is paid once per key when requests repeat concurrently, in part and then in full', async () => {
    const { reference } = await captured()
    await Promise.all([0, 1, 2].map(() => sandbox.refund(reference, 1500, 'a part')))
    await sandbox.refund(reference, 1500, 'a part')
    expect((await readSandboxPayment(reference)).refunded).toBe(1500)
    await sandbox.refund(reference, 2500, 'the rest')
    await sandbox.refund(reference, 2500, 'the rest')
    expect((await readSandboxPayment(reference)).refunded).toBe(4000)
    const refundRows = await api.db
      .selectFrom('sandbox_refunds')
      .select(['key', 'amount'])
      .where('reference', '=', reference)
      .orderBy('amount')
      .execute()
    expect(refundRows).toEqual([
      { key: 'a part', amount: 1500 },
      { key: 'the rest', amount: 2500 },
    ])
  })

  it('is rejected above the paid amount, below 0, and for an uncaptured payment', async () => {
    const { reference } = await captured()
    await expect(sandbox.refund(reference, 4001, 'too much')).rejects.toThrow()
    await sandbox.refund(reference, 4000, 'all of it')
    await expect(sandbox.refund(reference, 1, 'a penny more')).rejects.toThrow()
    for (const amount of [0, -1]) await expect(sandbox.refund(reference, amount, `for ${amount}`)).rejects.toThrow()
    expect((await readSandboxPayment(reference)).refunded).toBe(4000)
    const { body } = await startPayment(await confirmBasket())
    const unpaid = String(body.redirectUrl.split('/').at(-1))
    await expect(sandbox.refund(unpaid, 100, 'of nothing')).rejects.toThrow()
    await expect(sandbox.refund('nobody-knows', 100, 'of nobody')).rejects.toThrow()
  })
})

describe('a payment of the sandbox', () => {
  it('has its page at PAYMENT_PAGE_ORIGIN and its webhook at PAYMENT_WEBHOOK_ORIGIN', async () => {
    const { body } = await startPayment(await confirmBasket())
    const { origin, pathname } = new URL(body.redirectUrl)
    const { notify_url: notifyUrl } = await readSandboxPayment(pathname.split('/').at(-1)!)
    expect([origin, notifyUrl]).toEqual(['https://pay.example', 'https://hooks.example/webhooks/payments/sandbox'])
  })
})

describe('a notification of the sandbox', () => {
  const expectRetryAfter = async (reference: string, seconds: number, attempts: number) => {
    const { notify_at: at, notify_attempts: attemptCount } = await readSandboxPayment(reference)
    expect([attemptCount, ((at?.getTime() ?? 0) - time) / 1000]).toEqual([attempts, seconds])
  }

  it('is retried after increasing pauses until the shop accepts it', { timeout: 60_000 }, async () => {
    isDown = true
    const { id, reference } = await createPaidPayment()
    await vi.waitFor(() => expectRetryAfter(reference, 4, 1), 10_000)
    time += 4_000
    await vi.waitFor(() => expectRetryAfter(reference, 8, 2), 10_000)
    expect((await findPayment(id)).status).toBe('created')
    isDown = false
    time += 8_000
    await vi.waitFor(async () => expect((await readSandboxPayment(reference)).notify_at).toBeNull(), 10_000)
    expect(notifications).toEqual([500, 500, 204].map((status) => ({ status, isSigned: true })))
    expect((await findPayment(id)).status).toBe('captured')
    expect(await api.db.selectFrom('orders').select('id').where('transaction_id', '=', id).execute()).toHaveLength(1)
  })

  it('that was not accepted is sent by the API after a restart', { timeout: 60_000 }, async () => {
    isDown = true
    const { id, reference } = await createPaidPayment()
    await vi.waitFor(() => expectRetryAfter(reference, 4, 1), 10_000)
    await api.close()
    isDown = false
    time += 4_000
    await start()
    await vi.waitFor(async () => expect((await readSandboxPayment(reference)).notify_at).toBeNull(), 10_000)
    expect(notifications).toEqual([500, 204].map((status) => ({ status, isSigned: true })))
    expect((await findPayment(id)).status).toBe('captured')
    expect(await api.db.selectFrom('orders').select('id').where('transaction_id', '=', id).execute()).toHaveLength(1)
  })
})
