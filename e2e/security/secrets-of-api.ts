/** Kinds of secrets of a shop: what the gate learns, what the recorder learns, and what it was configured with. */
export type SecretKind =
  | 'token'
  | 'refresh token'
  | 'basket id'
  | 'order key'
  | 'ticket code'
  | 'mailed link'
  | 'session cookie'
  | 'password'
  | 'configuration'
  | 'upstream address'
  | 'another shopper'
  | 'somebody else'

export type Learnt = [kind: SecretKind, value: string]

type Owner = Record<string, unknown>

/** Which kind of secret a property is, by its name and by what it belongs to. */
const kindOf = (name: string, owner: Owner): SecretKind | undefined => {
  if (name === 'refresh_token') return 'refresh token'
  if (name === 'token' && 'refresh_token' in owner) return 'token'
  if (name === 'id' && owner['@type'] === 'Basket') return 'basket id'
  if (name === 'key' && 'number' in owner) return 'order key'
  return name === 'code' && owner['@type'] === 'Ticket' ? 'ticket code' : undefined
}

const secretsOf = (value: unknown): Learnt[] => {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Owner
  return Object.entries(owner).flatMap(([name, held]): Learnt[] => {
    const kind = kindOf(name, owner)
    return kind && typeof held === 'string' ? [[kind, held]] : secretsOf(held)
  })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: pictures and the like.
    return undefined
  }
}

/**
 * Links that a mail brought, whose token the shop keeps out of its pages. Those of newsletters and shared lists stand
 * in addresses on purpose.
 */
const mailedPaths = ['/users/update-password', '/users/verify-email']

/** What of one call to the commerce API must go no further than the storefront. */
export const secretsOfCall = (
  path: string,
  headers: Record<string, unknown>,
  sent: string,
  answered: string,
): Learnt[] => {
  const inPath = [...path.matchAll(/\/baskets\/([^/?]+)/g)].map(([, id]): Learnt => [
    'basket id',
    decodeURIComponent(id!),
  ])
  const bearer = /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1]
  const orderKey = headers['order-key']
  const body = parsed(sent)
  const mailed = mailedPaths.some((each) => path.startsWith(each))
    ? (body as { token?: unknown } | undefined)?.token
    : undefined
  return [
    ...inPath,
    ...(bearer ? [['token', bearer] satisfies Learnt] : []),
    ...(typeof orderKey === 'string' ? [['order key', orderKey] satisfies Learnt] : []),
    ...(typeof mailed === 'string' ? [['mailed link', mailed] satisfies Learnt] : []),
    ...secretsOf(body),
    ...secretsOf(parsed(answered)),
  ]
}
