import type { Api } from './api-under-test.ts'

export const home = {
  ...{
    firstName: 'Bea',
    lastName: 'Yer',
    company: null,
    line1: '3 Quay',
    line2: null,
    city: 'Bristol',
    region: null,
    postcode: 'BS1 4QA',
  },
  ...{ countryCode: 'GB', telephone: null },
}

type Wanted = { lines?: object[]; email?: string; token?: string; promoCodes?: string[] }

export const returnUrl = 'http://localhost:3000/checkout/complete'

/** What a shopper does over HTTP, up to the page of the payment provider. */
export const createCheckout = (api: Pick<Api, 'ask' | 'guest'>) => {
  const confirmed = async ({
    lines = [{ productVariant: 'EV-open-night-standing', quantity: 2 }],
    email = 'bea@example.com',
    token,
    promoCodes,
  }: Wanted = {}) => {
    const mine = token ?? (await api.guest()).token
    const made = await api.ask('POST', '/baskets', { token: mine, body: { lines } })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    const basket = made.body.id as string
    if (promoCodes) await api.ask('PUT', `/baskets/${basket}/promotion-codes`, { token: mine, body: { promoCodes } })
    const contact = { email, firstName: 'Bea', lastName: 'Yer' }
    const body = { contact, billingAddress: home, deliveryAddress: home, shipping: { service: 'e-ticket' } }
    const kept = await api.ask('PUT', `/baskets/${basket}`, { token: mine, body })
    if (kept.status !== 200) throw new Error(JSON.stringify(kept.body))
    const answer = await api.ask('PUT', `/baskets/${basket}/confirm`, { token: mine })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return { basket, token: mine }
  }
  const begin = ({ basket, token }: { basket: string; token: string }, key = 'attempt-1', more: object = {}) =>
    api.ask('POST', '/payment-transactions', {
      token,
      body: { basket, provider: 'sandbox', returnUrl, idempotencyKey: key, ...more },
    })
  const settle = (token: string, id: string, action = 'confirm') =>
    api.ask('PUT', `/payment-transactions/${id}`, { token, body: { action } })
  /** A shopper at the provider, paying, refusing, …; the answer of its page. */
  const press = (redirectUrl: string, choice: string) =>
    fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) })
  const read = (token: string, basket: string) => api.ask('GET', `/baskets/${basket}`, { token })
  return { confirmed, begin, settle, press, read }
}
