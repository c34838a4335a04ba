import { createHash, randomBytes } from 'node:crypto'

type Sources = Record<string, readonly string[]>

/**
 * The URL for the CSP reports of browsers. It is outside `/bff`, because browsers cannot add that header to reports.
 */
export const cspReportPath = '/reports/csp'
export const cspReportGroup = 'csp'

/** The source that allows an inline script or style by its hash, without quotes. */
export const toCspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * The only inline style. Documents take part in view transitions where motion is welcome; `transitions.css` says what
 * moves. In a stylesheet Chromium often reads it too late, and the transition fails.
 */
export const inlineStyle = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
const inlineStyleSource = `'${toCspHash(inlineStyle)}'`

const formatPolicy = (sources: Sources) =>
  Object.entries(sources)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

const reportingDirectives: Sources = { 'report-uri': [cspReportPath], 'report-to': [cspReportGroup] }

const formatPagePolicy = (paymentPageOrigin: string, scripts: readonly string[], styles: readonly string[]) =>
  formatPolicy({
    'default-src': ["'none'"],
    'script-src': [...scripts, "'strict-dynamic'"],
    'style-src': ["'self'", inlineStyleSource, ...styles],
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

/** A nonce of 18 random bytes in base64. */
export const createNonce = () => randomBytes(18).toString('base64')

/** The policy of a personal page; the nonce is new for every response. The checkout may post to `paymentPageOrigin`. */
export const createPageCsp = ({ nonce, paymentPageOrigin }: { nonce: string; paymentPageOrigin: string }): string =>
  formatPagePolicy(paymentPageOrigin, [`'nonce-${nonce}'`], [`'nonce-${nonce}'`])

/** The policy of a public page; `scriptHashes` (`sha256-…`) are those of the constant inline scripts. */
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

/** The policy of all responses that are not pages. */
export const denyAllCsp = formatPolicy({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] })
