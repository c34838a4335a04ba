import type { Page } from 'playwright/test'

export type Thing = Record<string, unknown> & { '@type': string }

/** What the page tells machines, as its data blocks say it. */
export const readThings = (page: Page): Promise<Thing[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent) as Thing))

export const thingOf = async (page: Page, type: string): Promise<Thing> => {
  const found = (await readThings(page)).filter((thing) => thing['@type'] === type)
  if (found.length !== 1) throw new Error(`${page.url()} says ${found.length} times what its ${type} is`)
  return found[0]!
}
