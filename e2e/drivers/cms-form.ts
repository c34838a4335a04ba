import type { Locator, Page } from 'playwright/test'
import type { CmsForm } from '#shared/api/forms/forms-schemas.ts'

/** A form as the shop shows it to this page, in the page's language. */
export const fetchForm = async (page: Page, code: string): Promise<CmsForm> =>
  (await page.request.get(`/bff/forms/${code}`)).json()

/** Fills fields in by their names; options by what they say or stand for. */
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

/** A day so many days from now, as date fields take it. */
export const toFutureDate = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
