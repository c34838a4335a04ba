import { z } from 'zod'
import { createLogLineClassifier, defineLogLine, LoggedError } from '#runtime/log-line.ts'
import { upstreamGroups } from '../upstream/upstream-group.ts'

const err = LoggedError
const reason = z.string()
const ms = z.int().min(0)
const port = z.int().min(0).max(65_535)

const circuitNames = [...upstreamGroups.map((group) => `commerce API, ${group}`), 'search index']

/**
 * All log lines of the storefront except security events (`security-events.ts`), with level, messages and fields. The
 * fields `level`, `time`, `msg` and, during a request, `requestId` are not listed. A new log line needs an entry here;
 * then run `npm run generate:docs`.
 */
export const logLines = [
  defineLogLine('start', 'info', ['listening'], { url: z.url(), port }),
  defineLogLine('start of metrics', 'info', ['metrics are served'], { port }),
  defineLogLine('stop', 'info', ['stopping'], { signal: z.enum(['SIGTERM', 'SIGINT']) }),
  defineLogLine('request', ['info', 'warn'], ['request', 'request abandoned'], {
    method: z.string(),
    path: z.string(),
    status: z.int(),
    ms,
    hits: z.int().min(2).optional(),
  }),
  defineLogLine(
    'failure',
    'error',
    [
      'request failed',
      'the error page failed',
      'page failed',
      'streamed data of a page failed',
      'metrics could not be read',
    ],
    { err },
  ),
  defineLogLine('failed call', 'error', ['call failed while rendering'], { endpoint: z.string(), err }),
  defineLogLine(
    'skipped step',
    'warn',
    [
      'a cached page could not be rendered again',
      'guest basket not merged',
      'sign-in on a new device not reported',
      'sessions not revoked',
      'known devices not forgotten',
      'basket not copied to the guest session',
      'suggestions could not be fetched',
    ],
    { err },
  ),
  defineLogLine(
    'image',
    'warn',
    ['images: variant not generated', 'images: variant not stored', 'images: the disk cache failed'],
    { err },
  ),
  defineLogLine('social image', 'warn', ['social image not drawn'], { slug: z.string(), err }),
  defineLogLine('SEO file', 'warn', ['SEO file not generated'], { path: z.string(), err }),
  defineLogLine('file', 'warn', ['media: the commerce API failed', 'documents: the commerce API failed'], { err }),
  defineLogLine('file timeout', 'warn', [
    'media: the commerce API took too long',
    'documents: the commerce API took too long',
  ]),
  defineLogLine(
    'circuit opens',
    'warn',
    circuitNames.map((name) => `${name}: circuit open`),
  ),
  defineLogLine(
    'circuit closes',
    'info',
    circuitNames.map((name) => `${name}: circuit closed`),
  ),
  defineLogLine('search record', 'warn', ['a record of the search index cannot be shown'], {
    issues: z.array(z.string()),
  }),
  defineLogLine(
    'session',
    'warn',
    [
      'session lifetime not renewed',
      'session not added to the list',
      'session not removed from the list',
      'no guest session after signing out',
      'rate limit not given back',
      'accounts of a client not counted',
      'held tickets not counted',
      'device not remembered',
    ],
    { reason },
  ),
  defineLogLine('no Redis', 'warn', [
    'No REDIS_URL: sessions and baskets are stored in memory and end with this process',
  ]),
  defineLogLine('Redis is back', 'info', ['Redis is connected']),
  defineLogLine('Redis is gone', 'warn', ['Redis is not reachable'], { reason }),
  defineLogLine('redirect', 'error', ['a redirect to another site was blocked'], { location: z.string() }),
  defineLogLine('payment page', 'error', ['the payment page has an unexpected origin'], { origin: z.string() }),
  defineLogLine('call', 'debug', ['commerce API'], {
    method: z.string(),
    area: z.string(),
    status: z.union([z.int(), z.string()]),
    ms,
  }),
  defineLogLine('search', 'debug', ['search index'], { queries: z.int(), ms }),
]

/** Returns the kind of a line that is no security event. Throws when the line matches no kind. */
export const classifyLogLine = createLogLineClassifier(logLines)
