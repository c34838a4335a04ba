import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../../config/config.ts'
import { cspReportGroup, cspReportPath, denyAllCsp } from '../../render/content-security-policy.ts'

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

/**
 * Browser features that this shop never uses, disabled for any script. `payment` is the browser API, not the payment
 * page.
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

/** Sets the headers of every response, also of responses to malformed requests. */
export const createSecurityHeaderSetter = ({ secure, indexing }: Pick<Config, 'secure' | 'indexing'>) => {
  const setHelmet = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: twoYearsSeconds, includeSubDomains: true } : false,
    // helmet's default `no-referrer` makes form posts send `Origin: null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.setHeader('Content-Security-Policy', denyAllCsp)
    response.setHeader('Permissions-Policy', permissionsPolicy)
    response.setHeader('Reporting-Endpoints', `${cspReportGroup}="${cspReportPath}"`)
    // In addition to robots.txt: a search engine would list a linked URL without fetching it.
    if (!indexing) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    setHelmet(request, response, () => {})
  }
}

/** Sets the headers of every response; a page then replaces the policy with its own (`content-security-policy.ts`). */
export const setSecurityHeaders = (config: Pick<Config, 'secure' | 'indexing'>): RequestHandler => {
  const setHeaders = createSecurityHeaderSetter(config)
  return (request, response, next) => {
    setHeaders(request, response)
    // The URL of an email link contains a token. Requests of an error page there must not send it as referrer.
    if (request.query.token !== undefined) response.set('Referrer-Policy', 'no-referrer')
    next()
  }
}
