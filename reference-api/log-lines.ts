import { z } from 'zod'
import { createLogLineClassifier, defineLogLine, LoggedError } from '#runtime/log-line.ts'

const err = LoggedError
const text = z.string()
const port = z.int().min(0).max(65_535)
const count = z.int().min(0)

/** The pattern of a route, as in the OpenAPI document; missing when no route matched. */
const route = z.string().optional()

/** Every line of the reference API's log. Whoever writes another says so here, and in docs/monitoring.md. */
export const logLines = [
  defineLogLine('start', 'info', ['listening'], { url: z.url() }),
  defineLogLine('start of metrics', 'info', ['metrics are served'], { port }),
  defineLogLine('no real payments', 'warn', ['Payments go to the sandbox: orders are made, but no money is taken']),
  defineLogLine('programme', 'info', ['seeded'], { events: count, again: z.boolean() }),
  defineLogLine('demo moves on', 'info', ['programme rolled forward'], { days: z.int() }),
  defineLogLine('stop', 'info', ['stopping']),
  defineLogLine('request', ['info', 'warn'], ['request', 'request abandoned'], {
    method: text,
    route: text,
    status: z.int(),
    ms: count,
  }),
  defineLogLine('failure', 'error', ['failed', 'search failed'], { route, err }),
  defineLogLine('operator', ['info', 'warn'], ['operator'], {
    event: z.enum(['operator.call', 'operator.refused']),
    method: text,
    route: text,
  }),
  defineLogLine('behind an answer', 'error', ['background work failed'], { what: text, err }),
  defineLogLine('job', 'error', ['scheduled job failed'], { job: text, err }),
  defineLogLine('accounts', 'info', ['accounts deleted'], { accounts: count }),
  defineLogLine('holds', 'info', ['holds released'], { holds: count }),
  defineLogLine('letter', 'error', ['a letter about an order was not sent'], {
    letter: text,
    kind: text,
    attempt: count,
    err,
  }),
  defineLogLine('letter to a folder', 'info', ['mail written'], { file: text }),
  defineLogLine('links of a letter', 'warn', ['mail'], { to: text, links: z.array(text) }),
  defineLogLine('payment report', 'warn', ['a payment notification was not accepted'], { attempt: count }),
  defineLogLine(
    'payment',
    'error',
    ['a payment could not be settled', 'a payment could not be captured, and will be tried again'],
    { transaction: text, err },
  ),
  defineLogLine('late payment', 'warn', ['a payment came too late and was given back'], { transaction: text }),
  defineLogLine('payment taken back', 'error', ['the payment of an order was taken back at the provider'], {
    transaction: text,
    status: text,
  }),
  defineLogLine('refund', 'info', ['refund'], { event: z.literal('refund.paid'), refund: text }),
  defineLogLine('refund fails', 'error', ['a refund could not be given back'], { refund: text, provider: text, err }),
  defineLogLine('refund stays', 'error', ['a refund has no provider to ask'], { refund: text, provider: text }),
]

/** The kind of a log line. Throws when it matches none. */
export const kindOfLine = createLogLineClassifier(logLines)
