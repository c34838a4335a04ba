import type { BasketResource, BasketTotalsResource } from '#shared/wire/basket.ts'
import type { HydraCollection } from '#shared/wire/hydra.ts'
import type { PromotionCodesResponse } from '#shared/wire/promotions.ts'
import type { ShippingServiceResource } from '#shared/wire/shipping-services.ts'
import type { z } from 'zod'
import type { Checker } from '../checker.ts'
import { unknownId } from './account-checks.ts'
import { testAddress } from './account-changes.ts'
import type { Goods } from './catalogue-checks.ts'

export type Basket = { id: string; token: string }

const invalid = [400, 422]
const update = 'PUT /baskets/{id}'
const contact = { email: 'check-api@example.com', firstName: 'Check', lastName: 'Api' }

/** Creates a basket with a ticket. */
export const createBasket = async (checker: Checker, token: string, goods: Goods): Promise<Basket | undefined> => {
  const { call, expect, report } = checker
  const create = 'POST /baskets'
  const body = { lines: [], currency: goods.currency }
  const created = await call<BasketResource>(create, { token, body, status: [200, 201] })
  if (!created) return undefined
  const { id } = created
  report.keepSecret(id)
  expect(create, 'status', 'open', created.status)
  expect(create, 'currency', goods.currency, created.currency)
  const lines = [{ productVariant: goods.sku }]
  const filled = await call<BasketResource>(update, { token, params: { id }, body: { lines } })
  if (!filled) return undefined
  expect(update, 'lines[0].productVariant', goods.sku, filled.lines[0]?.productVariant)
  expect(update, 'lines[0].quantity is 1 by default', 1, filled.lines[0]?.quantity)
  expect(update, 'lines[0].product beside productVariant', undefined, filled.lines[0]?.product)
  return { id, token }
}

/** Chooses a service that needs neither an address nor a day, if there is one. */
const chooseService = (services: ShippingServiceResource[]) =>
  services.find(({ needsAddress, needsDate }) => !needsAddress && !needsDate) ??
  services.find(({ needsDate }) => !needsDate) ??
  services[0]

/** Fills in what a checkout asks for: contact, addresses, shipping. */
export const fillInCheckout = async (checker: Checker, { id, token }: Basket): Promise<void> => {
  const { call, expect, refuse } = checker
  const params = { id }
  const list = 'GET /baskets/{id}/shipping-services'
  const query = { status: 'active', itemsPerPage: '1000' }
  const addresses = { contact, billingAddress: testAddress, deliveryAddress: testAddress }
  const addressed = await call<BasketResource>(update, { token, params, body: addresses })
  if (addressed) {
    expect(update, 'contact.email', contact.email, addressed.contact?.email)
    expect(update, 'billingAddress.postcode', testAddress.postcode, addressed.billingAddress?.postcode)
    expect(update, 'deliveryAddress.city', testAddress.city, addressed.deliveryAddress?.city)
  }
  const services = await call<HydraCollection<ShippingServiceResource>>(list, { token, params, query })
  const inactive = services?.['hydra:member'].filter(({ status }) => status === 'inactive') ?? []
  expect(list, 'inactive members, with status=active', 0, inactive.length)
  const unknown = { shipping: { service: 'no-such-service' } }
  await refuse(update, { token, params, body: unknown, status: invalid, violation: 'shipping' })
  const service = chooseService(services?.['hydra:member'] ?? [])
  if (!service) return
  const shipping = { service: service.code, ...(service.needsDate ? { date: service.dates[0] } : {}) }
  const shipped = await call<BasketResource>(update, { token, params, body: { shipping } })
  if (shipped) expect(update, 'shipping.service', service.code, shipped.shipping?.service)
}

const checkTotals = async ({ call, expect }: Checker, { id, token }: Basket) => {
  const name = 'GET /baskets/{id}/totals'
  const basket = await call<BasketResource>('GET /baskets/{id}', { token, params: { id } })
  const totals = await call<BasketTotalsResource>(name, { token, params: { id } })
  if (!basket || !totals) return
  const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  expect(name, 'quantity', sumOf(basket.lines.map(({ quantity }) => quantity)), totals.quantity)
  expect(name, 'lines.gross', sumOf(basket.lines.map(({ total }) => total.gross)), totals.lines.gross)
  const { lines, discount, shipping, total } = totals
  expect(
    name,
    'total.gross is that of lines, discount and shipping',
    total.gross,
    lines.gross + discount.gross + shipping.gross,
  )
}

const checkPromotions = async ({ call, expect, refuse }: Checker, { id, token }: Basket) => {
  const name = 'PUT /baskets/{id}/promotion-codes'
  const body = { promoCodes: ['NO-SUCH-CODE'] }
  await refuse(name, { token, params: { id }, body, status: invalid, violation: '' })
  const none = await call<z.infer<typeof PromotionCodesResponse>>(name, {
    token,
    params: { id },
    body: { promoCodes: [] },
  })
  if (none) expect(name, 'promotions, without codes', [], none.promotions)
}

