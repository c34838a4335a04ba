import type { Request } from 'express'
import { wholePageParameter } from '#shared/rules/paths/whole-page-parameter.ts'

const crawlers = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i

/**
 * Whether a page is sent only with all its data. That is so for crawlers, which read a page once and run no scripts,
 * and at the URL with `wholePageParameter`. A page that streams shows browsers without JavaScript a link to that URL
 * where its list would be.
 */
export const isSentWhole = (request: Request) =>
  request.query[wholePageParameter] !== undefined || crawlers.test(request.get('user-agent') ?? '')
