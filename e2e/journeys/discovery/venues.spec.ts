import type { LocationPage } from '#shared/api/locations/locations-schemas.ts'
import { expect, test } from '../../drivers/fixtures.ts'
import { addTicketsToBasket } from '../../drivers/fill-basket.ts'
import { hydrate } from '../../drivers/hydration.ts'
import { setLanguage } from '../../drivers/language.ts'
import { findEvent } from '../../drivers/events.ts'
import { basketLines } from '../../drivers/shop-page.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

for (const [javaScriptEnabled, cell] of toCells([true, false], false)) {
  test(
    `a shopper buys a ticket from the page of a venue, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    cell,
    async ({ openBrowser, request }) => {
      const page = await openBrowser({ javaScriptEnabled })
      await page.goto('/venues')
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Saltworks/ })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saltworks')
      await page
        .getByRole('main')
        .getByRole('link', { name: translations.en('venues:venue.allEvents', { venue: 'Saltworks' }) })
        .click()
      await expect(page).toHaveURL(/\/whats-on\?venue=saltworks$/)
      await page.goBack()

      const { slug, name } = await findEvent(request, { venue: 'saltworks', minTicketTypes: 1, fromStart: true })
      await page.getByRole('main').locator(`a[href^="/whats-on/${slug}"]`).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await addTicketsToBasket(page, [1])
      await expect(basketLines(page)).toHaveCount(1)
      await expect(basketLines(page)).toContainText('Saltworks')
    },
  )
}

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `the venue page shows address, hours and access, and links to an external map (${language})`,
    cell,
    async ({ page, context, request }) => {
      await setLanguage(context, language)
      const t = translations[language]
      const venue = (await (await request.get(`/bff/venues/trafohalle?lng=${language}`)).json()) as LocationPage
      await page.goto('/venues/trafohalle')
      const main = page.getByRole('main')
      for (const line of venue.address) await expect(main).toContainText(line)
      await expect(main).toContainText(t('venues:location.capacity', { number: language === 'de' ? '1.900' : '1,900' }))
      for (const part of ['hours', 'access', 'gettingHere'])
        await expect(main.getByRole('heading', { name: t(`venues:location.${part}`), exact: true })).toBeVisible()
      await expect(main).toContainText(t('venues:location.toMidnight', { opens: '18:00' }))
      const map = main.getByRole('link', { name: t('venues:location.mapOf', { name: 'Trafohalle' }) })
      await expect(map).toHaveAttribute('href', venue.mapUrl!)
      await expect(map).toHaveAttribute('rel', /noopener/)
      await expect(page.locator('iframe')).toHaveCount(0)
      await expect(
        main.getByRole('list', { name: t('venues:venue.pictures', { name: 'Trafohalle' }) }).getByRole('img'),
      ).toHaveCount(venue.gallery.length)
    },
  )

  test(`the branches page lists every location with its hours and a link to its page (${language})`, async ({
    page,
    context,
  }) => {
    await setLanguage(context, language)
    const t = translations[language]
    await page.goto('/branches')
    await hydrate(page)
    const places = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(places).toHaveCount(6)
    const boxOffice = places.filter({ hasText: 'PX Box Office' })
    await expect(boxOffice).toContainText(t('venues:location.fromTo', { opens: '10:00', closes: '18:00' }))
    await boxOffice.getByRole('heading').getByRole('link').click()
    await expect(page).toHaveURL('/branches/box-office')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PX Box Office')
    await expect(page).toHaveTitle(
      new RegExp(t('venues:branches.metaTitle', { name: 'PX Box Office', city: 'London' })),
    )
  })
}

test('the page of an unknown or malformed location is 404', async ({ request }) => {
  for (const path of [
    '/venues/nowhere',
    '/venues/box-office',
    '/venues/N%C3%B6',
    '/branches/nowhere',
    '/whats-on/N%C3%B6',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
