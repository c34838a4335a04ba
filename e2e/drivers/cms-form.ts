import type { Locator, Page } from 'playwright/test'
import type { CmsForm } from '#shared/api/forms/forms-schemas.ts'

/** A CMS form in the language of the page. */
export const fetchForm = async (page: Page, code: string): Promise<CmsForm> =>
  (await page.request.get(`/bff/forms/${code}`)).json()

/** Fills in fields by name; a select by label or value, radio buttons by value. */
export const fillForm = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const field: Locator = page.locator(`#form [name="${name}"]`).first()
    const [tag, type] = await field.evaluate((element) => [element.tagName, element.getAttribute('type')])
    if (tag === 'SELECT') await field.selectOption(value)
    else if (type === 'radio') await page.locator(`#form [name="${name}"][value="${value}"]`).check()
    else await field.fill(value)
  }
}

export const sendForm = (page: Page) => page.locator('#form button[type="submit"]').click()

/** The date `days` from today, as `YYYY-MM-DD`. */
export const toFutureDate = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
