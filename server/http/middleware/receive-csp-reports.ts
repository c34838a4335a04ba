import { json, Router, type ErrorRequestHandler, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import { cspReportPath } from '../../render/content-security-policy.ts'
import { createRateBudget } from './rate-budget.ts'
import { logEvent } from '../../logging/security-events.ts'

const optionalText = z.string().max(2_000).optional().catch(undefined)

/** `application/csp-report`, of `report-uri`. */
const LegacyCspReport = z.object({
  'csp-report': z.object({
    'effective-directive': optionalText,
    'violated-directive': optionalText,
    'blocked-uri': optionalText,
    'document-uri': optionalText,
    'source-file': optionalText,
  }),
})

/** `application/reports+json`, of `report-to`. */
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

/** Removes query and fragment: a query may contain a token. */
const stripQuery = (address: string | undefined) => address?.split(/[?#]/, 1)[0]

const parseReports = (body: unknown) => {
  const legacy = LegacyCspReport.safeParse(body).data?.['csp-report']
  if (legacy) {
    const directive = legacy['effective-directive'] ?? legacy['violated-directive']
    return [
      {
        directive,
        blocked: stripQuery(legacy['blocked-uri']),
        page: stripQuery(legacy['document-uri']),
        source: stripQuery(legacy['source-file']),
      },
    ]
  }
  return (CspReports.safeParse(body).data ?? []).map(
    ({ body: { effectiveDirective, blockedURL, documentURL, sourceFile } }) => ({
      directive: effectiveDirective,
      blocked: stripQuery(blockedURL),
      page: stripQuery(documentURL),
      source: stripQuery(sourceFile),
    }),
  )
}

const setNoStore: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

/**
 * Logs the CSP reports of browsers, one line each, at most `perMinute`. Mounted before the CSRF check: browsers send
 * reports without our header.
 */
export const receiveCspReports = (log: Pick<Logger, 'warn'>, perMinute = 60): Router => {
  const isWithinBudget = createRateBudget(perMinute, 60_000)
  const router = Router({ caseSensitive: true })
  const parseBody = json({
    limit: '10kb',
    type: ['application/csp-report', 'application/reports+json', 'application/json'],
  })
  router.post(cspReportPath, setNoStore, parseBody, (request, response) => {
    for (const report of parseReports(request.body))
      if (isWithinBudget()) logEvent(log, { event: 'csp.violation', ...report })
    response.status(204).end()
  })
  const handleInvalidReport: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
    response.status(error.status === 413 ? 413 : 400).end()
  }
  return router.use(cspReportPath, handleInvalidReport)
}
