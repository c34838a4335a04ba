import { randomUUID } from 'node:crypto'
import type { Dispatch } from '#server/bff/dispatch.ts'
import { wrapHandler, replaceMethod } from './change-response.ts'
import { encode } from './encodings.ts'
import { wrapExport, type PlantedLeak } from './planted-leak.ts'
import { getConfiguredValue, recordedSecrets } from './recorded-secrets.ts'

/** Leaks in responses of endpoints, area by area. */
export const responseLeaks: PlantedLeak[] = [
  {
    name: 'a field that no schema lists',
    changes: [
      wrapExport('server/bff/dispatch.ts', 'createDispatch', (createDispatch) => (handlers) => {
        const dispatch = createDispatch(handlers)
        const changed: Dispatch = async (...args) => ({
          ...(await dispatch(...args)),
          '@id': `/baskets/${recordedSecrets.basket}`,
        })
        return changed
      }),
    ],
    journey: 'shopper',
    secret: 'basket id',
    where: /GET \/bff\/basket.*body/,
    tripwire: 'stops',
  },
  {
    name: 'basket id as the key of a line',
    changes: [
      wrapExport('server/features/basket/present-basket.ts', 'presentBasket', (viewBasket) => (...args) => {
        const basket = viewBasket(...args)
        return {
          ...basket,
          lines: basket.lines.map((line) => ({ ...line, key: `${line.key}.${recordedSecrets.basket}` })),
        }
      }),
    ],
    journey: 'shopper',
    secret: 'basket id',
    where: /GET \/bff\/basket.*body/,
    tripwire: 'stops',
  },
  {
    name: 'basket id in the name of an attempt to order',
    changes: [
      wrapExport(
        'server/features/checkout/idempotency.ts',
        'createSubmissionId',
        () =>
          ({ id }) =>
            `${id}.${randomUUID()}`,
      ),
    ],
    journey: 'shopper',
    then: ['/bff/checkout'],
    secret: 'basket id',
    where: /GET \/bff\/checkout.*body/,
    tripwire: 'stops',
  },
  {
    name: 'token as the name of a customer',
    changes: [
      wrapExport(
        'server/features/identity/describe-session.ts',
        'describeSession',
        (describeSession) => async (session) => {
          const described = await describeSession(session)
          return described.guest ? described : { ...described, lastName: recordedSecrets.token }
        },
      ),
    ],
    journey: 'customer',
    secret: 'token',
    where: /\/bff\/session: body/,
    tripwire: 'stops',
  },
  {
    name: 'key of an order beside its number',
    changes: [
      wrapExport('server/features/orders/present-order.ts', 'presentOrder', (viewOrder) => (...args) => ({
        ...viewOrder(...args),
        number: recordedSecrets.order,
      })),
    ],
    journey: 'buyer',
    secret: 'order key',
    where: /GET \/bff\/orders\/.*body/,
    tripwire: 'stops',
  },
  {
    name: 'code of a ticket as the time of its use',
    changes: [
      wrapExport(
        'server/features/orders/present-order-line.ts',
        'presentOrderLine',
        (viewLine) =>
          (line, ...options) => {
            const view = viewLine(line, ...options)
            return {
              ...view,
              tickets: view.tickets.map((ticket, index) => ({
                ...ticket,
                usedAt: ticket.usedAt ?? line.tickets[index]!.code,
              })),
            }
          },
      ),
    ],
    journey: 'buyer',
    secret: 'ticket code',
    where: /GET \/bff\/orders\/.*body/,
    tripwire: 'not known to it as a secret',
  },
  {
    name: 'token as the country of an address',
    changes: [
      wrapExport(
        'server/features/addresses/addresses-handlers.ts',
        'createAddressesHandlers',
        (createAddressesHandlers) => (deps) => {
          const handlers = createAddressesHandlers(deps)
          return {
            ...handlers,
            getAddresses: async (...args) => {
              const { addresses } = await handlers.getAddresses(...args)
              return {
                addresses: addresses.map((address) => ({ ...address, country: encode.base64(recordedSecrets.token) })),
              }
            },
          }
        },
      ),
    ],
    journey: 'customer',
    then: ['/bff/addresses'],
    secret: 'token',
    where: /GET \/bff\/addresses.*body/,
    tripwire: 'stops',
  },
  {
    name: 'refresh token as the key of a session',
    changes: [
      wrapExport(
        'server/features/profile/sessions-handlers.ts',
        'createSessionsHandlers',
        (createSessionsHandlers) => (now) => {
          const handlers = createSessionsHandlers(now)
          return {
            ...handlers,
            getSessions: async (...args) => {
              const { sessions } = await handlers.getSessions(...args)
              return { sessions: sessions.map((place) => ({ ...place, key: recordedSecrets.refreshToken })) }
            },
          }
        },
      ),
    ],
    journey: 'customer',
    then: ['/bff/profile/sessions'],
    secret: 'refresh token',
    where: /GET \/bff\/profile\/sessions.*body/,
    tripwire: 'stops',
  },
  {
    name: 'token as the name of a passkey',
    changes: [
      wrapExport('server/features/profile/passkey-handlers.ts', 'createPasskeyHandlers', (create) => (deps) => ({
        ...create(deps),
        getPasskeys: async () => ({
          passkeys: [{ key: 'leak', name: recordedSecrets.token, addedOn: 'today', lastUsedOn: null }],
          isConfirmed: false,
        }),
      })),
    ],
    journey: 'customer',
    then: ['/bff/profile/passkeys'],
    secret: 'token',
    where: /GET \/bff\/profile\/passkeys.*body/,
    tripwire: 'stops',
  },
  {
    name: 'token as the name of a wishlist',
    changes: [
      wrapExport(
        'server/features/wishlists/present-wishlist.ts',
        'summariseWishlist',
        (summariseWishlist) => (wishlist) => ({
          ...summariseWishlist(wishlist),
          name: recordedSecrets.token,
        }),
      ),
    ],
    journey: 'customer',
    then: ['/bff/wishlists'],
    secret: 'token',
    where: /GET \/bff\/wishlists.*body/,
    tripwire: 'stops',
  },
  {
    name: 'token as the genre of an event',
    changes: [
      wrapExport('server/presentation/to-event-list-item.ts', 'toEventListItem', (eventCard) => (...args) => ({
        ...eventCard(...args),
        genre: recordedSecrets.token,
      })),
    ],
    journey: 'shopper',
    then: ['/bff/events'],
    secret: 'token',
    where: /GET \/bff\/events.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'basket id in the menus',
    changes: [
      wrapExport(
        'server/features/content/to-menu-links.ts',
        'toMenuLinks',
        (menuLinks) => (items, api) => menuLinks(items, api).map((link) => ({ ...link, text: recordedSecrets.basket })),
      ),
    ],
    journey: 'shopper',
    // In a language that no earlier page has read: the shop remembers public responses.
    then: ['/bff/navigation?lng=de'],
    secret: 'basket id',
    where: /GET \/bff\/navigation.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'key of the search index in the search results',
    changes: [
      wrapExport('server/features/search/search-results.ts', 'toSuggestedEvent', (suggestedEvent) => (...args) => {
        const event = suggestedEvent(...args)
        return event && { ...event, name: getConfiguredValue('SEARCH_API_KEY') }
      }),
    ],
    journey: 'guest',
    then: ['/bff/search/suggestions?query=ferry'],
    secret: 'configuration',
    where: /GET \/bff\/search\/suggestions.*body/,
    tripwire: 'stops',
  },
  {
    name: 'address of the commerce API as the map of a venue',
    changes: [
      wrapExport('server/features/locations/present-location.ts', 'presentLocation', (viewLocation) => (location) => ({
        ...viewLocation(location),
        mapUrl: `${getConfiguredValue('COMMERCE_API_URL')}/locations/${location.slug}`,
      })),
    ],
    journey: 'guest',
    then: ['/bff/venues'],
    secret: 'upstream address',
    where: /GET \/bff\/venues.*body/,
    tripwire: 'not known to it as a secret',
  },
  {
    name: 'search key in the public part of the configuration',
    changes: [
      wrapExport('server/render/public-config.ts', 'toPublicConfig', (publicConfigOf) => (config) => {
        const shown = publicConfigOf(config)
        return {
          ...shown,
          features: Object.assign({}, shown.features, { search: getConfiguredValue('SEARCH_API_KEY') }),
        }
      }),
    ],
    journey: 'guest',
    secret: 'configuration',
    where: /^GET \/(\?\S*)?: body/,
    tripwire: 'stops',
  },
  {
    name: 'password of Redis in the health check',
    changes: [
      wrapExport(
        'server/http/middleware/health.ts',
        'createHealthRouter',
        (health) => (deps) =>
          wrapHandler(health(deps), (request, response) => {
            // The launcher polls this URL, too. If the tripwire blocked its requests, it would wait for ever.
            if (request.path !== '/readyz' || !request.get('user-agent')?.startsWith('Mozilla')) return
            replaceMethod(response, 'json', (body, json) =>
              json({ ...(body as object), redis: getConfiguredValue('REDIS_URL') }),
            )
          }),
      ),
    ],
    journey: 'guest',
    then: ['/readyz'],
    secret: 'configuration',
    where: /GET \/readyz.*body/,
    tripwire: 'stops',
  },
]
