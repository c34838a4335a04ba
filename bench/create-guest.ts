import { createShopperBrowser } from '#server/testing/shopper-browser.ts'

/** Creates a guest whose basket has one ticket of each SKU; returns the cookies of the guest. */
export const createGuest = async (url: string, skus: string[]): Promise<string> => {
  const browser = createShopperBrowser(url)
  const { status, body } = await browser.post('/bff/basket/lines', {
    items: skus.map((sku) => ({ sku, quantity: 1 })),
  })
  if (status !== 200 || body.lines.length !== skus.length) throw new Error(`Adding ${skus.length} lines got ${status}`)
  return browser.getCookieHeader()
}
