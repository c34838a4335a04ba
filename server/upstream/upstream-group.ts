/** Parts of the commerce API with a circuit each: a failing part does not stop the others. */
export const upstreamGroups = [
  'token service',
  'passwords',
  'catalogue and content',
  'baskets and checkout',
  'accounts and orders',
] as const
export type UpstreamGroup = (typeof upstreamGroups)[number]

/** By the first segment of the path; all other paths are the catalogue and its content. */
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
  // A mail server that is down must not count against the catalogue.
  'form-submissions': 'accounts and orders',
  'newsletter-subscriptions': 'accounts and orders',
}

/** The first segment of a path. The rest may hold a basket id, which must not be logged. */
export const pathArea = (path: string): string => path.split(/[/?]/)[1] ?? ''

/** The names of passwords in the bodies of the API. */
const passwordFields = ['password', 'existingPassword', 'newPassword']

/**
 * Calls with a password are a group of their own. The API hashes the password, which costs more than anything else, so
 * the API bounds these calls and responds with 503 when there are too many.
 */
const hasPassword = (body: unknown) =>
  typeof body === 'object' && body !== null && passwordFields.some((name) => Object.hasOwn(body, name))

export const getUpstreamGroup = ({ path, body }: { path: string; body?: unknown }): UpstreamGroup => {
  if (hasPassword(body)) return 'passwords'
  const area = pathArea(path)
  return Object.hasOwn(groupByPathArea, area) ? groupByPathArea[area]! : 'catalogue and content'
}
