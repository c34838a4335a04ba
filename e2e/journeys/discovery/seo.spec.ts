import { saleStatuses } from '#shared/wire/sale-statuses.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { toEventPath } from '../../drivers/fill-basket.ts'
import { expect, needs, test } from '../../drivers/fixtures.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { findEvent } from '../../drivers/events.ts'
import { readStructuredData, findStructuredData } from '../../drivers/structured-data.ts'
import { languages, translations } from '../../drivers/translations.ts'

const offsetTimePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d:\d\d$/

// These tests run without scripts, as a search engine reads the HTML.
test.describe('the HTML of the server', () => {
  test.use({ javaScriptEnabled: false })

  test('the structured data of an event is complete in every sale status', async ({ page, request }) => {
    for (const status of saleStatuses) {
      const event = await findEvent(request, { status })
      await page.goto(toEventPath(event))
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
      } = await findStructuredData(page, 'Event')
      expect(name, status).toBe(event.name)
      expect(url).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'))
      expect(startDate).toBe(event.date.iso)
      for (const instant of [startDate, doorTime, endDate]) expect(instant).toMatch(offsetTimePattern)
      const scheduled = {
        scheduled: 'EventScheduled',
        rescheduled: event.details.previousStartsAt ? 'EventRescheduled' : 'EventScheduled',
        postponed: 'EventPostponed',
        cancelled: 'EventCancelled',
      }
      expect(eventStatus, status).toBe(`https://schema.org/${scheduled[saleRules[status].eventState]}`)
      expect('previousStartDate' in rest, status).toBe(event.details.previousStartsAt !== null)
      expect(location).toMatchObject({
        '@type': 'MusicVenue',
        name: event.venue.name,
        address: { streetAddress: expect.any(String), addressLocality: event.venue.city },
      })
      expect((image as string[]).length).toBeGreaterThan(0)
      expect(offers as unknown[]).toHaveLength(event.ticketTypes.filter(({ isRestricted }) => !isRestricted).length)
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

  const breadcrumbPaths = ['/whats-on', '/gift-vouchers', '/venues/saltworks', '/branches', '/faqs', '/privacy-policy']

  test('the breadcrumbs in the structured data are the visible ones', async ({ page, request }) => {
    const event = await findEvent(request, {})
    for (const path of [toEventPath(event), ...breadcrumbPaths])
      for (const language of languages) {
        await page.goto(`${path}?lng=${language}`)
        const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
        const shown = await page
          .getByRole('navigation', { name: translations[language]('common:breadcrumbs'), exact: true })
          .getByRole('listitem')
          .evaluateAll((items) =>
            items.map((item) => ({ name: item.textContent.trim(), item: item.querySelector('a')?.href })),
          )
        const { itemListElement } = await findStructuredData(page, 'BreadcrumbList')
        const listItems = (itemListElement as { position: number; name: string; item: string }[]).map(
          ({ name, item }) => ({
            name,
            item,
          }),
        )
        expect(listItems, `${path} in ${language}`).toEqual(
          shown.map(({ name, item }) => ({ name, item: item ?? canonical })),
        )
      }
  })

  test('the structured data describes the shop, a product, a venue and questions', async ({ page }) => {
    needs('product-categories')
    await page.goto('/')
    expect(await findStructuredData(page, 'Organization')).toMatchObject({
      name: 'PX Live',
      url: expect.stringMatching(/\/$/),
    })
    await page.goto('/gift-vouchers')
    expect(await findStructuredData(page, 'Product')).toMatchObject({
      name: 'Gift voucher',
      url: expect.stringMatching(/\/gift-vouchers$/),
      offers: { '@type': 'AggregateOffer', lowPrice: '10.00', highPrice: '150.00', priceCurrency: 'GBP' },
    })
    await page.goto('/venues/tallow-hall')
    expect(await findStructuredData(page, 'MusicVenue')).toMatchObject({
      name: 'Tallow Hall',
      address: { addressLocality: 'Glasgow', addressCountry: 'GB' },
    })
    await page.goto('/faqs')
    const { mainEntity } = await findStructuredData(page, 'FAQPage')
    const questions = (mainEntity as { name: string }[]).map(({ name }) => name)
    expect(questions.length).toBeGreaterThan(5)
    for (const question of questions) await expect(page.getByText(question, { exact: true })).toHaveCount(1)
  })
})

test('a navigation updates the canonical URL and removes the structured data of the previous page', async ({
  page,
  request,
}) => {
  const event = await findEvent(request, {})
  await page.goto(`${toEventPath(event)}?lng=de`)
  expect((await readStructuredData(page)).length).toBeGreaterThan(0)
  await hydrate(page)
  await page
    .getByRole('navigation', { name: translations.de('common:breadcrumbs') })
    .getByRole('link', { name: translations.de('common:whatsOn') })
    .click()
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/whats-on\?lng=de$/)
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /\/whats-on\?lng=en$/)
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /\/whats-on$/)
  expect(await readStructuredData(page)).toEqual([])
})