const checkRefusedLines = async ({ call, expect, refuse }: Checker, { id, token }: Basket, { sku }: Goods) => {
  const refuseLine = (line: object) =>
    refuse(update, { token, params: { id }, body: { lines: [line] }, status: invalid, violation: 'lines' })
  await refuseLine({ productVariant: 'no-such-sku' })
  await refuseLine({ productVariant: sku, quantity: 100_000 })
  const basket = await call<BasketResource>('GET /baskets/{id}', { token, params: { id } })
  if (basket) expect('GET /baskets/{id}', 'lines after a refused change', 1, basket.lines.length)
  await refuse('GET /baskets/{id}', { token, params: { id: unknownId }, status: [404] })
}

/** Checks the calls and the fields that capabilities add to an open basket. */
const checkCapabilities = async ({ call, expect, has }: Checker, { id, token }: Basket) => {
  const name = 'GET /baskets/{id}'
  const query = { shippingServices: '1' }
  const basket = await call<BasketResource>(name, {
    token,
    params: { id },
    ...(has('shipping-quotes') ? { query } : {}),
  })
  if (!basket) return
  // Both may be missing in the response to other calls, so the schema does not require them.
  if (has('embedded-totals')) expect(name, 'totals is there', true, basket.totals !== undefined, 'embedded-totals')
  if (has('shipping-quotes'))
    expect(
      name,
      'shippingServices is there, with shippingServices=1',
      true,
      basket.shippingServices !== undefined,
      'shipping-quotes',
    )
  const hold = basket.hold
  if (hold?.extendable) {
    const extended = await call<BasketResource>('PUT /baskets/{id}/hold/extend', { token, params: { id } })
    const isLonger = Date.parse(extended?.hold?.expiresAt ?? '') >= Date.parse(hold.expiresAt)
    if (extended) expect('PUT /baskets/{id}/hold/extend', 'hold.expiresAt is later', true, isLonger)
  }
  await call('PUT /baskets/{id}/lapsed/retry', { token, params: { id }, body: {} })
  await call('DELETE /baskets/{id}/lapsed', { token, params: { id } })
}

const refuseOrder = async ({ refuse }: Checker, { id, token }: Basket, provider: string, shopUrl: string) => {
  const body = { basket: id, provider, returnUrl: `${shopUrl}/checkout/complete`, idempotencyKey: crypto.randomUUID() }
  await refuse('POST /payment-transactions', { token, body, status: [409, 422] })
  const action = { action: 'confirm' }
  await refuse('PUT /payment-transactions/{id}', { token, params: { id: unknownId }, body: action, status: [404] })
  await refuse('POST /baskets/{id}/convert', { token, params: { id }, status: [409, 422] })
  await refuse('PUT /baskets/{id}/reopen', { token, params: { id: unknownId }, status: [404] })
}

const basketCalls = [
  'POST /baskets',
  'GET /baskets/{id}',
  update,
  'GET /baskets/{id}/totals',
  'GET /baskets/{id}/shipping-services',
  'PUT /baskets/{id}/promotion-codes',
  'PUT /baskets/{id}/confirm',
  'PUT /baskets/{id}/reopen',
  'PUT /baskets/{id}/hold/extend',
  'PUT /baskets/{id}/lapsed/retry',
  'DELETE /baskets/{id}/lapsed',
  'POST /payment-transactions',
  'PUT /payment-transactions/{id}',
  'POST /baskets/{id}/convert',
]

/** Fills a basket of a guest, checks what is refused, and empties it. */
export const checkBasket = async (
  checker: Checker,
  token: string,
  goods: Goods | undefined,
  { provider, shopUrl }: { provider: string; shopUrl: string },
): Promise<void> => {
  const { call, refuse, report } = checker
  if (!checker.mayWrite) return report.skip(basketCalls, 'needs --yes')
  if (!goods) return report.skip(basketCalls, 'no event of the search has a ticket on sale')
  report.skip(['PUT /baskets/{id}/confirm', 'PUT /baskets/{id}/reopen'], 'needs --with-order')
  report.skip(['PUT /baskets/{id}/hold/extend'], 'the hold of the basket could not be extended')
  const basket = await createBasket(checker, token, goods)
  if (!basket) return
  report.leaveBehind('an empty basket of a guest')
  await checkTotals(checker, basket)
  await checkRefusedLines(checker, basket, goods)
  await checkPromotions(checker, basket)
  await fillInCheckout(checker, basket)
  await checkTotals(checker, basket)
  await checkCapabilities(checker, basket)
  await refuseOrder(checker, basket, provider, shopUrl)
  await call(update, { token, params: { id: basket.id }, body: { lines: [] } })
  await refuse('PUT /baskets/{id}/confirm', { token, params: { id: basket.id }, body: {}, status: invalid })
}
