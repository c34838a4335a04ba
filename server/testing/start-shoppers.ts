import { setTimeout as wait } from 'node:timers/promises'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { createRegistration } from './customer.ts'
import { postOrder } from './checkout-shopper.ts'
import { createShopperBrowser, type BrowserResponse } from './shopper-browser.ts'

const ticket = 'EV-open-night-standing'
const contact = { email: 'bea@example.com', firstName: 'Bea', lastName: 'Yer' }

/** Milliseconds between two actions of the same shopper. */
const pauseMs = 25

type Shopper = () => Promise<void>

/**
 * Starts concurrent shoppers who use the shop in every usual way until they are stopped. They view streamed pages and
 * images, fill baskets with and without JavaScript, use their account, check out and pay. `wrong` contains what failed,
 * `done` the counts of what succeeded. `fetch` replaces their network.
 */
export const startShoppers = async (url: string, fetch = globalThis.fetch) => {
  const open = () => createShopperBrowser(url, fetch)
  const wrongResponses: string[] = []
  const done = { requests: 0, additions: 0, forms: 0, payments: 0, pictures: 0, accounts: 0 }
  let isOver = false

  const checkResponse = (label: string, response: BrowserResponse, isRight = response.status === 200) => {
    done.requests += 1
    if (!isRight) wrongResponses.push(`${label}: ${response.status} ${response.text.slice(0, 200)}`)
    return response
  }
  const checkPage = (label: string, response: BrowserResponse, part = '') =>
    checkResponse(
      label,
      response,
      response.status === 200 &&
        response.text.endsWith('</html>') &&
        !response.text.includes('$RX("') &&
        response.text.includes(part),
    )

  const createBasketFiller = (): Shopper => {
    const browser = open()
    let quantity = 0
    return async () => {
      if (quantity < 6) {
        quantity += 1
        done.additions += 1
        const added = await browser.post('/bff/basket/lines', { items: [{ sku: ticket, quantity: 1 }] })
        checkResponse('add to basket', added, added.status === 200 && added.body.count === quantity)
      } else {
        const { body } = await browser.get('/bff/basket')
        quantity = 1
        checkResponse(
          'change a line',
          await browser.send('PATCH', `/bff/basket/lines/${body.lines[0]?.key}`, { quantity: 1 }),
        )
      }
      const found = await browser.get('/bff/basket')
      checkResponse(`a basket of ${quantity}`, found, found.status === 200 && found.body.count === quantity)
      checkPage('the basket', await browser.get('/basket'), 'open-night')
    }
  }

  /** A shopper without JavaScript, who submits a form, follows the redirect and gets a page. */
  const createFormSender = (): Shopper => {
    const browser = open()
    let quantity = 0
    return async () => {
      quantity = (quantity % 6) + 1
      done.forms += 1
      if (quantity === 1) browser.cookies.clear()
      const body = new URLSearchParams({ sku: 'EV-open-night', [`quantity:${ticket}`]: '1' })
      const addResponse = await browser.post('/whats-on/open-night', body)
      checkResponse('a form', addResponse, addResponse.status === 303)
      const found = await browser.get('/bff/basket')
      checkResponse(`a basket of ${quantity} by forms`, found, found.status === 200 && found.body.count === quantity)
    }
  }

  const createPageViewer = (): Shopper => {
    let turn = 0
    return async () => {
      const browser = open()
      for (const path of ['/', `/whats-on?page=${(turn += 1)}`, '/whats-on/open-night'])
        checkPage(path, await browser.get(path))
      for (const width of [256, 640]) {
        done.pictures += 1
        const picture = await browser.get(`/_next/image?url=%2Fmedia%2Fposter-01.jpg&w=${width}&q=75`)
        checkResponse(
          'a picture',
          picture,
          picture.status === 200 && picture.headers.get('content-type')!.startsWith('image/'),
        )
      }
    }
  }

  const createAccountUser = async (): Promise<Shopper> => {
    const browser = open()
    const person = createRegistration()
    checkResponse('register', await browser.post('/bff/users', person))
    return async () => {
      done.accounts += 1
      const sessionResponse = await browser.get('/bff/session')
      checkResponse('still signed in', sessionResponse, sessionResponse.body?.guest === false)
      checkResponse('addresses', await browser.get('/bff/addresses'))
      checkPage('the account', await browser.get('/account'), person.email)
    }
  }

  const createBuyer = (): Shopper => async () => {
    const browser = open()
    checkResponse('add to basket', await browser.post('/bff/basket/lines', { items: [{ sku: ticket, quantity: 1 }] }))
    const { body } = checkResponse(
      'checkout',
      await browser.send('PATCH', '/bff/checkout', {
        contact,
        shipping: { service: 'e-ticket' },
        billingAddress: homeAddressInput,
      }),
    )
    checkPage('the checkout', await browser.get('/checkout/payment'))
    const placed = checkResponse('order', await postOrder(browser, body.submissionId, 2000))
    const paid = await fetch(placed.body.href, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'pay' }),
    })
    const transaction = new URL(paid.headers.get('location') ?? '').searchParams.get('transaction')
    const completed = await browser.post('/bff/checkout/payment', { transactionId: transaction })
    checkResponse('payment', completed, completed.status === 200 && completed.body.state === 'paid')
    done.payments += 1
  }

  const runShopper = async (shopper: Shopper) => {
    while (!isOver) {
      await shopper().catch((error: Error) => wrongResponses.push(`${error.message}: ${String(error.cause ?? '')}`))
      await wait(pauseMs)
    }
  }
  const shoppers = [
    createBasketFiller(),
    createBasketFiller(),
    createFormSender(),
    createPageViewer(),
    createPageViewer(),
    await createAccountUser(),
    createBuyer(),
  ]
  const all = Promise.all(shoppers.map(runShopper))
  return {
    wrongResponses,
    done,
    async stop() {
      isOver = true
      await all
    },
  }
}
