import {
  expectResponse,
  immutableYear,
  noStore,
  privateNoStore,
  publicDay,
  publicDayThenStale,
  publicFiveMinutes,
  type ExpectedResponse,
} from './expected-response.ts'
import { sameOrigin, type HeaderShop } from './header-shop.ts'

const imagePath = '/media/poster-01.jpg'
const optimisedImagePath = '/_next/image?url=%2Fmedia%2Fposter-01.jpg&w=640&q=75'

/** Responses of files, health checks and reports. */
export const listFileResponses = (shop: HeaderShop): Record<string, ExpectedResponse> => ({
  'an asset': expectResponse(200, 'nothing', immutableYear, () => shop.get(shop.assetPath())),
  'an asset that the browser has already': expectResponse(304, 'nothing', immutableYear, () =>
    shop.getUnchanged(shop.assetPath()),
  ),
  'an asset, resumed': expectResponse(200, 'nothing', immutableYear, () =>
    shop.get(shop.assetPath(), 'Range: bytes=9-1'),
  ),
  'an unknown asset': expectResponse(404, 'nothing', noStore, () => shop.get('/assets/none.js')),
  'an asset with DELETE': expectResponse(404, 'nothing', noStore, () =>
    shop.send('DELETE', shop.assetPath(), sameOrigin),
  ),
  'the icon': expectResponse(200, 'nothing', publicDay, () => shop.get('/favicon.svg')),
  'an optimised image': expectResponse(200, 'nothing', immutableYear, () => shop.get(optimisedImagePath)),
  'an optimised image that the browser has already': expectResponse(304, 'nothing', immutableYear, () =>
    shop.getUnchanged(optimisedImagePath),
  ),
  'an image that the optimizer rejects': expectResponse(400, 'nothing', noStore, () =>
    shop.get('/_next/image?url=%2Fetc%2Fpasswd&w=640&q=75'),
  ),
  'an unknown optimised image': expectResponse(404, 'nothing', noStore, () =>
    shop.get('/_next/image?url=%2Fmedia%2Fnone.jpg&w=640&q=75'),
  ),
  'an optimised image with POST': expectResponse(405, 'nothing', noStore, () =>
    shop.send('POST', '/_next/image', sameOrigin, 'a'),
  ),
  'an optimised image without its API': expectResponse(502, 'nothing', noStore, () =>
    shop.withoutApi(() => shop.get('/_next/image?url=%2Fmedia%2Fposter-02.jpg&w=640&q=75')),
  ),
  'an image': expectResponse(200, 'nothing', publicDayThenStale, () => shop.get(imagePath)),
  'an image that the browser has already': expectResponse(304, 'nothing', publicDayThenStale, () =>
    shop.withoutApi(() => shop.get(imagePath, 'If-None-Match: "a"'), 304),
  ),
  'an image request with a body': expectResponse(400, 'nothing', noStore, () => shop.send('GET', imagePath, [], 'a')),
  'an unknown image': expectResponse(404, 'nothing', noStore, () => shop.get('/media/none.jpg')),
  'an image with POST': expectResponse(405, 'nothing', noStore, () => shop.send('POST', imagePath, sameOrigin, 'a')),
  'an image without its API': expectResponse(502, 'nothing', noStore, () => shop.withoutApi(() => shop.get(imagePath))),
  'the tickets of an order': expectResponse(200, 'nothing', privateNoStore, () =>
    shop.get(`/orders/${shop.orderId()}/tickets.pdf`, shop.cookieHeader()),
  ),
  'the tickets of another customer': expectResponse(404, 'hashes', privateNoStore, () =>
    shop.get(`/orders/${shop.orderId()}/tickets.pdf`),
  ),
  'a calendar file of an event': expectResponse(200, 'nothing', publicFiveMinutes, () =>
    shop.get('/whats-on/open-night/calendar.en.ics'),
  ),
  'the feed': expectResponse(200, 'nothing', publicFiveMinutes, () => shop.get('/feeds/whats-on.en.xml')),
  'the feed that the client has already': expectResponse(304, 'nothing', publicFiveMinutes, () =>
    shop.getUnchanged('/feeds/whats-on.en.xml'),
  ),
  'a feed without its API': expectResponse(503, 'nothing', noStore, () =>
    shop.withoutApi(() => shop.get('/feeds/whats-on.de.xml')),
  ),
  'robots.txt': expectResponse(200, 'nothing', publicFiveMinutes, () => shop.get('/robots.txt')),
  'security.txt': expectResponse(200, 'nothing', publicFiveMinutes, () => shop.get('/.well-known/security.txt')),
  'the sitemap': expectResponse(200, 'nothing', publicFiveMinutes, () => shop.get('/sitemap.xml')),
  'the social image of a page': expectResponse(200, 'nothing', publicFiveMinutes, () =>
    shop.get('/share/px-live.en.jpg'),
  ),
  'the health check': expectResponse(200, 'nothing', noStore, () => shop.get('/healthz')),
  'the readiness check': expectResponse(200, 'nothing', noStore, () => shop.get('/readyz')),
  'a CSP report': expectResponse(204, 'nothing', noStore, () => shop.sendCspReport('{}')),
  'a malformed CSP report': expectResponse(400, 'nothing', noStore, () => shop.sendCspReport('{')),
  'a CSP report that is too long': expectResponse(413, 'nothing', noStore, () =>
    shop.sendCspReport(`"${'x'.repeat(11_000)}"`),
  ),
  'CSP reports with PUT': expectResponse(405, 'hashes', privateNoStore, () =>
    shop.send('PUT', '/reports/csp', sameOrigin),
  ),
})
