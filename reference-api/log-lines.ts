import { z } from 'zod'
import { createLogLineClassifier, defineLogLine, LoggedError } from '#runtime/log-line.ts'
import { operatorRejections } from './metrics/metrics.ts'

const err = LoggedError
const text = z.string()
const port = z.int().min(0).max(65_535)
const count = z.int().min(0)

/** The pattern of a route, as in the OpenAPI document; missing when no route matched. */
const route = z.string().optional()

/** Every line of the reference API's log. A new line needs an entry here; `npm run generate:docs` documents it. */
export const logLines = [
  defineLogLine('start', 'info', ['listening'], { url: z.url() }),
  defineLogLine('start of metrics', 'info', ['metrics are served'], { port }),
  defineLogLine('no real payments', 'warn', ['Payments go to the sandbox: orders are made, but no money is taken']),
  defineLogLine(
    'no media folder',
    'warn',
    ['no media folder, so /media responds with 404; set REFERENCE_API_MEDIA_DIR'],
    {
      folder: text,
    },
  ),
  defineLogLine('programme', 'info', ['seeded'], { events: count, again: z.boolean() }),
  defineLogLine('programme shift', 'info', ['programme dates moved forward'], { days: z.int() }),
  defineLogLine('stop', 'info', ['stopping']),
  defineLogLine('request', ['info', 'warn'], ['request', 'request abandoned'], {
    method: text,
    route: text,
    status: z.int(),
    ms: count,
  }),
  defineLogLine('failure', 'error', ['failed', 'search failed'], { route, err }),
  defineLogLine('operator', ['info', 'warn'], ['operator'], {
    event: z.enum(['operator.call', 'operator.refused', 'operator.limited']),
    operator: text.optional(),
    client: text,
    reason: z.enum(operatorRejections).optional(),
    method: text,
    route: text,
  }),
  defineLogLine('background work', 'error', ['background work failed'], { work: text, err }),
  defineLogLine('job', 'error', ['scheduled job failed'], { job: text, err }),
  defineLogLine('accounts', 'info', ['accounts deleted'], { accounts: count }),
  defineLogLine('holds', 'info', ['holds released'], { holds: count }),
  defineLogLine('order email', 'error', ['an order email was not sent'], {
    emailId: text,
    kind: text,
    attempt: count,
    err,
  }),
  defineLogLine('gift email', 'error', ['a gift email was not sent'], { emailId: text, attempt: count, code: text }),
  defineLogLine('email to a folder', 'info', ['mail written'], { file: text }),
  defineLogLine('links of an email', 'warn', ['mail'], { to: text.optional(), links: z.array(text) }),
  defineLogLine('payment report', 'warn', ['a payment notification was not accepted'], { attempt: count }),
  defineLogLine('payment', 'error', ['a payment could not be reconciled', 'a payment could not be captured yet'], {
    transaction: text,
    err,
  }),
  defineLogLine('late payment', 'warn', ['a late payment was returned'], { transaction: text }),
  defineLogLine('payment reversed', 'error', ['the provider reversed the payment of an order'], {
    transaction: text,
    status: text,
  }),
  defineLogLine('refund', 'info', ['refund'], { event: z.literal('refund.paid'), refund: text }),
  defineLogLine('refund failed', 'error', ['a refund could not be paid'], { refund: text, provider: text, err }),
  defineLogLine('refund without provider', 'error', ['the provider of a refund is not configured'], {
    refund: text,
    provider: text,
  }),
]

/** The kind of a log line. Throws when it matches none. */
export const classifyLogLine = createLogLineClassifier(logLines)
