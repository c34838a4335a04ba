import { z } from 'zod'
import { createKindOfLine, line, LoggedError } from '#runtime/log-line.ts'
import { callGroups } from '../upstream/call-group.ts'

const err = LoggedError
const reason = z.string()
const ms = z.int().min(0)
const port = z.int().min(0).max(65_535)

const circuits = [...callGroups.map((group) => `commerce API, ${group}`), 'search index']

/**
 * Every line of the storefront's log that is no security event (`security-events.ts`): at which level, in which words,
 * with which fields besides `level`, `time`, `msg` and, where a request caused it, `requestId`. Whoever writes another
 * says so here, and in docs/operations.md.
 */
export const logLines = [
  line('start', 'info', ['listening'], { url: z.url(), port }),
  line('start of metrics', 'info', ['metrics are served'], { port }),
  line('stop', 'info', ['stopping'], { signal: z.enum(['SIGTERM', 'SIGINT']) }),
  line('request', ['info', 'warn'], ['request', 'request abandoned'], {
    method: z.string(),
    path: z.string(),
    status: z.int(),
    ms,
  }),
  line(
    'failure',
    'error',
    [
      'request failed',
      'the error page failed',
      'page failed',
      'a late part of a page failed',
      'metrics could not be read',
    ],
    { err },
  ),
  line('failed call', 'error', ['call failed while rendering'], { endpoint: z.string(), err }),
  line(
    'lost for now',
    'warn',
    [
      'a cached page could not be made anew',
      'guest basket not taken over',
      'sessions not ended',
      'basket not carried over',
    ],
    { err },
  ),
  line(
    'picture',
    'warn',
    ['images: could not be made', 'images: could not be kept on disk', 'images: the disk cache failed'],
    { err },
  ),
  line('share card', 'warn', ['a share card could not be made'], { slug: z.string(), err }),
  line('machine file', 'warn', ['a document for machines could not be made'], { path: z.string(), err }),
  line('file', 'warn', ['media: the commerce API failed', 'documents: the commerce API failed'], { err }),
  line('late file', 'warn', ['media: the commerce API took too long', 'documents: the commerce API took too long']),
  line(
    'circuit opens',
    'warn',
    circuits.map((name) => `${name}: circuit open`),
  ),
  line(
    'circuit closes',
    'info',
    circuits.map((name) => `${name}: circuit closed`),
  ),
  line('search record', 'warn', ['a record of the search index cannot be shown'], { issues: z.array(z.string()) }),
  line(
    'session',
    'warn',
    [
      'session not touched',
      'session not noted',
      'session not forgotten',
      'no guest after signing out',
      'not counted back',
    ],
    { reason },
  ),
  line('no Redis', 'warn', ['No REDIS_URL: sessions and baskets are kept in memory and end with this process']),
  line('Redis is back', 'info', ['Redis is connected']),
  line('Redis is gone', 'warn', ['Redis is not reachable'], { reason }),
  line('redirect', 'error', ['a redirect left the shop'], { location: z.string() }),
  line('payment page', 'error', ['a payment page is not where payment pages are'], { origin: z.string() }),
  line('call', 'debug', ['commerce API'], {
    method: z.string(),
    area: z.string(),
    status: z.union([z.int(), z.string()]),
    ms,
  }),
  line('search', 'debug', ['search index'], { queries: z.int(), ms }),
]

/** The kind of a line that is no security event. Throws where it is of none. */
export const kindOfLine = createKindOfLine(logLines)
