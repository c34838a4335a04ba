import { expect, test, type Page } from 'playwright/test'
import { parseMail } from '#reference-api/testing/parse-mail.ts'
import { readPdfTexts } from '#reference-api/testing/read-pdf-texts.ts'
import { pseudoLanguage } from '#scripts/pseudo-language/create-pseudo-checkout.ts'
import {
  acceptTerms,
  createBuyer,
  finishPayment,
  orderButton,
  readOrderNumber,
  submitContact,
  submitDelivery,
  waitForPaymentPage,
} from '../drivers/check-out.ts'
import { waitForEmailSource } from '../drivers/mailbox.ts'
import { addTicketsToBasket } from '../drivers/fill-basket.ts'
import { findEvent } from '../drivers/events.ts'
import { findOverflowingElements } from '../screen-checks/overflowing-elements.ts'
import { findMisplacedTexts, listEnglishTexts } from './find-misplaced-texts.ts'

test.use({ viewport: { width: 390, height: 844 }, baseURL: process.env.SHOP_URL })

const checkScreen = async (page: Page, name: string) => {
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLanguage)
  expect.soft(await findMisplacedTexts(page), `texts marked wrong: ${name}`).toEqual([])
  expect.soft(listEnglishTexts([await page.title()]), `English title: ${name}`).toEqual([])
  expect.soft(await findOverflowingElements(page), `cut off: ${name}`).toEqual([])
}

/** Pages whose texts are mostly content, and all types of it. */
const contentPaths = [
  ...['/whats-on?view=list', '/whats-on?view=calendar', '/venues', '/venues/the-lamphouse', '/branches'],
  ...['/branches/box-office', '/membership', '/px-records', '/category/records', '/gift-vouchers', '/articles/stories'],
  ...['/products/membership-regular', '/products/tomasz-wren-trio-fire-curtain', '/stories/a-hook-with-a-name'],
  ...['/faqs', '/private-hire', '/cancel-a-contract', '/newsletter', '/register', '/sitemap'],
]

test('content that lacks the language is marked as English, and nothing else is', async ({ page, context }) => {
  await context.addCookies([{ name: 'currentLanguage', value: pseudoLanguage, url: process.env.SHOP_URL! }])
  for (const path of contentPaths) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    expect.soft(await findMisplacedTexts(page), path).toEqual([])
  }
})

test('a purchase in another language has no English text and nothing cut off', async ({ page, context }) => {
  await context.addCookies([{ name: 'currentLanguage', value: pseudoLanguage, url: process.env.SHOP_URL! }])
  const event = await findEvent(page.request, { minTicketTypes: 2 })
  await page.goto('/')
  await expect(page.locator(`link[rel="alternate"][hreflang="${pseudoLanguage}"]`)).toHaveCount(1)
  await expect(
    page.locator(`button[value="${pseudoLanguage}"], [name="language"][value="${pseudoLanguage}"]`),
  ).not.toHaveCount(0)
  await checkScreen(page, 'home')
  await page.goto('/search?q=lamphouse')
  await expect(page.getByRole('main').locator('a[href="/venues/the-lamphouse"]').first()).toBeVisible()
  await checkScreen(page, 'search')
  await page.goto('/whats-on')
  await checkScreen(page, 'listing')
  await page.goto(`/whats-on/${event.slug}`)
  await expect(page.getByRole('main').locator('p[lang="en"]').first()).toBeVisible()
  await checkScreen(page, 'event')
  await addTicketsToBasket(page, [1])
  await expect(page.getByRole('main').locator('a[href^="/checkout"]').first()).toBeVisible()
  await checkScreen(page, 'basket')
  await page.getByRole('main').locator('a[href^="/checkout"]').first().click()
  await expect(page.locator('[id="contact.email"]')).toBeVisible()
  await checkScreen(page, 'contact')
  const buyer = createBuyer()
  await submitContact(page, buyer)
  await checkScreen(page, 'delivery')
  await submitDelivery(page)
  await checkScreen(page, 'payment')
  await acceptTerms(page)
  await orderButton(page).click()
  await waitForPaymentPage(page)
  await checkScreen(page, 'payment page of the provider')
  await finishPayment(page, 'pay')
  await readOrderNumber(page)
  await checkScreen(page, 'order')

  const email = parseMail(await waitForEmailSource(buyer.email, 'PX-'))
  const emailPage = await context.newPage()
  await emailPage.setContent(email.html, { waitUntil: 'domcontentloaded' })
  await checkScreen(emailPage, 'email')
  expect.soft(listEnglishTexts(email.text.split('\n')), 'English texts: plain email').toEqual([])
  const texts = readPdfTexts(email.attachments[0]!.content)
  expect(texts.length).toBeGreaterThan(10)
  // The name of the event takes several lines.
  const ownTexts = texts.filter((text) => !event.name.includes(text.trim()))
  expect.soft(listEnglishTexts(ownTexts), 'English texts: PDF').toEqual([])
})
