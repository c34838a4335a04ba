import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { languages, type Language } from '#shared/rules/preferences.ts'
import basketTexts from '../../locales/en/basket.json' with { type: 'json' }
import german from '../../locales/de/errors.json' with { type: 'json' }
import english from '../../locales/en/errors.json' with { type: 'json' }
import { getServerTexts } from '../presentation/server-texts.ts'
import { addToBasket, standingTicket, testContact } from '../testing/checkout-shopper.ts'
import { createCustomer } from '../testing/customer.ts'
import { createShopperBrowser, type ShopperBrowser } from '../testing/shopper-browser.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'

const limitNames = [
  ...['SIGN_IN_ACCOUNT', 'SIGN_IN_IP', 'SIGN_IN_DEVICE', 'PASSWORDS_IP'],
  ...['RESET_ACCOUNT', 'RESET_IP', 'LINKS_IP', 'CODES_IP'],
]

const { gateway, server, close } = await startFaultyShop({
  env: () => Object.fromEntries(limitNames.map((name) => [`LIMIT_${name}`, '100000/1h'])),
})
afterAll(close)
afterEach(() => {
  Object.assign(gateway, { failCall: () => false, rewriteResponse: (_call: string, body: unknown) => body })
})

/** The API's own words, which differ from every text of the shop. */
const apiMessage = 'Words of the API.'
const violationMessage = 'Words of a violation.'

const decodeHtml = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The texts in the error summary of a page. */
const readSummary = (html: string) => {
  const [summary = ''] = /<div[^>]* role="alert"[\s\S]*?<\/ul>/.exec(html) ?? []
  return [...summary.matchAll(/<li>(?:<a [^>]*>)?([^<]*)/g)].map(([, text = '']) => decodeHtml(text))
}

const openBrowser = (language: Language) => {
  const browser = createShopperBrowser(server.url)
  browser.cookies.set('currentLanguage', language)
  return browser
}

const sendForm = (browser: ShopperBrowser, path: string, fields: Record<string, string>) =>
  browser.send('POST', path, new URLSearchParams(fields))

/** Those with a meaning for the shop or for browsers, and others that an API uses. */
const notableStatuses = [400, 401, 403, 404, 408, 409, 410, 413, 422, 423, 429, 451, 500, 501, 502, 503, 504]

type Situation = {
  /** The call that fails, as `METHOD /path`. */
  call: RegExp
  submit: () => Promise<{ status: number; text: string }>
  /** The text that the page must show; `message` is the API's, undefined for an empty body. */
  expected: (status: number, message: string | undefined) => string
  statuses?: readonly number[]
  messages?: readonly (string | undefined)[]
  toBody?: (message: string) => unknown
}

/** Makes a call that succeeds: many failures in a row would open the circuit to the API. */
const keepCircuitClosed = async () => {
  gateway.failCall = () => false
  await fetch(`${server.url}/bff/events/unknown-${crypto.randomUUID()}`)
}

/**
 * Sends a form once for each status, with and without a message of the API. Returns a line for each response that shows
 * another text than expected. An outage of the API must be one of the shop, too, and no other response.
 */
const findWrongTexts = async ({
  call,
  submit,
  expected,
  statuses = notableStatuses,
  messages = [apiMessage, undefined],
  toBody = (message) => ({ message, 'hydra:description': message }),
}: Situation) => {
  const wrong: string[] = []
  for (const message of messages)
    for (const status of statuses) {
      if (status >= 500) await keepCircuitClosed()
      const failure = message === undefined ? status : { status, body: toBody(message) }
      gateway.failCall = (made) => call.test(made) && failure
      const page = await submit()
      const summary = readSummary(page.text)
      const text = expected(status, message)
      const isExpected = summary.length === 1 && (summary[0] === text || summary[0]?.endsWith(`: ${text}`))
      if (!isExpected || page.status >= 500 !== status >= 500)
        wrong.push(`${status} ${message ?? '(empty)'} -> ${page.status} ${summary.join(' | ')}`)
    }
  return wrong
}

