import { createShopperBrowser } from '#server/testing/shopper-browser.ts'

/** A customer of the demo data. */
export const demoCustomer = { email: 'demo@example.com', password: 'stagedoor-demo' }

/** Signs the demo customer in at a storefront; returns the headers for their requests. */
export const signIn = async (url: string) => {
  const browser = createShopperBrowser(url)
  const { status } = await browser.post('/bff/session', demoCustomer)
  if (status !== 200) throw new Error(`Signing in got ${status}`)
  return { cookie: browser.getCookieHeader() }
}
