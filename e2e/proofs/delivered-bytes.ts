import type { BrowserContext, Page } from 'playwright/test'

/** What a browser got or keeps, and where it got it: response lines, headers, bodies, cookies, storage and the page itself. */
export type Delivered = { where: string; text: string }

/** Collects everything the pages of a context receive from now on. */
export const collectDelivered = (context: BrowserContext) => {
  const delivered: Delivered[] = []
  const reading: Promise<void>[] = []

  context.on('response', (response) => {
    const where = `${response.request().method()} ${response.url()}`
    reading.push(
      (async () => {
        const headers = await response.allHeaders()
        delivered.push({ where: `${where} (headers)`, text: JSON.stringify(headers) })
        // Redirects have no body, and a page that was left takes its bodies along.
        const body = await response.body().catch(() => undefined)
        if (body) delivered.push({ where: `${where} (body)`, text: body.toString('latin1') })
      })().catch(() => undefined),
    )
  })

  const keep = async (page: Page) => {
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.documentElement.outerHTML]))
    delivered.push({ where: `${page.url()} (storage and document)`, text: stored })
    delivered.push({ where: 'cookies', text: JSON.stringify(await context.cookies()) })
  }

  return {
    keep,
    all: async () => {
      await Promise.all(reading)
      return delivered
    },
  }
}
