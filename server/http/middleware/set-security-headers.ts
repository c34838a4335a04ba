import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../../config/config.ts'
import { cspReportGroup, cspReportPath, denyAllCsp } from '../../render/content-security-policy.ts'

const twoYearsSeconds = 2 * 365 * 24 * 60 * 60

/**
 * Features this shop never uses, switched off for whatever might run in it. `payment` is the API, not the payment page.
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

/** Sets what belongs on every answer whatsoever, also on one that no request could be read for. */
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
    // Besides robots.txt: an address that others link to would be listed unseen.
    if (!indexing) response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    setHelmet(request, response, () => {})
  }
}

/** Headers for every response; a page then replaces the policy by its own (`content-security-policy.ts`). */
export const setSecurityHeaders = (config: Pick<Config, 'secure' | 'indexing'>): RequestHandler => {
  const setHeaders = createSecurityHeaderSetter(config)
  return (request, response, next) => {
    setHeaders(request, response)
    // The address of a mailed link holds a token, and whatever an error page there fetches would be told it.
    if (request.query.token !== undefined) response.set('Referrer-Policy', 'no-referrer')
    next()
  }
}
