import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import jsqr from 'jsqr'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { EventChangeResult, RefundResult } from '#shared/wire/extensions/operators.ts'
import type { TicketCheckResult } from '#shared/wire/extensions/tickets.ts'
import { toEventPath } from '../../drivers/fill-basket.ts'
import { createBuyer } from '../../drivers/check-out.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { orderViaApi } from '../../drivers/guest-order.ts'
import { countEmails, waitForEmail, waitForEmailLink } from '../../drivers/mailbox.ts'
import { fetchEvent, fetchListing } from '../../drivers/events.ts'
import { translations } from '../../drivers/translations.ts'

/** Calls the API of operators with the key that the reference API created at its first start. */
const callOperatorApi = async <T>(method: 'POST' | 'PUT', path: string, body: object = {}): Promise<T> => {
  const key = (await readFile(join(process.env.SHOP_DATA!, 'reference-api', 'operator-key'), 'utf8')).trim()
  const headers = { 'operator-key': key, 'content-type': 'application/json' }
  const response = await fetch(`${process.env.SHOP_API_URL}${path}`, { method, headers, body: JSON.stringify(body) })
  const text = await response.text()
  expect(response.ok, text).toBe(true)
  return (text === '' ? {} : JSON.parse(text)) as T
}

/** The content of a QR code, read from a screenshot. */
const scanQrCode = async (picture: Locator) => {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}

test('the ticket code admits once, and page, ticket and emails show that operators moved and cancelled the event', async ({
  openBrowser,
  request,
}) => {
  needs('tickets')
  test.slow()
  // No other journey uses the last page of the listing.
  const { pages } = await fetchListing(request)
  const { events } = await fetchListing(request, `?page=${pages}`)
  const candidates: EventPage[] = []
  for (const { slug, status } of events) if (status === 'on_sale') candidates.push(await fetchEvent(request, slug))
  const event = candidates.findLast(({ ticketTypes }) => (ticketTypes[0]?.maxQuantity ?? 0) >= 6)!
  const page = await openBrowser({ language: 'de' })
  const buyer = createBuyer()
  const order = await orderViaApi(page, buyer.email, 2, event)
  await page.goto(`/orders/${order.id}/tickets`)
  const tickets = page.getByRole('article', { name: event.name })
  const code = tickets.getByRole('img', { name: /^Einlasscode/ })
  await expect(code).toHaveCount(2)

  const [first, second] = [await scanQrCode(code.first()), await scanQrCode(code.last())]
  const check = (scanned: string) =>
    callOperatorApi<TicketCheckResult>('POST', '/tickets/check', { code: scanned, event: event.slug })
  expect(await check(first)).toMatchObject({ result: 'admitted', productName: event.name })
  expect((await check(first)).result).toBe('used')

  const path = `/operator/events/${event.slug}`
  const moved = await callOperatorApi<EventChangeResult>('PUT', path, { startsAt: '2031-03-01T21:45' })
  expect(moved).toMatchObject({ change: 'moved', told: 1 })
  await page.reload()
  await expect(tickets.first()).toContainText('21:45')
  expect(await waitForEmail(buyer.email, 'ist verlegt')).toContain('21:45')

  await callOperatorApi('PUT', path, { status: 'cancelled', refund: true })
  await page.reload()
  await expect(tickets.first()).toContainText('Dieser Abend ist abgesagt')
  await expect(code).toHaveCount(0)
  const cancelled = new RegExp(`^${event.name}.*abgesagt`)
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByRole('heading', { name: cancelled })).toBeVisible()
  // The emailed link still shows state and receipt, but no refunded ticket.
  const phone = await openBrowser({ language: 'de' })
  await phone.goto(await waitForEmailLink(buyer.email, '/orders/look-up'))
  await expect(phone.getByRole('heading', { name: cancelled })).toBeVisible()
  await expect(phone.getByRole('main')).toContainText(translations.de('orders:receipt.refundedQuantity', { count: 2 }))
  for (const { serial } of order.lines[0]!.tickets) await expect(phone.getByText(serial)).toHaveCount(0)
  await phone.goto(`/orders/${order.id}/tickets`)
  await expect(phone.getByRole('main').getByRole('article')).toHaveCount(0)
  expect((await check(second)).result).toBe('cancelled')
  expect((await callOperatorApi<RefundResult>('POST', `/operator/orders/${order.number}/refund`)).amount).toBe(0)
  // The emails about confirmation, move, cancellation and refund.
  await expect.poll(() => countEmails(buyer.email), { timeout: 20_000 }).toBe(4)
  await expect(async () => {
    await page.goto(toEventPath(event))
    await expect(page.getByRole('main').getByText('Abgesagt', { exact: true }).first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 50_000 })
})

test('a content page changes only in the language that operators edit', async ({ page, openBrowser }) => {
  test.slow()
  const title = 'The small print, shortened'
  await callOperatorApi('PUT', '/operator/pages/terms-of-use', { title: { en: title } })
  // Retries until the cached page expires.
  await expect(async () => {
    await page.goto('/terms-of-use')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 1_000 })
  }).toPass({ timeout: 90_000 })
  const germanBrowser = await openBrowser({ language: 'de' })
  await germanBrowser.goto('/terms-of-use')
  await expect(germanBrowser.getByRole('heading', { level: 1 })).not.toHaveText(title)
})