describe('the refused refresh of a guest', () => {
  const startGuest = async () => {
    const browser = openBrowser('en')
    expect((await addToBasket(browser, standingTicket, 2)).body.count).toBe(2)
    let hasRejectedToken = false
    gateway.failCall = (call) => {
      if (call === 'POST /token/refresh') return 401
      if (hasRejectedToken || !call.includes('/baskets/')) return false
      hasRejectedToken = true
      return 401
    }
    return browser
  }

  test('shows the empty basket of the new guest in the same response', async () => {
    const browser = await startGuest()
    const cookie = browser.getSessionCookie()
    expect((await browser.get('/bff/basket')).body).toMatchObject({ lines: [], count: 0 })
    expect(browser.getSessionCookie()).not.toBe(cookie)
    expect((await browser.get('/bff/basket')).body.count).toBe(0)
  })

  test('shows the empty basket on its page, and counts nothing in the header', async () => {
    const { text } = await (await startGuest()).get('/basket')
    expect(text).toContain(basketTexts.emptyTitle)
    expect(text.match(/"(?:basketCount|count)":\d+/g)).toEqual(['"basketCount":0', '"count":0'])
    expect(text).not.toMatch(/data-basket-count="">\d/)
  })

  test('adds to the basket of the new guest', async () => {
    const browser = await startGuest()
    expect((await addToBasket(browser, standingTicket)).body.count).toBe(1)
    expect((await browser.get('/bff/basket')).body.count).toBe(1)
  })
})

