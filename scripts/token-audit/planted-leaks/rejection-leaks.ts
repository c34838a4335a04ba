import { wrapHandler } from './change-response.ts'
import { changeBffResponse } from './change-bff-response.ts'
import { wrapExport, type PlantedLeak } from './planted-leak.ts'
import { getConfiguredValue, recordedSecrets } from './recorded-secrets.ts'

/** No server listens at this URL, so every search fails. */
const noSearch = { SEARCH_HOST: 'http://127.0.0.1:9' }

/** Leaks in messages: of rejections, for unknown paths, and of failures. */
export const rejectionLeaks: PlantedLeak[] = [
  {
    name: 'token in the message of a rejection',
    changes: [
      wrapExport('server/http/errors.ts', 'toApiError', (toApiError) => (...args) => {
        const error = toApiError(...args)
        return error.status < 500 ? { ...error, message: `${error.message} ${recordedSecrets.token}` } : error
      }),
    ],
    journey: 'rejection',
    secret: 'token',
    where: /POST \/bff\/basket\/promotions.*body/,
    tripwire: 'stops',
  },
  {
    name: 'basket id in a message that repeats the request',
    changes: [
      wrapExport(
        'server/upstream/commerce-api-client.ts',
        'createCommerceApiClient',
        (createCommerceApiClient) => (options) => {
          const api = createCommerceApiClient(options)
          return {
            ...api,
            send: (request) =>
              api.send(request).catch((error: Error) => {
                throw Object.assign(error, { message: request.path, violations: [] })
              }),
          }
        },
      ),
    ],
    journey: 'rejection',
    secret: 'basket id',
    where: /POST \/bff\/basket\/promotions.*body/,
    tripwire: 'stops',
  },
  {
    name: 'token in the response of an unknown endpoint',
    changes: [
      changeBffResponse(
        (error, _response, json) =>
          json({ ...error, message: `There is no such endpoint for ${recordedSecrets.token}` }),
        404,
      ),
    ],
    journey: 'shopper',
    then: ['/bff/nothing'],
    secret: 'token',
    where: /GET \/bff\/nothing.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'token in the cause of a failure, as JSON',
    changes: [
      wrapExport('server/http/errors.ts', 'toApiError', (toApiError) => (...args) => {
        const error = toApiError(...args)
        const cause = { headers: { authorization: `Bearer ${recordedSecrets.token}` } }
        return error.status >= 500 && error.code !== 'internal' ? Object.assign(error, { cause }) : error
      }),
    ],
    env: noSearch,
    journey: 'shopper',
    then: ['/bff/search?query=ferry'],
    secret: 'token',
    where: /GET \/bff\/search.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'token on the page about a failure',
    changes: [
      wrapExport(
        'server/http/middleware/handle-errors.ts',
        'handleErrors',
        (handleErrors) => (deps) =>
          handleErrors({
            ...deps,
            renderer: {
              ...deps.renderer,
              renderFailure: async (...args) =>
                `${await deps.renderer.renderFailure(...args)}<pre>${recordedSecrets.token}</pre>`,
            },
          }),
      ),
    ],
    journey: 'shopper',
    then: ['/orders/00000000-0000-4000-8000-000000000000/calendar.ics'],
    secret: 'token',
    where: /GET \/orders\/0+-.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'token on the page of an unknown address',
    changes: [
      wrapExport(
        'server/render/public-page.ts',
        'createPublicPageHandler',
        (createPublicPages) =>
          (renderer, ...more) => {
            const sendPage = createPublicPages(
              {
                ...renderer,
                renderDocument: (page, ...args) =>
                  `${renderer.renderDocument(page, ...args)}${page.status === 404 ? `<!-- ${recordedSecrets.token} -->` : ''}`,
              },
              ...more,
            )
            // The first one would stream, because its list of events is late.
            return (input, ...args) => sendPage({ ...input, sendsWhole: true }, ...args)
          },
      ),
    ],
    journey: 'shopper',
    then: ['/no-such-page'],
    secret: 'token',
    where: /GET \/no-such-page.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'address of the commerce API in the response of an unknown file',
    changes: [
      wrapExport(
        'server/media/media-proxy.ts',
        'createMediaProxy',
        (createMediaProxy) => (options) =>
          wrapHandler(createMediaProxy(options), (_request, response) => {
            const end = response.end.bind(response)
            response.end = (...args: unknown[]) =>
              response.statusCode === 404
                ? end(`Not found at ${getConfiguredValue('COMMERCE_API_URL')}`)
                : Reflect.apply(end, undefined, args)
          }),
      ),
    ],
    journey: 'guest',
    then: ['/media/no-such-picture.jpg'],
    secret: 'upstream address',
    where: /GET \/media\/no-such.*body/,
    tripwire: 'not known to it as a secret',
  },
]
