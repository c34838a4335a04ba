import { expect, needs, test } from '../../drivers/fixtures.ts'
import { createCustomer, registerViaApi } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/events.ts'
import { basketLines } from '../../drivers/shop-page.ts'
import { addWishlistItem, createWishlist, removeButton, wishlistItems } from '../../drivers/wishlists.ts'
import { translations } from '../../drivers/translations.ts'

test('a wishlist is created, edited, shared and deleted, and fills the basket, without JavaScript', async ({
  openBrowser,
  request,
}) => {
  needs('shared-wishlists')
  const page = await openBrowser({ javaScriptEnabled: false })
  const event = await findEvent(request, {
    minTicketTypes: 2,
    matches: ({ ticketTypes }) => ticketTypes.some(({ maxQuantity }) => maxQuantity >= 3),
  })
  await registerViaApi(page, createCustomer())
  await createWishlist(page, 'Later')
  await page.goto('/account/wishlists')
  await page.getByLabel(translations.en('wishlists:new.name')).fill('January')
  await page.getByRole('button', { name: translations.en('wishlists:new.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('January')
  const list = new URL(page.url()).pathname.split('/').at(-1)!
  await addWishlistItem(page, list, { sku: event.sku })
  await page.reload()

  await wishlistItems(page).getByRole('spinbutton').fill('2')
  await wishlistItems(page)
    .getByRole('button', { name: translations.en('wishlists:list.update') })
    .click()
  await expect(wishlistItems(page).getByRole('spinbutton')).toHaveValue('2')
  await removeButton(page, event.name).click()
  await expect(wishlistItems(page)).toHaveCount(0)
  await page.getByRole('button', { name: translations.en('wishlists:list.restore') }).click()
  await expect(wishlistItems(page).getByRole('spinbutton')).toHaveValue('2')

  const ticketType = event.ticketTypes.find(({ maxQuantity }) => maxQuantity >= 3)
  await page.getByLabel(translations.en('wishlists:list.variantOf', { name: event.name })).selectOption(ticketType!.sku)
  await page.getByRole('button', { name: translations.en('wishlists:list.addNamed', { name: event.name }) }).click()
  await expect(
    page.getByRole('heading', { name: translations.en('wishlists:added.title', { count: 2 }) }),
  ).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: translations.en('wishlists:added.toBasket') })
    .click()
  await expect(basketLines(page)).toContainText([ticketType!.name])

  await page.goto(`/account/wishlists/${list}`)
  await page.getByRole('button', { name: translations.en('wishlists:share.submit') }).click()
  await expect(page.getByLabel(translations.en('wishlists:share.link'))).toHaveValue(/\/wishlists\/shared\//)
  await page.getByRole('button', { name: translations.en('wishlists:share.revoke') }).click()
  await expect(page.getByRole('button', { name: translations.en('wishlists:share.submit') })).toBeVisible()
  await wishlistItems(page).locator('summary').click()
  await wishlistItems(page)
    .getByRole('button', { name: translations.en('wishlists:list.move'), exact: true })
    .click()
  await expect(wishlistItems(page)).toHaveCount(0)
  await page.getByText(translations.en('wishlists:delete.title')).click()
  await page.getByRole('button', { name: translations.en('wishlists:delete.submit') }).click()
  await expect(page).toHaveURL('/account/wishlists')
  await expect(page.getByRole('main').getByRole('link', { name: 'Later' })).toBeVisible()
})
