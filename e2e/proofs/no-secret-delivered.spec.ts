import type { Page } from 'playwright/test'
import { readConfig } from '#server/config.ts'
import { british } from '../address-book.ts'
import { acceptTerms, endPayment, newBuyer, orderButton, orderNumber, saveDelivery, sayWho, writeAddress } from '../check-out.ts'
import { expect, test } from '../fixtures.ts'
import { collectDelivered } from './delivered-bytes.ts'
import { encodingsOf, findSecrets } from './encodings.ts'
import { startGatedShop, type GatedShop } from './gated-shop.ts'

const searchKey = readConfig({}).search.apiKey

// One shop for the file, so its tests share a worker.
test.describe.configure({ mode: 'default' })

let shop: GatedShop

test.beforeAll(async () => {
  shop = await startGatedShop({ paying: true })
})

test.afterAll(() => shop.stop())

const chooseTickets = async (page: Page) => {
  await page.goto(`${shop.url}/whats-on/okonkwo-sisters`)
  await page.getByRole('spinbutton').first().fill('2')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL(/\/basket/)
}

/** Through the payment page to an order. */
const checkOut = async (page: Page, keep: (page: Page) => Promise<void>) => {
  await page.goto(`${shop.url}/checkout`)
  await sayWho(page, newBuyer())
  await writeAddress(page, 'billingAddress', british)
  await saveDelivery(page)
  await acceptTerms(page)
  await keep(page)
  await orderButton(page).click()
  await expect(page).toHaveURL((url) => url.origin === shop.paymentOrigin && url.pathname.startsWith('/sandbox/pay/'))
  await keep(page)
  await endPayment(page, 'pay')
  await orderNumber(page)
}

const register = async (page: Page, email: string) => {
  await page.goto(`${shop.url}/register`)
  await page.getByLabel('First name').fill('Canary')
  await page.getByLabel('Last name').fill('Wharf')
  await page.getByLabel('Email address').fill(email)
  await page.locator('#password').fill('a long enough sentence')
  await page.locator('#confirmPassword').fill('a long enough sentence')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/:\d+\/(\?done=[a-z-]+)?$/)
}

/** Guest, basket, checkout and order, basket again, registration, account, sign-out and sign-in, wrong password included; returns all that reached the browser. */
const walkThroughTheShop = async (page: Page, email: string) => {
  const { keep, all } = collectDelivered(page.context())
  await page.goto(`${shop.url}/`)
  await page.goto(`${shop.url}/whats-on?venue=the-lamphouse`)
  await page.goto(`${shop.url}/search?query=ferry`)
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Ferry')
  await chooseTickets(page)
  await keep(page)
  await checkOut(page, keep)
  await keep(page)
  await chooseTickets(page)
  await register(page, email)
  await page.goto(`${shop.url}/basket`)
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2')
  await keep(page)
  await page.goto(`${shop.url}/account`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/:\d+\/(\?done=[a-z-]+)?$/)
  await page.goto(`${shop.url}/sign-in`)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill('the wrong one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid credentials.').first()).toBeVisible()
  await page.locator('#password').fill('a long enough sentence')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/:\d+\/(\?done=[a-z-]+)?$/)
  await page.goto(`${shop.url}/basket`)
  await keep(page)
  return all()
}

for (const javaScriptEnabled of [true, false]) {
  test(`no token, no basket id, no key of an order and no upstream address reaches a browser ${javaScriptEnabled ? 'with' : 'without'} JavaScript [S1]`, async ({ openBrowser, expectTrouble }) => {
    const page = await openBrowser({ javaScriptEnabled })
    // The wrong password is answered 401, which the browser says aloud.
    expectTrouble(/status of 401/)
    const delivered = await walkThroughTheShop(page, `canary-${crypto.randomUUID()}@example.com`)
    // The gate must have seen what is looked for, and the browser must have got something, or finding nothing proves nothing.
    expect(shop.gate.secrets.size).toBeGreaterThanOrEqual(10)
    expect([...shop.gate.kinds].toSorted()).toEqual(['basket', 'order', 'ticket', 'token'])
    expect(delivered.length).toBeGreaterThan(20)
    const forbidden = [...shop.gate.secrets, searchKey, shop.gate.url, new URL(shop.gate.url).host]
    const leaks = delivered.flatMap(({ where, text }) => findSecrets(text, forbidden).map((secret) => `${secret.slice(0, 6)}… in ${where}`))
    expect(leaks).toEqual([])
  })
}

test('a planted secret is found in every encoding [S1]', () => {
  const secret = 'eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.c2lnbmF0dXJl/+=?'
  for (const encoded of encodingsOf(secret)) expect(findSecrets(`before ${encoded} after`, [secret])).toEqual([secret])
  for (const shift of ['', 'x', 'xy'])
    expect(findSecrets(Buffer.from(`${shift}${secret} and more`).toString('base64'), [secret])).toEqual([secret])
  expect(findSecrets('nothing of it here', [secret])).toEqual([])
})
