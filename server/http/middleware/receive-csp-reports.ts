import { json, Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Config } from '../../config/config.ts'
import { listIpNetworks, toIpGroup } from '../../limits/ip-group.ts'
import { cspReportPath } from '../../render/content-security-policy.ts'
import { omitSharedToken } from '../../logging/omit-shared-token.ts'
import { createLocalRateLimit } from './local-rate-limit.ts'
import { logEvent } from '../../logging/security-events.ts'
import { isSameOrigin } from './protect-from-csrf.ts'

const optionalText = z.string().max(2_000).optional().catch(undefined)

/** The format of `report-uri`: `application/csp-report`. */
const LegacyCspReport = z.object({
  'csp-report': z.object({
    'effective-directive': optionalText,
    'violated-directive': optionalText,
    'blocked-uri': optionalText,
    'document-uri': optionalText,
    'source-file': optionalText,
  }),
})

/** The format of `report-to`: `application/reports+json`. */
const CspReports = z
  .array(
    z.object({
      body: z.object({
        effectiveDirective: optionalText,
        blockedURL: optionalText,
        documentURL: optionalText,
        sourceFile: optionalText,
      }),
    }),
  )
  .max(20)

/** Removes query and fragment, because a query may contain a token, and the token of a shared wishlist. */
const omitTokens = (address: string | undefined) => address && omitSharedToken(address.split(/[?#]/, 1)[0] ?? '')

const parseReports = (body: unknown) => {
  const legacy = LegacyCspReport.safeParse(body).data?.['csp-report']
  if (legacy) {
    const directive = legacy['effective-directive'] ?? legacy['violated-directive']
    return [
      {
        directive,
        blocked: omitTokens(legacy['blocked-uri']),
        page: omitTokens(legacy['document-uri']),
        source: omitTokens(legacy['source-file']),
      },
    ]
  }
  return (CspReports.safeParse(body).data ?? []).map(
    ({ body: { effectiveDirective, blockedURL, documentURL, sourceFile } }) => ({
      directive: effectiveDirective,
      blocked: omitTokens(blockedURL),
      page: omitTokens(documentURL),
      source: omitTokens(sourceFile),
    }),
  )
}

const setNoStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

/** A request without both headers comes from no current browser. It is accepted, and only the limits bound it. */
const isFromOwnPage = (request: Request, publicOrigin: string) =>
  (request.get('sec-fetch-site') ?? request.get('origin')) === undefined || isSameOrigin(request, publicOrigin)

const isAboutOwnPage = (page: string | undefined, publicOrigin: string) =>
  page !== undefined && URL.parse(page)?.origin === publicOrigin

/**
 * Maximum log lines a minute. One client must not use up the limit of all, and all together must not fill the
 * log.
 */
const defaultLimits = { perClient: 20, inTotal: 600 }

/**
 * Logs the CSP reports of browsers, one line each. Drops reports from other origins, and those beyond the limit of a
 * client or of the process. Mounted before the CSRF check, because browsers send reports without the shop's header.
 */
export const receiveCspReports = (
  { publicOrigin, ipv6Factors }: Pick<Config, 'publicOrigin' | 'ipv6Factors'>,
  log: Pick<Logger, 'warn'>,
  { perClient, inTotal } = defaultLimits,
): Router => {
  const isWithinLimit = createLocalRateLimit(60_000)
  const router = Router({ caseSensitive: true })
  const parseBody = json({
    limit: '10kb',
    type: ['application/csp-report', 'application/reports+json', 'application/json'],
  })
  router.post(cspReportPath, setNoStore, parseBody, (request, response) => {
    const networks = listIpNetworks(toIpGroup(request.ip), ipv6Factors)
    const isWithinClientLimit = () =>
      networks.every(({ subject, factor }) => isWithinLimit(subject, perClient * factor))
    if (isFromOwnPage(request, publicOrigin))
      for (const report of parseReports(request.body))
        if (isAboutOwnPage(report.page, publicOrigin) && isWithinClientLimit() && isWithinLimit('all', inTotal))
          logEvent(log, { event: 'csp.violation', ...report })
    response.status(204).end()
  })
  const handleInvalidReport: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
    response.status(error.status === 413 ? 413 : 400).end()
  }
  return router.use(cspReportPath, handleInvalidReport)
}
