import { z } from 'zod'
import { Instant } from '../formats.ts'
import { hydraFields } from '../hydra.ts'
import { declareFields } from '../capabilities.ts'

// Capability: electronic tickets and the files of an order: `GET /orders/{id}/tickets.pdf` (one page for each ticket),
// `GET /orders/{id}/tickets/{ticketId}.pdf` (one ticket), `GET /orders/{id}/vouchers.pdf` (one page for each gift
// voucher) and `GET /orders/{id}/calendar.ics`. Callers who may read the order get the file, in the language of the
// request. 404 for an order without tickets, vouchers or events.

/** `used` tickets were scanned at the entrance; `cancelled` tickets were refunded. */
const TicketStatus = z.enum(['valid', 'used', 'cancelled'])
export type TicketStatus = z.infer<typeof TicketStatus>

/**
 * `code` is the text of the QR code, signed by the API. A person can read `serial` out: `PXL 7Q4 20N 118`. The ticket
 * is number `position` of the `of` tickets of its line. `holder` is the name in the line's extraData, or the buyer's
 * name.
 */
export const TicketResource = z.object({
  ...hydraFields('Ticket'),
  id: z.string(),
  serial: z.string(),
  code: z.string().min(1),
  status: TicketStatus,
  usedAt: Instant.nullable(),
  position: z.int(),
  of: z.int(),
  holder: z.string(),
})
export type TicketResource = z.infer<typeof TicketResource>

/** On an order line: its tickets. */
export const TicketsExtension = declareFields('tickets', { tickets: z.array(TicketResource) }, { tickets: [] })

/**
 * `POST /tickets/check` with `{ code, event }`, for scanners at the entrance (with an operator's key). `event` is the
 * slug of the event at this entrance. Returns `admitted` exactly once for each ticket. A ticket of another event stays
 * valid; `productName` and `startsAt` say which event it is for.
 */
export const TicketCheckResult = z.object({
  result: z.enum(['admitted', 'used', 'cancelled', 'other_event', 'unknown']),
  serial: z.string().nullable(),
  usedAt: Instant.nullable(),
  holder: z.string().nullable(),
  productName: z.string().nullable(),
  variantName: z.string().nullable(),
  startsAt: Instant.nullable(),
})
export type TicketCheckResult = z.infer<typeof TicketCheckResult>
