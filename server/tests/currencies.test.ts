import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFixtureContent } from '#reference-api/testing/fixture-content.ts'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { parseMail } from '#reference-api/testing/parse-mail.ts'
import { readPdfTexts } from '#reference-api/testing/read-pdf-texts.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import {
  addToBasket,
  choosePaymentResult,
  completePayment,
  standingTicket,
  testContact,
} from '../testing/checkout-shopper.ts'
import { startFullBff } from '../testing/start-full-bff.ts'

/** Prices of the fixture in a currency without decimals and in one with three. */
const toAmounts = ({ gross }: { gross: Readonly<Record<string, number>> }) => ({
  JPY: gross.GBP! * 2,
  KWD: gross.GBP! * 5,
})

const createContent = () => {
  const content = createFixtureContent()
  return {
    ...content,
    events: content.events.map((event) => ({
      ...event,
      ticketTypes: event.ticketTypes.map((type) => ({ ...type, gross: toAmounts(type) })),
    })),
    products: content.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, gross: toAmounts(variant) })),
    })),
  }
}

const mailbox = await createMailbox()
let shop: Awaited<ReturnType<typeof startFullBff>>
beforeAll(async () => {
  const currencies = ['JPY', 'KWD'] as const
  shop = await startFullBff({
    api: { content: createContent(), currencies, mailFolder: mailbox.folder },
    env: { CURRENCIES: currencies.join() },
  })
})
afterAll(() => Promise.all([shop.close(), mailbox.remove()]))

it.each([
  ['JPY', 4000, '¥8,000', '8.000\u00a0¥'],
  ['KWD', 10_000, 'KWD\u00a020.000', '20,000\u00a0KWD'],
])(
  'the shop sells in %s, and charges what it shows, from the listing to the receipt',
  async (currency, price, english, german) => {
    const browser = shop.bff.browser()
    expect((await browser.send('PUT', '/bff/preferences', { currency })).status).toBe(200)
    const listing = await browser.get('/bff/events?page=1')
    const listed = listing.body.events.find(({ slug }: { slug: string }) => slug === 'open-night')
    expect(listed.price).toMatchObject({ amount: price, currency, isFromPrice: true })

    await addToBasket(browser, standingTicket, 2)
    const { body: basket } = await browser.get('/bff/basket')
    expect(basket).toMatchObject({ currency, totals: { toPay: 2 * price } })
    expect(formatMoney(basket.totals.toPay, basket.currency, 'en')).toBe(english)
    expect(formatMoney(basket.totals.toPay, basket.currency, 'de')).toBe(german)

    const { body: checkout } = await browser.send('PATCH', '/bff/checkout', {
      contact: testContact,
      shipping: { service: 'e-ticket' },
      billingAddress: homeAddressInput,
    })
    const ordered = await browser.post('/bff/checkout/order', {
      terms: true,
      submissionId: checkout.submissionId ?? randomUUID(),
      expectedTotal: 2 * price,
      expectedCurrency: currency,
    })
    expect(ordered.status, ordered.text).toBe(200)
    const paymentPage = ordered.body.href as string
    expect(await (await fetch(paymentPage)).text()).toContain(english)

    const transactionId = await choosePaymentResult(paymentPage, 'pay')
    const paid = await completePayment(browser, transactionId)
    expect(paid.status, paid.text).toBe(200)
    expect(paid.body.order).toMatchObject({ currency, totals: { total: 2 * price, toPay: 2 * price } })

    const [source] = await mailbox.waitForEmails(testContact.email, english.replace('\u00a0', ' '))
    const [tickets] = parseMail(source!).attachments
    expect(readPdfTexts(tickets!.content).join('\n')).toContain(formatMoney(price, currency, 'en'))
  },
)

it('the shop sells in no other currency', async () => {
  const browser = shop.bff.browser()
  expect((await browser.send('PUT', '/bff/preferences', { currency: 'GBP' })).status).toBe(422)
})