describe.each(languages)('in %s', (language) => {
  const texts = getServerTexts(language)
  const outage = { en: english, de: german }[language].code.upstream_unavailable
  const password = 'a rather long password'
  const newPasswords = { newPassword: 'another long password', confirmPassword: 'another long password' }

  test('sign-in shows the message of any refusal, from 500 on an outage, and keeps the form', async () => {
    const browser = openBrowser(language)
    const unkept: number[] = []
    const wrong = await findWrongTexts({
      call: /^POST \/auth$/,
      submit: async () => {
        const page = await sendForm(browser, '/sign-in', { email: 'ada@example.com', password: 'canary-password' })
        const isKept = page.text.includes('value="ada@example.com"') && !page.text.includes('canary-password')
        if (!isKept) unkept.push(page.status)
        return page
      },
      expected: (status, message) => (status >= 500 ? outage : (message ?? texts.invalidCredentials)),
    })
    expect({ wrong, unkept }).toEqual({ wrong: [], unkept: [] })
  })

  test('a refused sign-in has its message for every status below 500', async () => {
    const browser = openBrowser(language)
    const wrong: unknown[] = []
    for (let status = 400; status < 500; status += 1)
      for (const message of [apiMessage, undefined]) {
        const failure = message === undefined ? status : { status, body: { message } }
        gateway.failCall = (call) => call === 'POST /auth' && failure
        const { body } = await browser.post('/bff/session', { email: 'ada@example.com', password: 'wrong' })
        const code = status === 401 ? 'unauthenticated' : 'rejected'
        if (body.code !== code || body.message !== (message ?? texts.invalidCredentials)) wrong.push({ status, body })
      }
    expect(wrong).toEqual([])
  })

  describe('a new password by a link', () => {
    const openLink = async () => {
      const browser = openBrowser(language)
      await browser.send('PUT', '/bff/password-reset', { email: 'ada@example.com', token: 'token-of-a-link' })
      return browser
    }

    test('is refused with the specified sentence for a 401, whatever the API says', async () => {
      const browser = await openLink()
      const wrong = await findWrongTexts({
        call: /^POST \/users\/update-password$/,
        statuses: [400, 401, 403, 410, 422, 423, 451, 500, 502, 503],
        submit: () => sendForm(browser, '/set-password', newPasswords),
        expected: (status, message) => {
          if (status >= 500) return outage
          return status === 401 ? texts.invalidResetLink : (message ?? texts.requestRejected)
        },
      })
      expect(wrong).toEqual([])
    })

    test('has the violation of a 400 at its field', async () => {
      const browser = await openLink()
      gateway.failCall = (call) => {
        if (call === 'POST /users/open-password-reset') return { status: 200, body: { email: 'ada@example.com' } }
        const violations = [{ propertyPath: 'newPassword', message: violationMessage }]
        return call === 'POST /users/update-password' && { status: 400, body: { violations } }
      }
      const page = await sendForm(browser, '/set-password', newPasswords)
      expect([page.status, readSummary(page.text)[0]]).toEqual([422, expect.stringContaining(violationMessage)])
      expect(page.text).toMatch(/id="newPassword-error"[^>]*>.*Words of a violation/)
    })
  })

  test('a changed password of an unknown user is refused with the specified sentence', async () => {
    const { browser } = await createCustomer({ browser: () => openBrowser(language) })
    const wrong = await findWrongTexts({
      call: /^PUT \/users\/[^/]+\/change-password$/,
      statuses: [400, 403, 404, 422, 423, 500, 503],
      submit: () => sendForm(browser, '/account/password', { currentPassword: password, ...newPasswords }),
      expected: (status, message) => {
        if (status >= 500) return outage
        return status === 404 ? texts.unknownUser : (message ?? texts.requestRejected)
      },
    })
    expect(wrong).toEqual([])
  })

  test('a new password by mail has the violation of a 400 at the email', async () => {
    const wrong = await findWrongTexts({
      call: /^POST \/users\/reset-password$/,
      statuses: [400, 422],
      submit: () => sendForm(openBrowser(language), '/forgotten-password', { email: 'ada@example.com' }),
      expected: (_status, message) => (message ? violationMessage : texts.requestRejected),
      toBody: () => ({ violations: [{ propertyPath: 'email', message: violationMessage }] }),
    })
    expect(wrong).toEqual([])
  })

  test('a new password by mail is answered alike for an email that the API does not know', async () => {
    gateway.failCall = (call) => call === 'POST /users/reset-password' && { status: 404, body: { message: apiMessage } }
    const page = await sendForm(openBrowser(language), '/forgotten-password', { email: 'ada@example.com' })
    expect([page.status, page.headers.get('location')]).toEqual([303, '/forgotten-password?done=sent'])
  })

  describe('with a basket', () => {
    let browser: ShopperBrowser
    beforeAll(async () => {
      browser = openBrowser(language)
      await addToBasket(browser, standingTicket)
    })

    test('a promotion has the first violation of a 400 or 422, and the same sentence for all others', async () => {
      const wrong = await findWrongTexts({
        call: /\/promotion-codes$/,
        submit: () => sendForm(browser, '/basket', { intent: 'addPromotion', promotion: 'CODE' }),
        expected: (status, message) =>
          message !== undefined && [400, 422].includes(status) ? violationMessage : texts.unknownError,
        toBody: (message) => ({
          'hydra:description': message,
          violations: [violationMessage, 'Another one.'].map((text) => ({ propertyPath: 'promoCodes', message: text })),
        }),
      })
      expect(wrong).toEqual([])
    })

    test('a basket call shows its violations below 500', async () => {
      const { lines } = (await browser.get('/bff/basket')).body
      const wrong = await findWrongTexts({
        call: /^PUT \/baskets\/[^/]+$/,
        submit: () => sendForm(browser, '/basket', { intent: 'change', key: lines[0].key, quantity: '2' }),
        messages: [apiMessage],
        expected: (status) => (status >= 500 ? outage : violationMessage),
        toBody: () => ({ violations: [{ propertyPath: 'lines[0].quantity', message: violationMessage }] }),
      })
      expect(wrong).toEqual([])
    })

    test('a rejected basket call without words blames no foreign page', async () => {
      const { lines } = (await browser.get('/bff/basket')).body
      const wrong = await findWrongTexts({
        call: /^PUT \/baskets\/[^/]+$/,
        statuses: [400, 403, 422, 423],
        messages: [undefined],
        submit: () => sendForm(browser, '/basket', { intent: 'change', key: lines[0].key, quantity: '2' }),
        expected: () => texts.unknownError,
      })
      expect(wrong).toEqual([])
    })

    test.each([400, 403, 422, 423, 451])('a shipping service shows the description of a %i', async (status) => {
      gateway.failCall = (call) =>
        /^PUT \/baskets\/[^/]+$/.test(call) && { status, body: { 'hydra:description': apiMessage } }
      const { body } = await browser.send('PATCH', '/bff/checkout', { shipping: { service: 'e-ticket' } })
      expect(body).toMatchObject({ code: 'rejected', message: apiMessage })
    })

    test.each([400, 403, 404, 409, 422, 451])('the list of services shows the description of a %i', async (status) => {
      await browser.send('PATCH', '/bff/checkout', { contact: testContact })
      gateway.rewriteResponse = (_call, body) => ({ ...(body as object), shippingServices: undefined })
      gateway.failCall = (call) => call.includes('/shipping-s') && { status, body: { 'hydra:description': apiMessage } }
      const page = await browser.get('/checkout/delivery')
      expect([page.status, decodeHtml(page.text).includes(apiMessage)]).toEqual([200, true])
    })
  })

  test.each([
    [apiMessage, { 'hydra:description': apiMessage }],
    [texts.unknownError, {}],
  ])('an unknown product shows "%s"', async (text, body) => {
    gateway.failCall = (call) => call.startsWith('GET /storefront/product/') && { status: 404, body }
    const page = await openBrowser(language).get(`/products/unknown-${Object.keys(body).length}`)
    expect([page.status, decodeHtml(page.text).includes(text)]).toEqual([404, true])
  })
})
