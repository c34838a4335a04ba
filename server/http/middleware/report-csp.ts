import { json, Router, type ErrorRequestHandler, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { z } from 'zod'
import { cspReportPath } from '../../render/content-security-policy.ts'
import { createBudget } from './budget.ts'
import { logEvent } from '../../logging/security-events.ts'

const text = z.string().max(2_000).optional().catch(undefined)

/** `application/csp-report`, of `report-uri`. */
const LegacyReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
  }),
})

/** `application/reports+json`, of `report-to`. */
const Reports = z
  .array(
    z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sourceFile: text }) }),
  )
  .max(20)

/** Addresses without what follows the path: a query may hold a token. */
const bare = (address: string | undefined) => address?.split(/[?#]/, 1)[0]

const readReports = (body: unknown) => {
  const legacy = LegacyReport.safeParse(body).data?.['csp-report']
  if (legacy) {
    const directive = legacy['effective-directive'] ?? legacy['violated-directive']
    return [
      {
        directive,
        blocked: bare(legacy['blocked-uri']),
        page: bare(legacy['document-uri']),
        source: bare(legacy['source-file']),
      },
    ]
  }
  return (Reports.safeParse(body).data ?? []).map(
    ({ body: { effectiveDirective, blockedURL, documentURL, sourceFile } }) => ({
      directive: effectiveDirective,
      blocked: bare(blockedURL),
      page: bare(documentURL),
      source: bare(sourceFile),
    }),
  )
}

const forgetAnswer: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store')
  next()
}

/**
 * Takes the browsers' reports, one log line each, and no more than `perMinute` of them. Mounted before the guard:
 * browsers send them alone.
 */
export const reportCsp = (log: Pick<Logger, 'warn'>, perMinute = 60): Router => {
  const withinBudget = createBudget(perMinute, 60_000)
  const router = Router({ caseSensitive: true })
  const readBody = json({
    limit: '10kb',
    type: ['application/csp-report', 'application/reports+json', 'application/json'],
  })
  router.post(cspReportPath, forgetAnswer, readBody, (request, response) => {
    for (const report of readReports(request.body))
      if (withinBudget()) logEvent(log, { event: 'csp.violation', ...report })
    response.status(204).end()
  })
  const refuse: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
    response.status(error.status === 413 ? 413 : 400).end()
  }
  return router.use(cspReportPath, refuse)
}
