import type { Locator, Page } from 'playwright/test'

const searchBar = (page: Page) => page.locator('#search-bar')

/** Opens the search of the header; it takes the focus. */
export const openSearch = async (page: Page): Promise<Locator> => {
  await page.getByRole('banner').locator('button[popovertarget="search-bar"]').first().click()
  return page.locator('#search-field')
}

export const suggestionOptions = (page: Page): Locator => searchBar(page).getByRole('option')

/** The number of results, as the field announces it. */
export const searchStatus = (page: Page): Locator => searchBar(page).getByRole('status')
