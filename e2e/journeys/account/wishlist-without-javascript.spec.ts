import { expect, test } from '../../drivers/fixtures.ts'
import { newCustomer, registerQuickly } from '../../drivers/customer.ts'
import { findEvent } from '../../drivers/programme.ts'
import { basketLines } from '../../drivers/shop-page.ts'
import { keepOn, makeList, removeButton, wishes } from '../../drivers/wishes.ts'
import { words } from '../../drivers/words.ts'

test('without JavaScript a list is made, changed, shared, emptied into the basket and deleted', async ({
  openBrowser,
  request,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const event = await findEvent(request, { kinds: 2, fits: ({ tickets }) => tickets.some(({ max }) => max >= 3) })
  await registerQuickly(page, newCustomer())
  await makeList(page, 'Later')
  await page.goto('/account/wishlists')
  await page.getByLabel(words.en('wishlists:new.name')).fill('January')
  await page.getByRole('button', { name: words.en('wishlists:new.submit') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('January')
  const list = new URL(page.url()).pathname.split('/').at(-1)!
  await keepOn(page, list, { sku: event.sku })
  await page.reload()

  await wishes(page).getByRole('spinbutton').fill('2')
  await wishes(page)
    .getByRole('button', { name: words.en('wishlists:list.update') })
    .click()
  await expect(wishes(page).getByRole('spinbutton')).toHaveValue('2')
  await removeButton(page, event.name).click()
  await expect(wishes(page)).toHaveCount(0)
  await page.getByRole('button', { name: words.en('wishlists:list.putBack') }).click()
  await expect(wishes(page).getByRole('spinbutton')).toHaveValue('2')

  const kind = event.tickets.find(({ max }) => max >= 3)
  await page.getByLabel(words.en('wishlists:list.kindOf', { name: event.name })).selectOption(kind!.sku)
  await page.getByRole('button', { name: words.en('wishlists:list.addNamed', { name: event.name }) }).click()
  await expect(page.getByRole('heading', { name: words.en('wishlists:added.title', { count: 2 }) })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: words.en('wishlists:added.toBasket') })
    .click()
  await expect(basketLines(page)).toContainText([kind!.name])

  await page.goto(`/account/wishlists/${list}`)
  await page.getByRole('button', { name: words.en('wishlists:share.submit') }).click()
  await expect(page.getByLabel(words.en('wishlists:share.link'))).toHaveValue(/\/wishlists\/shared\//)
  await page.getByRole('button', { name: words.en('wishlists:share.revoke') }).click()
  await expect(page.getByRole('button', { name: words.en('wishlists:share.submit') })).toBeVisible()
  await wishes(page).locator('summary').click()
  await wishes(page)
    .getByRole('button', { name: words.en('wishlists:list.move'), exact: true })
    .click()
  await expect(wishes(page)).toHaveCount(0)
  await page.getByText(words.en('wishlists:delete.title')).click()
  await page.getByRole('button', { name: words.en('wishlists:delete.submit') }).click()
  await expect(page).toHaveURL('/account/wishlists')
  await expect(page.getByRole('main').getByRole('link', { name: 'Later' })).toBeVisible()
})
