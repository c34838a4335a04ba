/** Parts of the commerce API. Each has its own circuit, so that a failing part does not stop the others. */
export const upstreamGroups = [
  'token service',
  'passwords',
  'catalogue and content',
  'baskets and checkout',
  'accounts and orders',
] as const
export type UpstreamGroup = (typeof upstreamGroups)[number]

/** Groups by the first segment of the path. All other paths belong to the catalogue and its content. */
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
  // A mail server that is down must not open the circuit of the catalogue.
  'form-submissions': 'accounts and orders',
  'newsletter-subscriptions': 'accounts and orders',
}

/** The first segment of a path. The rest may contain a basket id, which must not be logged. */
export const pathArea = (path: string): string => path.split(/[/?]/)[1] ?? ''

/** The names that passwords have in bodies of API calls. */
const passwordFields = ['password', 'existingPassword', 'newPassword']

/**
 * Calls with a password are a separate group. Hashing a password costs the API more than anything else. So the API
 * limits these calls, and responds 503 when there are too many.
 */
const hasPassword = (body: unknown) =>
  typeof body === 'object' && body !== null && passwordFields.some((name) => Object.hasOwn(body, name))

export const getUpstreamGroup = ({ path, body }: { path: string; body?: unknown }): UpstreamGroup => {
  if (hasPassword(body)) return 'passwords'
  const area = pathArea(path)
  return Object.hasOwn(groupByPathArea, area) ? groupByPathArea[area]! : 'catalogue and content'
}
