import { z } from 'zod'
import { Instant } from '../formats.ts'
import { hydraFields } from '../hydra.ts'

// Capability: electronic tickets and the files of an order. `GET /orders/{id}/tickets.pdf` (a page per ticket; `GET
// /orders/{id}/tickets/{ticketId}.pdf` is one of them), `GET /orders/{id}/vouchers.pdf` (a page per gift voucher) and
// `GET /orders/{id}/calendar.ics` return bytes to the callers of `GET /orders/{id}`, in the language of the request;
// 404 for an order without tickets, vouchers or events.

/** `used`: scanned at the entrance; `cancelled`: refunded. */
const TicketStatus = z.enum(['valid', 'used', 'cancelled'])
export type TicketStatus = z.infer<typeof TicketStatus>

/**
 * `code` is the text of the QR code, signed by the API. `serial` can be read out: `PXL 7Q4 20N 118`. `position` 1
 * `of` 3 tickets of its line. `holder` is from the line's extraData, or the buyer's name.
 */
export const TicketResource = z.object({
  ...hydraFields('Ticket'),
  id: z.string(),
  serial: z.string(),
  code: z.string(),
  status: TicketStatus,
  usedAt: Instant.nullable(),
  position: z.int(),
  of: z.int(),
  holder: z.string(),
})
export type TicketResource = z.infer<typeof TicketResource>

/** On an order line. */
export const TicketsExtension = z.object({ tickets: z.array(TicketResource) })

/**
 * `POST /tickets/check` with `{ code }`, for the entrance (operator's key): returns `admitted` exactly once per ticket.
 */
export const TicketCheckResult = z.object({
  result: z.enum(['admitted', 'used', 'cancelled', 'unknown']),
  serial: z.string().nullable(),
  usedAt: Instant.nullable(),
  holder: z.string().nullable(),
  productName: z.string().nullable(),
  variantName: z.string().nullable(),
})
export type TicketCheckResult = z.infer<typeof TicketCheckResult>
