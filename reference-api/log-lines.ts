import { z } from 'zod'
import { createKindOfLine, line, LoggedError } from '#runtime/log-line.ts'

const err = LoggedError
const text = z.string()
const port = z.int().min(0).max(65_535)
const count = z.int().min(0)

/** The pattern of a route, as the API documents it; absent where none was found. */
const route = z.string().optional()

/** Every line of the reference API's log. Whoever writes another says so here, and in docs/operations.md. */
export const logLines = [
  line('start', 'info', ['listening'], { url: z.url() }),
  line('start of metrics', 'info', ['metrics are served'], { port }),
  line('no real payments', 'warn', ['Payments go to the sandbox: orders are made, but no money is taken']),
  line('programme', 'info', ['seeded'], { events: count, again: z.boolean() }),
  line('demo moves on', 'info', ['programme rolled forward'], { days: z.int() }),
  line('stop', 'info', ['stopping']),
  line('request', ['info', 'warn'], ['request', 'request abandoned'], {
    method: text,
    route: text,
    status: z.int(),
    ms: count,
  }),
  line('failure', 'error', ['failed', 'search failed'], { route, err }),
  line('operator', ['info', 'warn'], ['operator'], {
    event: z.enum(['operator.call', 'operator.refused']),
    method: text,
    route: text,
  }),
  line('behind an answer', 'error', ['background work failed'], { what: text, err }),
  line('chore', 'error', ['housekeeping failed'], { chore: text, err }),
  line('accounts', 'info', ['accounts deleted'], { accounts: count }),
  line('holds', 'info', ['holds released'], { holds: count }),
  line('letter', 'error', ['a letter about an order was not sent'], { letter: text, kind: text, attempt: count, err }),
  line('letter to a folder', 'info', ['mail written'], { file: text }),
  line('links of a letter', 'warn', ['mail'], { to: text, links: z.array(text) }),
  line('payment report', 'warn', ['a payment notification was not accepted'], { attempt: count }),
  line(
    'payment',
    'error',
    ['a payment could not be settled', 'a payment could not be captured, and will be tried again'],
    { transaction: text, err },
  ),
  line('late payment', 'warn', ['a payment came too late and was given back'], { transaction: text }),
  line('payment taken back', 'error', ['the payment of an order was taken back at the provider'], {
    transaction: text,
    status: text,
  }),
  line('refund', 'info', ['refund'], { event: z.literal('refund.paid'), refund: text }),
  line('refund fails', 'error', ['a refund could not be given back'], { refund: text, provider: text, err }),
  line('refund stays', 'error', ['a refund has no provider to ask'], { refund: text, provider: text }),
]

/** The kind of a line. Throws where it is of none. */
export const kindOfLine = createKindOfLine(logLines)
