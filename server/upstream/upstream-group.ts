/**
 * Parts of the commerce API that fail apart: each has its own circuit, so that one in trouble takes no other down with
 * it.
 */
export const upstreamGroups = [
  'token service',
  'catalogue and content',
  'baskets and checkout',
  'accounts and orders',
] as const
export type UpstreamGroup = (typeof upstreamGroups)[number]

/** By the first part of the path; what is not named is read by everybody: the catalogue and its content. */
const groupByPathArea: Record<string, UpstreamGroup> = {
  auth: 'token service',
  token: 'token service',
  baskets: 'baskets and checkout',
  'payment-transactions': 'baskets and checkout',
  vouchers: 'baskets and checkout',
  users: 'accounts and orders',
  me: 'accounts and orders',
  addresses: 'accounts and orders',
  'users-addresses': 'accounts and orders',
  orders: 'accounts and orders',
  'users-orders': 'accounts and orders',
  wishlists: 'accounts and orders',
  'wishlist-items': 'accounts and orders',
  // What visitors send, lest a mail server that is down counts against the programme.
  'form-submissions': 'accounts and orders',
  'newsletter-subscriptions': 'accounts and orders',
}

/** The first part of a path. What follows may be a basket id, which no log line may hold. */
export const pathArea = (path: string): string => path.split(/[/?]/)[1] ?? ''

export const getUpstreamGroup = (path: string): UpstreamGroup => {
  const area = pathArea(path)
  return Object.hasOwn(groupByPathArea, area) ? groupByPathArea[area]! : 'catalogue and content'
}
