import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createOrderToken } from '#reference-api/store/orders/order-tokens.ts'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { createTestOrder } from '../../testing/create-test-order.ts'
import { createCustomer } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const mailbox = await createMailbox()
const { bff, redis, api, close } = await startFullBff({
  api: { mailFolder: mailbox.folder },
  env: { LIMIT_ORDER_LOOKUP_IP: '8/1h', LIMIT_ORDER_LOOKUP_ACCOUNT: '2/1h' },
})
afterAll(async () => {
  await close()
  await mailbox.remove()
})
afterEach(() => redis.client.flushall())

const placeOrder = async (options: Parameters<typeof createTestOrder>[1] = {}) => {
  const email = `bea-${crypto.randomUUID()}@example.com`
  const contact = { email, firstName: 'Bea', lastName: 'Yer', telephone: null }
  const { id, number } = await createTestOrder(api, { contact, ...options })
  return { id, number, email, token: await createOrderToken(api.db, { id, email }, new Date()) }
}

const open = (browser: ShopperBrowser, token: string) => browser.post('/bff/order-links', { token })
const readStatus = async (browser: ShopperBrowser, id: string) => (await browser.get(`/bff/orders/${id}`)).status

describe('the link of an order', () => {
  it('opens the order for this session only, and is in no response [S1 S8]', async () => {
    const { id, number, token } = await placeOrder()
    const browser = bff.browser()
    const opened = await open(browser, token)
    expect({ status: opened.status, body: opened.body }).toEqual({ status: 200, body: { id } })
    const order = await browser.get(`/bff/orders/${id}`)
    expect(order.body).toMatchObject({
      number,
      isAccountOrder: false,
      isClaimable: true,
      lines: [{ tickets: [{}, {}] }],
    })
    expect(opened.text + order.text).not.toContain(token)
    expect(await readStatus(bff.browser(), id)).toBe(404)
  })

  it('opens an order of an account for each holder of the link, and the order stays in the account', async () => {
    const { browser: owner } = await createCustomer(bff)
    const { body } = await owner.get('/bff/session')
    const { id, token } = await placeOrder({ userId: body.id })
    for (const [browser, isAccountOrder] of [
      [bff.browser(), false],
      [owner, true],
    ] as const) {
      expect((await open(browser, token)).status).toBe(200)
      expect((await browser.get(`/bff/orders/${id}`)).body).toMatchObject({ id, isAccountOrder, isClaimable: false })
    }
  })

  it('that is wrong gets 422, and guesses are limited by IP address [S42]', async () => {
    const { token } = await placeOrder()
    const browser = bff.browser()
    for (let guess = 0; guess < 8; guess += 1) expect((await open(browser, `guess-${guess}`)).status).toBe(422)
    expect((await open(browser, token)).status).toBe(429)
    await redis.client.flushall()
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await open(browser, token)).status).toBe(200)
  })
})

describe('sending links', () => {
  const send = (address: string) => bff.browser().post('/bff/order-link-emails', { email: address })

  it('mails them, responds the same for every address, and is limited [S42 S44]', async () => {
    const { email, token } = await placeOrder()
    const [known, unknown] = [await send(email), await send('stranger@example.com')]
    expect({ status: known.status, body: known.body }).toEqual({ status: 200, body: {} })
    expect(unknown).toMatchObject({ status: 200, body: known.body })
    await expect.poll(async () => (await mailbox.findEmailsTo(email, 'The links to your orders')).length).toBe(1)
    expect((await open(bff.browser(), token)).status, 'an earlier link').toBe(200)
    await redis.client.flushall()
    const statuses = []
    for (let attempt = 0; attempt < 9; attempt += 1) statuses.push((await send(`${attempt}@example.com`)).status)
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429])
  })

  it('sends an email address at most its limit, and does not reject the owner after requests of others', async () => {
    const { email } = await placeOrder()
    const countEmails = async () => (await mailbox.findEmailsTo(email, 'The links to your orders')).length
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await send(email)).toMatchObject({ status: 200, body: {} })
    await expect.poll(countEmails).toBe(2)
    // Waits longer than a third email would take.
    await wait(600)
    expect(await countEmails()).toBe(2)
  })
})

describe('“this was not me”', () => {
  it('ends what links opened, once its button is pressed', async () => {
    const { id, token } = await placeOrder()
    const [reader, stranger] = [bff.browser(), bff.browser()]
    await open(reader, token)
    expect((await stranger.send('PUT', '/bff/order-disownment', { token })).body).toEqual({})
    expect((await stranger.get('/bff/order-disownment')).body).toEqual({ pending: true })
    expect(await readStatus(stranger, id)).toBe(404)
    expect(await readStatus(reader, id)).toBe(200)
    expect((await stranger.post('/bff/order-disownment')).status).toBe(200)
    expect(await readStatus(reader, id)).toBe(404)
    expect((await stranger.get('/bff/order-disownment')).body).toEqual({ pending: false })
    expect((await stranger.post('/bff/order-disownment')).status).toBe(404)
  })

  it('with a link that has ended is 422', async () => {
    const browser = bff.browser()
    await browser.send('PUT', '/bff/order-disownment', { token: 'made-up' })
    expect(await browser.post('/bff/order-disownment')).toMatchObject({
      status: 422,
      body: { message: 'This link no longer works. Ask for a new one.' },
    })
  })
})
