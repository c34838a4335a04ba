import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { pickCells } from '#scripts/test-runner/matrix/every-cell.ts'
import { startCrashingApi } from '../testing/start-crashing-api.ts'

const mailFolder = await mkdtemp(join(tmpdir(), 'killed-payments-'))
const { start, kill, killAt, checkout, databaseUrl, queryRows, close } = await startCrashingApi(mailFolder)
const { confirmBasket, startPayment, updatePayment, chooseOutcome } = checkout

afterAll(async () => {
  await close()
  await rm(mailFolder, { recursive: true, force: true })
})

const ignoreLostConnection = () => undefined

const findOrdersOfBasket = (basket: string) =>
  queryRows('select id, transaction_id from orders where basket_id = $1', basket)
const findPaymentsOfBasket = (basket: string) =>
  queryRows('select id, status from payment_transactions where basket_id = $1', basket)
const readSandboxPayments = (basket: string) =>
  queryRows(
    'select s.status from sandbox_payments s join payment_transactions p on p.id = s.transaction_id where p.basket_id = $1',
    basket,
  )

/** Starts again as the checkout page would: begins a payment, pays if possible, returns. */
const retryPayment = async (shopper: { basket: string; token: string }) => {
  const restarted = await startPayment(shopper, 'attempt-1')
  expect([200, 201]).toContain(restarted.status)
  if (restarted.body.redirectUrl) await chooseOutcome(restarted.body.redirectUrl, 'pay')
  const updated = await updatePayment(shopper.token, restarted.body.id)
  expect(updated.body.order).not.toBeNull()
  return restarted.body.id as string
}

const expectOneOrder = async (basket: string, paymentId: string) => {
  await vi.waitFor(async () => expect(await readSandboxPayments(basket)).toEqual([{ status: 'captured' }]), 10_000)
  await vi.waitFor(
    async () => expect(await findPaymentsOfBasket(basket)).toEqual([{ id: paymentId, status: 'captured' }]),
    10_000,
  )
  expect(await findOrdersOfBasket(basket)).toMatchObject([{ transaction_id: paymentId }])
}

/** Runs the purchase until the process dies. */
const buyUntilProcessExits = async (shopper: { basket: string; token: string }) => {
  const started = await startPayment(shopper).catch(ignoreLostConnection)
  if (!started) return
  await chooseOutcome(started.body.redirectUrl, 'pay').catch(ignoreLostConnection)
  await updatePayment(shopper.token, started.body.id).catch(ignoreLostConnection)
}

it.each(pickCells(['after capture', 'after create', 'before fetchStatus', 'before capture'], 2))(
  'a process killed %s leaves one order, or a payment that can be retried',
  { timeout: 60_000 },
  async (step) => {
    const shopper = await confirmBasket()
    const exited = killAt(step)
    await buyUntilProcessExits(shopper)
    expect(await exited).toBe('SIGKILL')
    // Money is never captured before there is an order.
    if ((await readSandboxPayments(shopper.basket)).some(({ status }) => status === 'captured'))
      expect(await findOrdersOfBasket(shopper.basket)).toHaveLength(1)

    await start()
    await expectOneOrder(shopper.basket, await retryPayment(shopper))
  },
)

it(
  'the next process places the whole order when a process is killed while placing it and the shopper does not return',
  { timeout: 60_000 },
  async () => {
    const shopper = await confirmBasket()
    const { body } = await startPayment(shopper)
    // The lock makes the API's transaction wait when it queues the email.
    const lockingClient = new pg.Client({ connectionString: databaseUrl })
    await lockingClient.connect()
    await lockingClient.query('begin')
    await lockingClient.query('lock table order_letters in access exclusive mode')
    await chooseOutcome(body.redirectUrl, 'pay')
    const isStalled = async () => {
      const waiting = await queryRows(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
        'insert into "order_letters"%',
      )
      expect(waiting.length).toBeGreaterThan(0)
    }
    await vi.waitFor(isStalled, { timeout: 10_000, interval: 50 })
    await kill()
    await lockingClient.end()
    const isRolledBack = async () => {
      expect(
        await queryRows(
          'select 1 from pg_stat_activity where datname = current_database() and state = $1',
          'idle in transaction',
        ),
      ).toEqual([])
      expect(
        await queryRows(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
          '%order_letters%',
        ),
      ).toEqual([])
    }
    await vi.waitFor(isRolledBack, { timeout: 10_000, interval: 50 })
    expect(await findOrdersOfBasket(shopper.basket)).toEqual([])
    expect(await readSandboxPayments(shopper.basket)).toEqual([{ status: 'authorised' }])

    await start()
    await vi.waitFor(async () => expect(await findOrdersOfBasket(shopper.basket)).toHaveLength(1), {
      timeout: 20_000,
      interval: 200,
    })
    await expectOneOrder(shopper.basket, body.id)
  },
)
