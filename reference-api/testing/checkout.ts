import type { Api } from './api-under-test.ts'
import { homeAddress } from './home-address.ts'

type ConfirmOptions = { lines?: object[]; email?: string; token?: string; promoCodes?: string[] }

export const returnUrl = 'http://localhost:3000/checkout/complete'

/** A checkout over HTTP, up to the payment page. */
export const createCheckout = (api: Pick<Api, 'sendRequest' | 'createGuest'>) => {
  const confirmBasket = async ({
    lines = [{ productVariant: 'EV-open-night-standing', quantity: 2 }],
    email = 'bea@example.com',
    token,
    promoCodes,
  }: ConfirmOptions = {}) => {
    const ownToken = token ?? (await api.createGuest()).token
    const created = await api.sendRequest('POST', '/baskets', { token: ownToken, body: { lines } })
    if (created.status !== 201) throw new Error(JSON.stringify(created.body))
    const basket = created.body.id as string
    if (promoCodes)
      await api.sendRequest('PUT', `/baskets/${basket}/promotion-codes`, { token: ownToken, body: { promoCodes } })
    const contact = { email, firstName: 'Bea', lastName: 'Yer' }
    const body = {
      contact,
      billingAddress: homeAddress,
      deliveryAddress: homeAddress,
      shipping: { service: 'e-ticket' },
    }
    const updated = await api.sendRequest('PUT', `/baskets/${basket}`, { token: ownToken, body })
    if (updated.status !== 200) throw new Error(JSON.stringify(updated.body))
    const response = await api.sendRequest('PUT', `/baskets/${basket}/confirm`, { token: ownToken })
    if (response.status !== 200) throw new Error(JSON.stringify(response.body))
    return { basket, token: ownToken }
  }
  const startPayment = (
    { basket, token }: { basket: string; token: string },
    key = 'attempt-1',
    otherFields: object = {},
  ) =>
    api.sendRequest('POST', '/payment-transactions', {
      token,
      body: { basket, provider: 'sandbox', returnUrl, idempotencyKey: key, ...otherFields },
    })
  const updatePayment = (token: string, id: string, action = 'confirm') =>
    api.sendRequest('PUT', `/payment-transactions/${id}`, { token, body: { action } })
  /** Sends a choice on the payment page. Returns its response. */
  const chooseOutcome = (redirectUrl: string, choice: string) =>
    fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) })
  const readBasket = (token: string, basket: string) => api.sendRequest('GET', `/baskets/${basket}`, { token })
  return { confirmBasket, startPayment, updatePayment, chooseOutcome, readBasket }
}
