import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import getPort from 'get-port'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createSendRequest } from '../testing/api-under-test.ts'
import { createCheckout } from '../testing/checkout.ts'
import { createMailbox } from '../testing/mailbox.ts'
import { pickCells } from '#scripts/test-runner/matrix/every-cell.ts'
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts'

// Each kill starts the whole API again.
vi.setConfig({ testTimeout: 60_000 })

let postgres: TestPostgres
let database: pg.Client
let port = 0
let api: ChildProcess
const mailbox = await createMailbox()

/** Sends by `smtpUrl` if given, otherwise to the mailbox. */
const start = async (smtpUrl?: string) => {
  const program = join(import.meta.dirname, '../testing/crashing-api.ts')
  api = fork(program, [postgres.url, String(port), mailbox.folder, ...(smtpUrl ? [smtpUrl] : [])], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(api, 'message')
}

const kill = async () => {
  if (api.exitCode !== null || api.signalCode !== null) return
  const exited = once(api, 'exit')
  api.kill('SIGKILL')
  await exited
}

beforeAll(async () => {
  postgres = await startPostgres()
  database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  port = await getPort()
  await start()
}, 60_000)
afterAll(async () => {
  if (api) await kill()
  await database?.end()
  await postgres?.close()
  await mailbox.remove()
})

const sendRequest = createSendRequest(() => `http://127.0.0.1:${port}`)
const { confirmBasket, startPayment, updatePayment, chooseOutcome } = createCheckout({
  sendRequest,
  createGuest: async () => (await sendRequest('POST', '/auth')).body,
})
const queryRows = async (sql: string, value: string) => (await database.query(sql, [value])).rows

/** Makes claimed emails due now. Otherwise the claim of a killed attempt ends after two minutes. */
const makeEmailsDue = () => database.query('update order_letters set due_at = now() where sent_at is null')

const countArrivedEmails = async (email: string) => {
  await vi.waitFor(
    async () =>
      expect(
        await queryRows(
          'select 1 from order_letters join orders on orders.id = order_id where sent_at is null and email = $1',
          email,
        ),
      ).toEqual([]),
    20_000,
  )
  return (await mailbox.findEmailsTo(email)).length
}

const bought = async (email: string) => {
  const shopper = await confirmBasket({ email })
  const { body } = await startPayment(shopper)
  await chooseOutcome(body.redirectUrl, 'pay')
  const { order } = (await updatePayment(shopper.token, body.id)).body
  await vi.waitFor(
    async () =>
      expect(await queryRows('select status from payment_transactions where id = $1', body.id)).toEqual([
        { status: 'captured' },
      ]),
    10_000,
  )
  return { payment: body.id as string, number: order.number as string }
}

it.each(pickCells(['after refund', 'before refund'], 1))(
  'a refund is paid and reported once when the process is killed %s at the provider',
  async (step) => {
    const email = `${step.replace(' ', '.')}@example.com`
    const { payment, number } = await bought(email)
    const { key } = (
      await sendRequest('POST', '/operators', {
        headers: { 'operator-key': 'the key of the administrator of these tests' },
        body: { name: step, roles: ['refund'] },
      })
    ).body
    const headers = { 'operator-key': key as string }
    const exited = once(api, 'exit')
    api.send(step)
    await sendRequest('POST', `/operator/orders/${number}/refund`, { headers, body: {} }).catch(() => undefined)
    expect((await exited)[1]).toBe('SIGKILL')
    expect(
      await queryRows('select paid_at from refunds join orders on orders.id = order_id where number = $1', number),
    ).toEqual([{ paid_at: null }])

    await start()
    const refundQuery = `select s.refunded, p.refunded as noted from sandbox_payments s join payment_transactions p on p.id = s.transaction_id where p.id = $1`
    await vi.waitFor(
      async () => expect(await queryRows(refundQuery, payment)).toEqual([{ refunded: 4000, noted: 4000 }]),
      10_000,
    )
    expect((await sendRequest('POST', `/operator/orders/${number}/refund`, { headers, body: {} })).body).toMatchObject({
      status: 'cancelled',
      amount: 0,
    })
    expect(await queryRows(refundQuery, payment)).toEqual([{ refunded: 4000, noted: 4000 }])
    await makeEmailsDue()
    await countArrivedEmails(email)
    expect((await mailbox.findEmailsTo(email, 'Your refund')).length).toBeGreaterThan(0)
  },
)

it('the next process sends the confirmation when a process is killed while sending it', async () => {
  await kill()
  // A mail server that kills the API when it connects.
  const killingMailServer = createServer((socket) => {
    socket.on('error', () => {})
    api.kill('SIGKILL')
  })
  await new Promise<void>((resolve) => killingMailServer.listen(0, '127.0.0.1', resolve))
  await start(`smtp://127.0.0.1:${(killingMailServer.address() as AddressInfo).port}`)
  const email = 'unsent@example.com'
  const exited = once(api, 'exit')
  const shopper = await confirmBasket({ email })
  const { body } = await startPayment(shopper)
  await chooseOutcome(body.redirectUrl, 'pay').catch(() => undefined)
  await updatePayment(shopper.token, body.id).catch(() => undefined)
  expect((await exited)[1]).toBe('SIGKILL')
  killingMailServer.close()
  expect(await queryRows('select id from orders where email = $1', email)).toHaveLength(1)
  expect(await mailbox.findEmailsTo(email)).toEqual([])

  await makeEmailsDue()
  await start()
  expect(await countArrivedEmails(email)).toBe(1)
  expect(await mailbox.findEmailsTo(email, 'tickets-PX-')).toHaveLength(1)
})
