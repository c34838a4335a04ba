import { setTimeout as wait } from 'node:timers/promises'
import { newPerson } from './person.ts'
import { createShopperBrowser, type BrowserAnswer } from './shopper-browser.ts'

const ticket = 'EV-open-night-standing'
const contact = { email: 'bea@example.com', firstName: 'Bea', lastName: 'Yer' }
const home = {
  firstName: 'Bea',
  lastName: 'Yer',
  line1: '3 Quay',
  city: 'Bristol',
  postcode: 'BS1 4QA',
  countryCode: 'GB',
}

/** Milliseconds somebody looks at what they got. */
const pause = 25

type Shopper = () => Promise<void>

/**
 * People who do at once, until they are told to stop, all that a shop is used for: look at pages that stream and at
 * pictures, fill baskets by calls and by plain forms, use their account, check out and pay. Whatever did not go as it
 * should is in `wrong`; what was done is in `done`. `fetch` is the network they are in.
 */
export const startShoppers = async (url: string, fetch = globalThis.fetch) => {
  const open = () => createShopperBrowser(url, fetch)
  const wrong: string[] = []
  const done = { requests: 0, additions: 0, forms: 0, payments: 0, pictures: 0, accounts: 0 }
  let isOver = false

  const see = (what: string, answer: BrowserAnswer, isRight = answer.status === 200) => {
    done.requests += 1
    if (!isRight) wrong.push(`${what}: ${answer.status} ${answer.text.slice(0, 200)}`)
    return answer
  }
  const page = (what: string, answer: BrowserAnswer, part = '') =>
    see(
      what,
      answer,
      answer.status === 200 &&
        answer.text.endsWith('</html>') &&
        !answer.text.includes('$RX("') &&
        answer.text.includes(part),
    )

  const fillsBasket = (): Shopper => {
    const browser = open()
    let held = 0
    return async () => {
      if (held < 6) {
        held += 1
        done.additions += 1
        const added = await browser.post('/bff/basket/lines', { items: [{ sku: ticket, quantity: 1 }] })
        see('add to basket', added, added.status === 200 && added.body.count === held)
      } else {
        const { body } = await browser.get('/bff/basket')
        held = 1
        see('change a line', await browser.ask('PATCH', `/bff/basket/lines/${body.lines[0]?.key}`, { quantity: 1 }))
      }
      const found = await browser.get('/bff/basket')
      see(`a basket of ${held}`, found, found.status === 200 && found.body.count === held)
      page('the basket', await browser.get('/basket'), 'open-night')
    }
  }

  /** Without JavaScript: a form, a redirect, a page. */
  const sendsForms = (): Shopper => {
    const browser = open()
    let held = 0
    return async () => {
      held = (held % 6) + 1
      done.forms += 1
      if (held === 1) browser.cookies.clear()
      const body = new URLSearchParams({ sku: 'EV-open-night', [`quantity:${ticket}`]: '1' })
      const sent = await browser.post('/whats-on/open-night', body)
      see('a form', sent, sent.status === 303)
      const found = await browser.get('/bff/basket')
      see(`a basket of ${held} by forms`, found, found.status === 200 && found.body.count === held)
    }
  }

  const looks = (): Shopper => {
    let turn = 0
    return async () => {
      const browser = open()
      for (const path of ['/', `/whats-on?page=${(turn += 1)}`, '/whats-on/open-night'])
        page(path, await browser.get(path))
      for (const width of [256, 640]) {
        done.pictures += 1
        const picture = await browser.get(`/_next/image?url=%2Fmedia%2Fposter-01.jpg&w=${width}&q=75`)
        see('a picture', picture, picture.status === 200 && picture.headers.get('content-type')!.startsWith('image/'))
      }
    }
  }

  const usesAccount = async (): Promise<Shopper> => {
    const browser = open()
    const person = newPerson()
    see('register', await browser.post('/bff/users', person))
    return async () => {
      done.accounts += 1
      const who = await browser.get('/bff/session')
      see('still signed in', who, who.body?.guest === false)
      see('addresses', await browser.get('/bff/addresses'))
      page('the account', await browser.get('/account'), person.email)
    }
  }

  const buys = (): Shopper => async () => {
    const browser = open()
    see('add to basket', await browser.post('/bff/basket/lines', { items: [{ sku: ticket, quantity: 1 }] }))
    const { body } = see(
      'checkout',
      await browser.ask('PATCH', '/bff/checkout', { contact, shipping: { service: 'e-ticket' }, billingAddress: home }),
    )
    page('the checkout', await browser.get('/checkout'))
    const placed = see(
      'order',
      await browser.post('/bff/checkout/order', { terms: true, attempt: body.attempt, expected: 2000 }),
    )
    const paid = await fetch(placed.body.href, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'pay' }),
    })
    const transaction = new URL(paid.headers.get('location') ?? '').searchParams.get('transaction')
    const completed = await browser.post('/bff/checkout/payment', { transaction })
    see('payment', completed, completed.status === 200 && completed.body.state === 'paid')
    done.payments += 1
  }

  const go = async (shopper: Shopper) => {
    while (!isOver) {
      await shopper().catch((error: Error) => wrong.push(`${error.message}: ${String(error.cause ?? '')}`))
      await wait(pause)
    }
  }
  const shoppers = [fillsBasket(), fillsBasket(), sendsForms(), looks(), looks(), await usesAccount(), buys()]
  const all = Promise.all(shoppers.map(go))
  return {
    wrong,
    done,
    async stop() {
      isOver = true
      await all
    },
  }
}
