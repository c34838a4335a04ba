import { createRegistration } from '../customer.ts'
import { expectResponse, privateNoStore, type ExpectedResponse } from './expected-response.ts'
import { formContentType, jsonContentType, sameOrigin, type HeaderShop } from './header-shop.ts'

export const listEndpointResponses = (shop: HeaderShop): Record<string, ExpectedResponse> => ({
  'an endpoint': expectResponse(200, 'nothing', privateNoStore, () => shop.get('/bff/session', shop.cookieHeader())),
  'an endpoint that sets a cookie': expectResponse(200, 'nothing', privateNoStore, () =>
    shop.sendJson('POST', '/bff/users', createRegistration()),
  ),
  'invalid input': expectResponse(400, 'nothing', privateNoStore, () => shop.sendJson('POST', '/bff/session', {})),
  'malformed JSON': expectResponse(400, 'nothing', privateNoStore, () =>
    shop.send('POST', '/bff/session', [...sameOrigin, jsonContentType], '{'),
  ),
  'a customer’s endpoint for a guest': expectResponse(401, 'nothing', privateNoStore, () => shop.get('/bff/orders')),
  'a request without the header of the shop': expectResponse(403, 'nothing', privateNoStore, () =>
    shop.send('POST', '/bff/session', ['Sec-Fetch-Site: same-origin', jsonContentType], '{}'),
  ),
  'an unknown endpoint': expectResponse(404, 'nothing', privateNoStore, () => shop.get('/bff/nope')),
  'a method that no endpoint accepts': expectResponse(405, 'nothing', privateNoStore, () =>
    shop.sendJson('PUT', '/bff/session', {}),
  ),
  'a preflight': expectResponse(405, 'nothing', privateNoStore, () =>
    shop.send('OPTIONS', '/bff/session', ['Origin: https://evil.example', 'Access-Control-Request-Method: POST']),
  ),
  'a change that needs confirmation': expectResponse(409, 'nothing', privateNoStore, () =>
    shop.sendJson('PUT', '/bff/preferences', { currency: 'EUR' }, shop.cookieHeader()),
  ),
  'a request of unknown length': expectResponse(411, 'nothing', privateNoStore, () =>
    shop.send('POST', '/bff/session', [...sameOrigin, jsonContentType, 'Transfer-Encoding: chunked']),
  ),
  'a request that is too long': expectResponse(413, 'nothing', privateNoStore, () =>
    shop.send('POST', '/bff/session', [...sameOrigin, jsonContentType, 'Content-Length: 999999']),
  ),
  'a request that is not JSON': expectResponse(415, 'nothing', privateNoStore, () =>
    shop.send('POST', '/bff/session', [...sameOrigin, formContentType], 'a=b'),
  ),
  'a request that the API rejects': expectResponse(422, 'nothing', privateNoStore, () =>
    shop.sendJson('POST', '/bff/basket/lines', { items: [{ sku: 'none', quantity: 1 }] }, shop.cookieHeader()),
  ),
  'a request above the rate limit': expectResponse(429, 'nothing', privateNoStore, shop.exceedRateLimit),
  'an endpoint that fails inside': expectResponse(500, 'nothing', privateNoStore, () =>
    shop.getFailing('/bff/session'),
  ),
  'an endpoint without its API': expectResponse(503, 'nothing', privateNoStore, () =>
    shop.withoutApi(() => shop.get('/bff/events/closed')),
  ),
})
