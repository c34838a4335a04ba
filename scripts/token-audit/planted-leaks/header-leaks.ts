import { wrapHandler } from './change-response.ts'
import { encode } from './encodings.ts'
import { changeBffResponse } from './change-bff-response.ts'
import { untilCached, wrapExport, type PlantedLeak } from './planted-leak.ts'
import { getConfiguredValue, recordedSecrets } from './recorded-secrets.ts'

/** Leaks in status lines, headers and cookies. */
export const headerLeaks: PlantedLeak[] = [
  {
    name: 'token in a header of every response',
    changes: [
      wrapExport(
        'server/http/middleware/set-security-headers.ts',
        'setSecurityHeaders',
        (setSecurityHeaders) => (config) =>
          wrapHandler(setSecurityHeaders(config), (_request, response) =>
            response.setHeader('X-Trace', recordedSecrets.token),
          ),
      ),
    ],
    journey: 'shopper',
    secret: 'token',
    where: /header x-trace/i,
    tripwire: 'of another request',
  },
  {
    name: 'refresh token in a cookie',
    changes: [
      wrapExport('server/render/personal-page.ts', 'createPersonalPageHandler', (createPersonalPages) => (...args) => {
        const servePage = createPersonalPages(...args)
        return (input, settings, request, response) =>
          servePage(input, settings, request, response.cookie('renew', recordedSecrets.refreshToken))
      }),
    ],
    journey: 'shopper',
    secret: 'refresh token',
    where: /^cookie jar \(renew\)/,
    tripwire: 'stops',
  },
  {
    name: 'basket id in the address of a redirect',
    changes: [
      wrapExport(
        'server/render/send-redirect.ts',
        'sendRedirect',
        (sendRedirect) =>
          ({ status, headers }, input, response) => {
            const changed = new Headers(headers)
            changed.set('Location', `${headers.get('Location')}?basket=${recordedSecrets.basket}`)
            sendRedirect(new Response(null, { status, headers: changed }), input, response)
          },
      ),
    ],
    journey: 'withoutJavaScript',
    secret: 'basket id',
    where: /header location/i,
    tripwire: 'stops',
  },
  {
    name: 'token in an ETag',
    changes: [
      wrapExport(
        'server/render/send-cached-response.ts',
        'sendCachedResponse',
        (sendCachedResponse) => (request, response, page) =>
          sendCachedResponse(request, response, { ...page, etag: `"${recordedSecrets.token}"` }),
      ),
    ],
    journey: 'shopper',
    then: untilCached,
    secret: 'token',
    where: /header etag/i,
    tripwire: 'of another request',
  },
  {
    name: 'token as hex in Server-Timing',
    changes: [
      wrapExport(
        'runtime/assign-request-id.ts',
        'assignRequestId',
        (assignRequestId) => () =>
          wrapHandler(assignRequestId(), (_request, response) =>
            response.setHeader('Server-Timing', `session;desc=${encode.hex(recordedSecrets.token)}`),
          ),
      ),
    ],
    journey: 'shopper',
    secret: 'token',
    where: /header server-timing/i,
    tripwire: 'of another request',
  },
  {
    name: 'token where a policy sends its reports',
    changes: [
      wrapExport(
        'server/render/content-security-policy.ts',
        'createPageCsp',
        (pageCsp) => (input) => pageCsp(input).replace('/reports/csp', `/reports/csp?by=${recordedSecrets.token}`),
      ),
    ],
    journey: 'shopper',
    secret: 'token',
    where: /header content-security-policy/i,
    tripwire: 'stops',
  },
  {
    name: 'token in the reason phrase of the status',
    changes: [
      changeBffResponse((body, response, json) => {
        response.statusMessage = recordedSecrets.token
        json(body)
      }),
    ],
    journey: 'shopper',
    secret: 'token',
    where: /\/bff\/.*: status line/,
    tripwire: 'stops',
  },
  {
    name: 'token in the header of a rejection',
    changes: [
      wrapExport('server/http/errors.ts', 'toErrorHeaders', (errorHeaders) => (error) => ({
        ...errorHeaders(error),
        'WWW-Authenticate': `Bearer realm="${recordedSecrets.token}"`,
      })),
    ],
    journey: 'rejection',
    secret: 'token',
    where: /header www-authenticate/i,
    tripwire: 'stops',
  },
  {
    name: 'address of the commerce API in the header of a picture',
    changes: [
      wrapExport(
        'server/images/image-optimizer.ts',
        'createImageOptimizer',
        (createImageOptimizer) => (options) =>
          wrapHandler(createImageOptimizer(options), ({ query }, response) =>
            response.setHeader('X-Original', `${options.config.commerceApiUrl}${String(query.url)}`),
          ),
      ),
    ],
    journey: 'guest',
    secret: 'upstream address',
    where: /GET \/_next\/image.*header x-original/i,
    tripwire: 'not known to it as a secret',
  },
  {
    name: 'address of the commerce API in the header of a file that is passed on',
    changes: [
      wrapExport('server/media/media-response.ts', 'pipeFile', (relay) => (received, response, promised) => {
        const headers = {
          ...promised.headers,
          'content-location': `${getConfiguredValue('COMMERCE_API_URL')}${response.req.url}`,
        }
        relay(received, response, { ...promised, headers })
      }),
    ],
    journey: 'guest',
    then: ['{picture}'],
    secret: 'upstream address',
    where: /GET \/media\/.*header content-location/i,
    tripwire: 'not known to it as a secret',
  },
  {
    name: 'key of an order in the header of its document',
    changes: [
      wrapExport(
        'server/documents/order-documents.ts',
        'createOrderDocuments',
        (createOrderDocuments) => (deps) =>
          wrapHandler(createOrderDocuments(deps), ({ path }, response) => {
            if (path.startsWith('/orders/') && /\.(pdf|ics)$/.test(path))
              response.setHeader('X-Asked-With', recordedSecrets.order)
          }),
      ),
    ],
    journey: 'buyer',
    secret: 'order key',
    where: /\/calendar\.ics.*header x-asked-with/i,
    tripwire: 'stops',
  },
  {
    name: 'key of an order in the name of its file',
    changes: [
      wrapExport(
        'server/documents/order-documents.ts',
        'createOrderDocuments',
        (createOrderDocuments) => (deps) =>
          createOrderDocuments({
            ...deps,
            orderReader: {
              openOrder: async (...args) => {
                const opened = await deps.orderReader.openOrder(...args)
                return { ...opened, order: { ...opened.order, number: recordedSecrets.order } }
              },
            },
          }),
      ),
    ],
    journey: 'buyer',
    secret: 'order key',
    where: /\/calendar\.ics.*header content-disposition/i,
    tripwire: 'stops',
  },
  {
    name: 'token in early hints',
    changes: [
      changeBffResponse((body, response, json) => {
        response.writeEarlyHints({ link: '</favicon.svg>; rel=preload', 'x-early': recordedSecrets.token })
        json(body)
      }),
    ],
    journey: 'shopper',
    secret: 'token',
    where: /\/bff\/.*: header x-early of 103/,
    tripwire: 'stops',
  },
  {
    name: 'token in a trailer',
    changes: [
      changeBffResponse((body, response) => {
        response.type('json').write(JSON.stringify(body))
        response.addTrailers({ 'X-Late': recordedSecrets.token })
        response.end()
      }),
    ],
    journey: 'shopper',
    secret: 'token',
    where: /\/bff\/.*: trailer x-late/,
    tripwire: 'stops',
  },
]
