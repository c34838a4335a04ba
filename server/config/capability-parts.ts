import type { EndpointName } from '#shared/api/endpoints.ts'
import type { Capability } from '#shared/wire/capabilities.ts'

type Parts = {
  endpoints?: readonly EndpointName[]
  pages?: readonly string[]
  /** Query parameters of pages that stay, by the path of their route. */
  parameters?: Readonly<Record<string, readonly string[]>>
}

const toPathPattern = (routePath: string) => new RegExp(`^${routePath.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`)

/**
 * The endpoints and the route paths of the pages that need a capability of the API, without which they are 404. And the
 * parameters that pages then ignore.
 */
const capabilityParts: Partial<Record<Capability, Parts>> = {
  'account-data': { endpoints: ['deleteAccount', 'exportData'], pages: ['/account/profile/delete'] },
  'email-verification': {
    endpoints: [
      'storeVerificationToken',
      'getVerification',
      'verifyEmail',
      'disownEmail',
      'storeEmailUndoToken',
      'getEmailUndo',
      'undoEmailChange',
      'keepEmail',
      'sendVerificationEmail',
    ],
    pages: ['/verify-email', '/undo-email-change'],
  },
  genres: { parameters: { '/whats-on': ['genre'] } },
  'guest-orders': { endpoints: ['claimOrder'] },
  holds: { endpoints: ['extendHold', 'retryExpiredLines', 'dismissExpiredLines'] },
  newsletter: {
    endpoints: ['confirmNewsletter', 'unsubscribeFromNewsletter', 'getNewsletter', 'updateNewsletter'],
    pages: ['/account/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'],
  },
  'order-links': {
    endpoints: ['openOrderLink', 'sendOrderLinks', 'storeDisownToken', 'getDisownToken', 'disownOrder'],
    pages: ['/orders/not-me'],
  },
  'order-look-up': { endpoints: ['lookUpOrder'], pages: ['/orders/look-up'] },
  passkeys: {
    endpoints: ['startPasskeyUse', 'signInWithPasskey', 'startPasskeyRegistration', 'addPasskey', 'removePasskey'],
  },
  'product-categories': {
    endpoints: ['getProductCategory', 'getProducts', 'getComparison', 'addToComparison', 'removeFromComparison'],
    pages: ['/category/*', '/product-comparison', '/consent-choices'],
  },
  'search-details': { parameters: { '/search': ['type', 'venue', 'month', 'genre'] } },
  'shared-wishlists': { endpoints: ['unshareWishlist', 'getSharedWishlist'], pages: ['/wishlists/shared/:token'] },
  tickets: { pages: ['/account/orders/:id/tickets', '/orders/:id/tickets'] },
  vouchers: { endpoints: ['getVoucherBalance'] },
}

/** Whether the shop leaves out the page that a link leads to, because its API lacks a capability. */
export const isMissingPage = (href: string, has: (capability: Capability) => boolean): boolean => {
  const [path = ''] = href.split(/[?#]/)
  return Object.entries(capabilityParts).some(
    ([name, { pages = [] }]) => !has(name as Capability) && pages.some((pattern) => toPathPattern(pattern).test(path)),
  )
}

/** What the shop leaves out, because its API lacks the capabilities. */
export const listMissingParts = (
  capabilities: ReadonlySet<Capability>,
): {
  endpoints: ReadonlySet<EndpointName>
  pages: ReadonlySet<string>
  parameters: ReadonlyMap<string, readonly string[]>
} => {
  const missing = Object.entries(capabilityParts).flatMap(([name, parts]) =>
    capabilities.has(name as Capability) ? [] : [parts],
  )
  return {
    endpoints: new Set(missing.flatMap(({ endpoints = [] }) => endpoints)),
    pages: new Set(missing.flatMap(({ pages = [] }) => pages)),
    parameters: new Map(missing.flatMap(({ parameters = {} }) => Object.entries(parameters))),
  }
}
