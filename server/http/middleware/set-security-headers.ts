import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../../config/config.ts'
import { cspReportGroup, cspReportPath, denyAllCsp } from '../../render/content-security-policy.ts'

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

/**
 * Browser features that the shop never uses and disables for all scripts. `payment` is the browser's payment API, not
 * the payment page.
 */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
const permissionsPolicy = [...unusedFeatures, 'browsing-topics'].map((feature) => `${feature}=()`).join(', ')

/**
 * Returns a function that sets the headers of every response, even of responses to malformed requests. The proxy has
 * its own list for its own responses: `(own-headers)` in docker/proxy/Caddyfile.
 */
export const createSecurityHeaderSetter = ({ secure, indexing }: Pick<Config, 'secure' | 'indexing'>) => {
  const setHelmet = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: twoYearsSeconds, includeSubDomains: true } : false,
    // With helmet's default `no-referrer`, browsers would send `Origin: null` with form posts.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Content-Security-Policy', denyAllCsp)
    response.setHeader('Permissions-Policy', permissionsPolicy)
    response.setHeader('Reporting-Endpoints', `${cspReportGroup}="${cspReportPath}"`)
    // robots.txt alone is not enough: a search engine may list a linked URL without fetching it.
    if (!indexing) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    setHelmet(request, response, () => {})
  }
}

/** The headers of every response, by name in lower case. */
export const listSecurityHeaders = (config: Pick<Config, 'secure' | 'indexing'>): Record<string, string> => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  createSecurityHeaderSetter(config)(response.req, response)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Sets the headers of every response. A page later replaces the policy with its own (`content-security-policy.ts`). */
export const setSecurityHeaders = (config: Pick<Config, 'secure' | 'indexing'>): RequestHandler => {
  const setHeaders = createSecurityHeaderSetter(config)
  return (request, response, next) => {
    setHeaders(request, response)
    // The URL of an email link contains a token, which the browser must not send as referrer with requests of an error
    // page.
    if (request.query.token !== undefined) response.set('Referrer-Policy', 'no-referrer')
    next()
  }
}
