import { expectResponse, privateNoCache, privateNoStore, type ExpectedResponse } from './expected-response.ts'
import { formContentType, sameOrigin, type HeaderShop } from './header-shop.ts'

/** Responses of pages and forms. */
export const listPageResponses = (shop: HeaderShop): Record<string, ExpectedResponse> => ({
  'a public page': expectResponse(200, 'hashes', privateNoCache, () => shop.get('/venues?first')),
  'a public page from the cache': expectResponse(200, 'hashes', privateNoCache, () => shop.get('/whats-on')),
  'the head of a page': expectResponse(200, 'hashes', privateNoCache, () => shop.send('HEAD', '/whats-on')),
  'a public page that streams': expectResponse(200, 'nonce', privateNoCache, () =>
    shop.getStreamed('/whats-on/open-night'),
  ),
  'a personal page': expectResponse(200, 'nonce', privateNoStore, () => shop.get('/basket', shop.cookieHeader())),
  'a personal page that streams': expectResponse(200, 'nonce', privateNoStore, () => shop.getStreamed('/account')),
  'a page that sets a cookie': expectResponse(303, 'nothing', privateNoStore, () =>
    shop.postForm('/preferences', 'language=de&returnTo=%2F'),
  ),
  'a page that the browser has already': expectResponse(304, 'hashes', privateNoCache, () =>
    shop.getUnchanged('/whats-on'),
  ),
  'a redirect to sign in': expectResponse(302, 'nothing', privateNoStore, () => shop.get('/account')),
  'a form that was accepted': expectResponse(303, 'nothing', privateNoStore, () =>
    shop.postForm('/sign-out', 'returnTo=%2F'),
  ),
  'a form that was rejected': expectResponse(401, 'nonce', privateNoStore, () =>
    shop.postForm('/sign-in', 'email=a%40example.com&password=wrong'),
  ),
  'a form from another site': expectResponse(403, 'hashes', privateNoStore, () =>
    shop.send('POST', '/sign-out', ['Sec-Fetch-Site: cross-site', formContentType], 'a=b'),
  ),
  'a prefetched personal page': expectResponse(403, 'nothing', privateNoStore, () =>
    shop.send('GET', '/basket', ['Sec-Purpose: prefetch;prerender']),
  ),
  'an unknown page': expectResponse(404, 'hashes', privateNoCache, () => shop.get('/no/such/page')),
  'a method that no page accepts': expectResponse(405, 'hashes', privateNoStore, () =>
    shop.send('PUT', '/whats-on', sameOrigin),
  ),
  'OPTIONS of a page': expectResponse(405, 'hashes', privateNoStore, () =>
    shop.send('OPTIONS', '/whats-on', ['Origin: https://evil.example', 'Access-Control-Request-Method: POST']),
  ),
  'TRACE of a page': expectResponse(405, 'hashes', privateNoStore, () => shop.send('TRACE', '/whats-on', sameOrigin)),
  'a form of unknown length': expectResponse(411, 'hashes', privateNoStore, () =>
    shop.send('POST', '/sign-in', ['Sec-Fetch-Site: same-origin', formContentType, 'Transfer-Encoding: chunked']),
  ),
  'a form that is too long': expectResponse(413, 'hashes', privateNoStore, () =>
    shop.send('POST', '/sign-in', ['Sec-Fetch-Site: same-origin', formContentType, 'Content-Length: 999999']),
  ),
  'a form of another type': expectResponse(415, 'hashes', privateNoStore, () =>
    shop.send('POST', '/sign-in', ['Sec-Fetch-Site: same-origin', 'Content-Type: text/plain'], 'a'),
  ),
  'a page without its API': expectResponse(503, 'hashes', privateNoStore, () =>
    shop.withoutApi(() => shop.get('/venues/px-london?unseen')),
  ),
  'a page that fails inside': expectResponse(500, 'hashes', privateNoStore, () =>
    shop.getFailing(`/orders/${shop.orderId()}/tickets.pdf`),
  ),
})
