import type { Page } from 'playwright/test'

type StructuredData = Record<string, unknown> & { '@type': string }

/** The JSON-LD blocks of the page. */
export const readStructuredData = (page: Page): Promise<StructuredData[]> =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((blocks) => blocks.map((block) => JSON.parse(block.textContent) as StructuredData))

export const findStructuredData = async (page: Page, type: string): Promise<StructuredData> => {
  const matches = (await readStructuredData(page)).filter((data) => data['@type'] === type)
  if (matches.length !== 1)
    throw new Error(`${page.url()} must have one ${type} in its structured data, not ${matches.length}`)
  return matches[0]!
}
