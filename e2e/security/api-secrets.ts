/** The kinds of secrets in API responses, browser requests and the configuration. */
export type WatchedSecretKind =
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

export type KnownSecret = [kind: WatchedSecretKind, value: string]

type PropertyOwner = Record<string, unknown>

/** The kind of secret of a property, by its name and its parent's. */
const getSecretKind = (name: string, owner: PropertyOwner): WatchedSecretKind | undefined => {
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
    // The body is not JSON, such as that of an image.
    return undefined
  }
}

/** Email links whose tokens no page may show. Tokens of newsletters and shared wishlists may be in URLs. */
const emailLinkPaths = [
  '/users/open-password-reset',
  '/users/update-password',
  '/users/open-verification',
  '/users/verify-email',
  '/users/disown-email',
  '/users/open-email-undo',
  '/users/undo-email-change',
  '/orders/open-link',
  '/orders/disown',
]

/** The secrets in one call to the commerce API and its response. They must stay in the storefront. */
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
  const emailToken = emailLinkPaths.some((emailLinkPath) => path.startsWith(emailLinkPath))
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
