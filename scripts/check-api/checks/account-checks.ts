import type { AddressResource } from '#shared/wire/addresses.ts'
import { createCollectionSchema, type HydraCollection } from '#shared/wire/hydra.ts'
import type { UserResource } from '#shared/wire/identity.ts'
import type { OrderResource, OrderSummaryResource } from '#shared/wire/orders.ts'
import { WishlistResource } from '#shared/wire/wishlists.ts'
import { WishlistOverview } from '#shared/wire/extensions/wishlist-overviews.ts'
import type { Checker } from '../checker.ts'
import { checkPages } from './check-pages.ts'
import type { Sessions } from './session-checks.ts'

type Account = NonNullable<Sessions['account']>

/** No resource of any API has it. */
export const unknownId = '00000000-0000-4000-8000-000000000000'

const accountCalls = [
  'GET /me',
  'GET /users/{id}',
  'GET /users/{id}/passkeys',
  'GET /users/{id}/export',
  'GET /users/{id}/membership',
  'GET /users/{id}/newsletter',
  'GET /users-addresses',
  'GET /addresses/{id}',
  'GET /wishlists',
  'GET /wishlists/{id}',
  'GET /users-orders',
  'GET /orders/{id}',
  'GET /orders/{id}/tickets.pdf',
  'GET /orders/{id}/tickets/{ticketId}.pdf',
  'GET /orders/{id}/vouchers.pdf',
  'GET /orders/{id}/calendar.ics',
]

const checkUser = async ({ call, expect, refuse }: Checker, { token, claims: { id } }: Account) => {
  await refuse('GET /me', { status: [401] })
  const me = await call<UserResource>('GET /me', { token })
  if (me) expect('GET /me', 'id is that of the claims', true, me.id === id)
  await call('GET /users/{id}', { token, params: { id } })
  await refuse('GET /users/{id}', { token, params: { id: unknownId }, status: [404] })
  for (const part of ['passkeys', 'membership', 'newsletter', 'export'])
    await call(`GET /users/{id}/${part}`, { token, params: { id } })
}

const checkAddresses = async ({ call, expect, refuse, report }: Checker, { token }: Account) => {
  const list = 'GET /users-addresses'
  const all = await call<HydraCollection<AddressResource>>(list, { token })
  const billing = await call<HydraCollection<AddressResource>>(list, { token, query: { type: 'billing' } })
  const others = billing?.['hydra:member'].filter(({ type }) => !type.includes('billing')) ?? []
  expect(list, 'members of another type, with type=billing', 0, others.length)
  await refuse('GET /addresses/{id}', { token, params: { id: unknownId }, status: [404] })
  const [address] = all?.['hydra:member'] ?? []
  if (address) await call('GET /addresses/{id}', { token, params: { id: address.id } })
  else report.skip(['GET /addresses/{id}'], 'the account has no address')
}

/** Without the query of an overview, the items have all of their fields. */
const Wishlists = createCollectionSchema(WishlistResource)
const Overviews = createCollectionSchema(WishlistOverview)

const checkWishlists = async ({ call, expect, has, refuse, report }: Checker, { token }: Account) => {
  const list = 'GET /wishlists'
  const query = { itemsPerPage: '1000', 'order[modifiedAt]': 'desc' }
  const all = await call<HydraCollection<WishlistResource>>(list, { token, query, schema: Wishlists })
  if (has('wishlist-overviews'))
    await call(list, { token, query: { ...query, overview: 'pictures' }, schema: Overviews })
  await refuse('GET /wishlists/{id}', { token, params: { id: unknownId }, status: [404] })
  const wishlists = all?.['hydra:member'] ?? []
  const times = wishlists.map(({ modifiedAt }) => Date.parse(modifiedAt))
  const isSorted = times.every((time, index) => index === 0 || time <= times[index - 1]!)
  expect(list, 'modifiedAt descends, with order[modifiedAt]=desc', true, isSorted)
  const [wishlist] = wishlists
  if (wishlist) await call('GET /wishlists/{id}', { token, params: { id: wishlist.id } })
  else report.skip(['GET /wishlists/{id}'], 'the account has no wishlist')
}

/** Checks an order and its files. A guest order needs its key. */
export const checkOrder = async (
  { call, expect, report }: Checker,
  id: string,
  credentials: { token: string; orderKey?: string | undefined },
): Promise<void> => {
  const order = await call<OrderResource>('GET /orders/{id}', { ...credentials, params: { id } })
  if (!order) return
  expect('GET /orders/{id}', 'id is that of the request', true, order.id === id)
  report.keepSecret(order.key)
  // The fields of a capability that the API lacks are missing.
  const tickets = order.lines.flatMap((line) => line.tickets ?? [])
  const vouchers = order.lines.flatMap((line) => line.vouchers ?? [])
  const withFiles = { ...credentials, params: { id, ticketId: tickets[0]?.id ?? '' } }
  if (order.lines.some(({ event }) => event)) await call('GET /orders/{id}/calendar.ics', withFiles)
  if (tickets.length > 0) await call('GET /orders/{id}/tickets.pdf', withFiles)
  if (tickets.length > 0) await call('GET /orders/{id}/tickets/{ticketId}.pdf', withFiles)
  if (vouchers.length > 0) await call('GET /orders/{id}/vouchers.pdf', withFiles)
}

const checkOrders = async (checker: Checker, { token }: Account) => {
  const { call, has, refuse, report } = checker
  report.skip(
    ['GET /orders/{id}', ...accountCalls.filter((name) => name.startsWith('GET /orders/{id}/'))],
    'no order with such a file was found: use an account with orders, or --with-order',
  )
  const list = 'GET /users-orders'
  const [order] = await checkPages<OrderSummaryResource>(checker, list, { token })
  if (has('upcoming-orders')) await call(list, { token, query: { page: '1', itemsPerPage: '2', upcoming: '1' } })
  await refuse('GET /orders/{id}', { token, params: { id: unknownId }, status: [404] })
  if (order) await checkOrder(checker, order.id, { token })
}

/** Reads what the account of the test has: profile, addresses, wishlists, orders. */
export const checkAccount = async (checker: Checker, account: Account | undefined): Promise<void> => {
  if (!account) return checker.report.skip(accountCalls, 'needs --email')
  await checkUser(checker, account)
  await checkAddresses(checker, account)
  await checkWishlists(checker, account)
  await checkOrders(checker, account)
}
