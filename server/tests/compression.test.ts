import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toRepositoryPath } from '#scripts/repository.ts'
import { createShopperBrowser, type ShopperBrowser } from '../testing/shopper-browser.ts'
import { createCustomer } from '../testing/customer.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'

const { gateway, server, close } = await startFaultyShop({ env: () => ({ STREAM_LISTS_AFTER_MS: '200' }) })
afterAll(close)
let customer: ShopperBrowser
let email: string

beforeAll(async () => {
  const person = await createCustomer({ browser: () => createShopperBrowser(server.url) })
  customer = person.browser
  email = person.form.email
  await customer.post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] })
})

const fromScript = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
const fromLink = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }
const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }

/** Requests a URL as the customer's browser. */
const open = (path: string, headers: Record<string, string>) =>
  customer.send('GET', path, undefined, { headers: { 'accept-encoding': 'gzip, deflate, br', ...headers } })

const getCoding = async (path: string, headers: Record<string, string>) => {
  const { headers: received, status } = await open(path, headers)
  expect(status, path).toBe(200)
  return received.get('content-encoding')
}

describe('compression in the app that ships', () => {
  it('compresses the first render of a public page for every client', async () => {
    for (const path of ['/venues', '/search?query=open', '/about-us?done=signed-in'])
      expect(await getCoding(path, fromElsewhere), path).toBe('br')
  })

  it.each(['/basket', '/account', '/checkout/contact', '/bff/basket', '/bff/events?page=1'])(
    'never compresses a personal response that another site causes: %s [S1]',
    async (path) => {
      const { headers, text } = await open(path, fromElsewhere)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(text.length).toBeGreaterThan(1024)
      expect(headers.get('content-encoding')).toBeNull()
    },
  )

  it('compresses personal pages after a link of the shop, and calls of its scripts', async () => {
    for (const path of ['/basket', '/account', '/checkout/contact'])
      expect(await getCoding(path, fromLink), path).toBe('br')
    for (const path of ['/bff/events', '/bff/basket', '/bff/events?page=1'])
      expect(await getCoding(path, fromScript), path).toBe('br')
  })

  it('leaves a personal page alone that repeats its address beside secrets [S1]', async () => {
    const { text, headers } = await open('/account/profile?returnTo=/guess', fromLink)
    expect(text).toContain(email)
    expect(headers.get('content-encoding')).toBeNull()
    const guest = createShopperBrowser(server.url)
    const signIn = await guest.send('GET', '/sign-in?returnTo=/whats-on/guess', undefined, {
      headers: { ...fromLink, 'accept-encoding': 'br' },
    })
    expect(signIn.text).toContain('/whats-on/guess')
    expect(signIn.headers.get('content-encoding')).toBeNull()
  })

  it('compresses the search page, which repeats its term, and has nothing of the shopper in it [S1]', async () => {
    const { text, headers } = await open('/search?query=guess-a-secret', fromElsewhere)
    expect(headers.get('content-encoding')).toBe('br')
    expect(text).toContain('guess-a-secret')
    expect(text).not.toContain(email)
    expect(text).not.toContain('open-night-standing')
  })

  it('leaves files alone that are compressed already or would not shrink', async () => {
    const [, style] = /href="(\/assets\/[^"]+\.css)"/.exec((await open('/venues', fromLink)).text)!
    const asset = await open(style!, fromLink)
    expect([asset.headers.get('content-encoding'), asset.headers.has('etag')]).toEqual(['br', true])
    const font = (await readdir(toRepositoryPath('dist/client/assets'))).find((name) => name.endsWith('.woff2'))
    expect(await getCoding(`/assets/${font}`, fromLink)).toBeNull()
  })

  it('sends the head and shell of a compressed page before its late list', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    gateway.holdCall = (call) => (/next-events/.test(call) ? released : undefined)
    const response = await fetch(`${server.url}/?lng=de`, { headers: { 'accept-encoding': 'br', ...fromElsewhere } })
    expect(response.headers.get('content-encoding')).toBe('br')
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    while (!text.includes('</h1>')) text += (await reader.read()).value ?? ''
    expect(text).not.toContain('</html>')
    release()
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += piece.value
    expect(text).toMatch(/<\/html>$/)
  })
})
