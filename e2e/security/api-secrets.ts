/** Kinds of secrets of a shop: what the gate learns, what the recorder learns, and what it was configured with. */
export type SecretKind =
  | 'token'
  | 'refresh token'
  | 'basket id'
  | 'order key'
  | 'ticket code'
  | 'email link'
  | 'session cookie'
  | 'password'
  | 'configuration'
  | 'upstream address'
  | 'another shopper'
  | 'somebody else'

export type KnownSecret = [kind: SecretKind, value: string]

type PropertyOwner = Record<string, unknown>

/** Which kind of secret a property is, by its name and by what it belongs to. */
const getSecretKind = (name: string, owner: PropertyOwner): SecretKind | undefined => {
  if (name === 'refresh_token') return 'refresh token'
  if (name === 'token' && 'refresh_token' in owner) return 'token'
  if (name === 'id' && owner['@type'] === 'Basket') return 'basket id'
  if (name === 'key' && 'number' in owner) return 'order key'
  return name === 'code' && owner['@type'] === 'Ticket' ? 'ticket code' : undefined
}

const findSecrets = (value: unknown): KnownSecret[] => {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as PropertyOwner
  return Object.entries(owner).flatMap(([name, propertyValue]): KnownSecret[] => {
    const kind = getSecretKind(name, owner)
    return kind && typeof propertyValue === 'string' ? [[kind, propertyValue]] : findSecrets(propertyValue)
  })
}

const parseJson = (text: string): unknown => {
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
const emailLinkPaths = ['/users/update-password', '/users/verify-email']

/** What of one call to the commerce API must go no further than the storefront. */
export const findCallSecrets = (
  path: string,
  headers: Record<string, unknown>,
  requestBody: string,
  responseBody: string,
): KnownSecret[] => {
  const basketIds = [...path.matchAll(/\/baskets\/([^/?]+)/g)].map(([, id]): KnownSecret => [
    'basket id',
    decodeURIComponent(id!),
  ])
  const bearer = /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1]
  const orderKey = headers['order-key']
  const body = parseJson(requestBody)
  const emailToken = emailLinkPaths.some((each) => path.startsWith(each))
    ? (body as { token?: unknown } | undefined)?.token
    : undefined
  return [
    ...basketIds,
    ...(bearer ? [['token', bearer] satisfies KnownSecret] : []),
    ...(typeof orderKey === 'string' ? [['order key', orderKey] satisfies KnownSecret] : []),
    ...(typeof emailToken === 'string' ? [['email link', emailToken] satisfies KnownSecret] : []),
    ...findSecrets(body),
    ...findSecrets(parseJson(responseBody)),
  ]
}
