import type { Locator, Page } from 'playwright/test'

const bar = (page: Page) => page.locator('#search-bar')

/** Opens the search of the header; it takes the focus. */
export const openSearch = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').locator('button[popovertarget="search-bar"]').first().click()
  return page.locator('#search-field')
}

export const hits = (page: Page): Locator => bar(page).getByRole('option')

/** What the field says of what it found. */
export const told = (page: Page): Locator => bar(page).getByRole('status')
