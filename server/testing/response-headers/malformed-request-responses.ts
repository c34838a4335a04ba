import { expectResponse, noStore, privateNoStore, type ExpectedResponse } from './expected-response.ts'
import type { HeaderShop } from './header-shop.ts'

/** Responses to requests that Node or the shop cannot parse. */
export const listMalformedRequestResponses = (shop: HeaderShop): Record<string, ExpectedResponse> => ({
  'a malformed request': expectResponse(400, 'nothing', noStore, () =>
    shop.sendRaw('GET / HTTP/1.1\r\nHost : x\r\n\r\n'),
  ),
  'bytes that are not HTTP': expectResponse(400, 'nothing', noStore, () =>
    shop.sendRaw('\u0016\u0003\u0001\u0002\r\n\r\n'),
  ),
  'a request without a host': expectResponse(400, 'hashes', privateNoStore, () =>
    shop.sendRaw('GET /whats-on HTTP/1.1\r\nConnection: close\r\n\r\n'),
  ),
  'a request with two hosts': expectResponse(400, 'nothing', privateNoStore, () =>
    shop.sendRaw('GET /bff/session HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
  ),
  'a request that never ends': expectResponse(408, 'nothing', noStore, () =>
    shop.sendRaw('GET /whats-on HTTP/1.1\r\nHost: x\r\n'),
  ),
  'a request that expects too much': expectResponse(417, 'nothing', noStore, () =>
    shop.sendRaw('GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n'),
  ),
  'a request with headers that are too long': expectResponse(431, 'nothing', noStore, () =>
    shop.sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`),
  ),
})
