import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { createMailbox } from '../testing/mailbox.ts'
import { pickCells } from '#scripts/test-runner/matrix/every-cell.ts'
import { startCrashingApi } from '../testing/start-crashing-api.ts'

// Each kill starts the whole API again.
vi.setConfig({ testTimeout: 60_000 })

const mailbox = await createMailbox()
const { start, kill, killAt, waitForExit, sendRequest, checkout, queryRows, close } = await startCrashingApi(
  mailbox.folder,
)
const { confirmBasket, startPayment, updatePayment, chooseOutcome } = checkout

afterAll(async () => {
  await close()
  await mailbox.remove()
})

/** Makes claimed emails due now. Otherwise the claim of a killed attempt ends after two minutes. */
const makeEmailsDue = () => queryRows('update order_letters set due_at = now() where sent_at is null')

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
    const exited = killAt(step)
    await sendRequest('POST', `/operator/orders/${number}/refund`, { headers, body: {} }).catch(() => undefined)
    expect(await exited).toBe('SIGKILL')
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
    void kill()
  })
  await new Promise<void>((resolve) => killingMailServer.listen(0, '127.0.0.1', resolve))
  await start(`smtp://127.0.0.1:${(killingMailServer.address() as AddressInfo).port}`)
  const email = 'unsent@example.com'
  const exited = waitForExit()
  const shopper = await confirmBasket({ email })
  const { body } = await startPayment(shopper)
  await chooseOutcome(body.redirectUrl, 'pay').catch(() => undefined)
  await updatePayment(shopper.token, body.id).catch(() => undefined)
  expect(await exited).toBe('SIGKILL')
  killingMailServer.close()
  expect(await queryRows('select id from orders where email = $1', email)).toHaveLength(1)
  expect(await mailbox.findEmailsTo(email)).toEqual([])

  await makeEmailsDue()
  await start()
  expect(await countArrivedEmails(email)).toBe(1)
  expect(await mailbox.findEmailsTo(email, 'tickets-PX-')).toHaveLength(1)
})
