import { randomBytes } from 'node:crypto'

type Sources = Record<string, readonly string[]>

/** URL for the browser's CSP reports; outside `/bff`, because a browser cannot add that header to them. */
export const cspReportPath = '/reports/csp'
export const cspReportGroup = 'csp'

const formatPolicy = (sources: Sources) =>
  Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

const reportingDirectives: Sources = { 'report-uri': [cspReportPath], 'report-to': [cspReportGroup] }

const formatPagePolicy = (paymentPageOrigin: string, scripts: readonly string[], styles: readonly string[]) =>
  formatPolicy({
    'default-src': ["'none'"],
    'script-src': [...scripts, "'strict-dynamic'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'", paymentPageOrigin],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['boot', 'html'],
    ...reportingDirectives,
  })

/** Base64 of 18 random bytes. */
export const createNonce = () => randomBytes(18).toString('base64')

/** For personal pages: the nonce is new for every response. Checkout may post to `paymentPageOrigin`. */
export const createPageCsp = ({ nonce, paymentPageOrigin }: { nonce: string; paymentPageOrigin: string }): string =>
  formatPagePolicy(paymentPageOrigin, [`'nonce-${nonce}'`], [`'nonce-${nonce}'`])

/** For public pages: `scriptHashes` (`sha256-…`) of the constant inline scripts. */
export const createCacheablePageCsp = ({
  scriptHashes,
  paymentPageOrigin,
}: {
  scriptHashes: readonly string[]
  paymentPageOrigin: string
}): string =>
  formatPagePolicy(
    paymentPageOrigin,
    scriptHashes.map((hash) => `'${hash}'`),
    [],
  )

/** For every response that is no page. */
export const denyAllCsp = formatPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
