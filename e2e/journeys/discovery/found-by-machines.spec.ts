import { saleStatuses } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { eventPath } from '../../drivers/buy-tickets.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { wake } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/programme.ts'
import { readThings, thingOf } from '../../drivers/structured-data.ts'
import { languages, words } from '../../drivers/words.ts'

const withOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/

test('an event in every state of its sale says what search engines ask for', async ({ page, request }) => {
  for (const status of saleStatuses) {
    const event = await findEvent(request, { status })
    await page.goto(eventPath(event))
    const {
      name,
      url,
      startDate,
      doorTime,
      endDate,
      eventStatus,
      location,
      image,
      offers,
      performer,
      organizer,
      ...rest
    } = await thingOf(page, 'Event')
    expect(name, status).toBe(event.name)
    expect(url).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'))
    expect(startDate).toBe(event.date.iso)
    for (const instant of [startDate, doorTime, endDate]) expect(instant).toMatch(withOffset)
    const scheduled = {
      scheduled: 'EventScheduled',
      rescheduled: event.facts.previousStartsAt ? 'EventRescheduled' : 'EventScheduled',
      postponed: 'EventPostponed',
      cancelled: 'EventCancelled',
    }
    expect(eventStatus, status).toBe(`https://schema.org/${scheduled[saleRules[status].happens]}`)
    expect('previousStartDate' in rest, status).toBe(event.facts.previousStartsAt !== null)
    expect(location).toMatchObject({
      '@type': 'MusicVenue',
      name: event.venue.name,
      address: { streetAddress: expect.any(String), addressLocality: event.venue.city },
    })
    expect((image as string[]).length).toBeGreaterThan(0)
    expect(offers as unknown[]).toHaveLength(event.tickets.length)
    for (const offer of offers as Record<string, string>[]) {
      expect(offer).toMatchObject({
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'GBP',
        url,
      })
      expect(offer.availability).toMatch(/^https:\/\/schema\.org\/\w+$/)
    }
    expect(performer).toContainEqual({ '@type': 'PerformingGroup', name: event.name })
    expect(organizer).toMatchObject({ '@type': 'Organization', name: 'PX Live' })
  }
})

const trails = ['/whats-on', '/products/gift-voucher', '/venues/saltworks', '/branches', '/faqs', '/privacy-policy']

test('the trail that machines are told is the one that is shown', async ({ page, request }) => {
  const event = await findEvent(request, {})
  for (const path of [eventPath(event), ...trails])
    for (const language of languages) {
      await page.goto(`${path}?lng=${language}`)
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
      const shown = await page
        .getByRole('navigation', { name: words[language]('common:breadcrumbs'), exact: true })
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => ({ name: item.textContent.trim(), item: item.querySelector('a')?.href })),
        )
      const { itemListElement } = await thingOf(page, 'BreadcrumbList')
      const told = (itemListElement as { position: number; name: string; item: string }[]).map(({ name, item }) => ({
        name,
        item,
      }))
      expect(told, `${path} in ${language}`).toEqual(shown.map(({ name, item }) => ({ name, item: item ?? canonical })))
    }
})

test('pages say what they are about: the shop, a product, a venue, answered questions', async ({ page }) => {
  await page.goto('/')
  expect(await thingOf(page, 'Organization')).toMatchObject({ name: 'PX Live', url: expect.stringMatching(/\/$/) })
  await page.goto('/products/gift-voucher')
  expect(await thingOf(page, 'Product')).toMatchObject({
    name: await page.getByRole('heading', { level: 1 }).textContent(),
    offers: { '@type': 'AggregateOffer', lowPrice: '25.00', highPrice: '150.00', priceCurrency: 'GBP' },
  })
  await page.goto('/venues/tallow-hall')
  expect(await thingOf(page, 'MusicVenue')).toMatchObject({
    name: 'Tallow Hall',
    address: { addressLocality: 'Glasgow', addressCountry: 'GB' },
  })
  await page.goto('/faqs')
  const { mainEntity } = await thingOf(page, 'FAQPage')
  const questions = (mainEntity as { name: string }[]).map(({ name }) => name)
  expect(questions.length).toBeGreaterThan(5)
  for (const question of questions) await expect(page.getByText(question, { exact: true })).toHaveCount(1)
})

test('a page reached without a new document has its own canonical address, and no data of the page before', async ({
  page,
  request,
}) => {
  const event = await findEvent(request, {})
  await page.goto(`${eventPath(event)}?lng=de`)
  expect((await readThings(page)).length).toBeGreaterThan(0)
  await wake(page)
  await page
    .getByRole('navigation', { name: words.de('common:breadcrumbs') })
    .getByRole('link', { name: words.de('common:whatsOn') })
    .click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/whats-on\?lng=de$/)
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/whats-on\?lng=en$/)
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /\/whats-on$/)
  expect(await readThings(page)).toEqual([])
})
