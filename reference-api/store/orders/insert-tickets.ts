import { randomUUID } from 'node:crypto'
import { createTicketSerial } from '../../domain/orders/create-ticket-serial.ts'
import type { Db } from '../../db/connect.ts'

type NewTickets = {
  orderLineId: string
  quantity: number
  /** The holder of a ticket by its position in the line, from 1. */
  getHolder: (position: number) => string
  venueSlug: string
}

/** Issues one ticket per seat of a line, in the transaction of the order. */
export const insertTickets = async (
  tx: Db,
  { orderLineId, quantity, getHolder, venueSlug }: NewTickets,
): Promise<void> => {
  let missing = Array.from({ length: quantity }, (_, index) => index + 1)
  // Serials are random; a duplicate is unlikely and drawn again.
  while (missing.length > 0) {
    const rows = missing.map((position) => ({
      id: randomUUID(),
      order_line_id: orderLineId,
      serial: createTicketSerial(venueSlug),
      position,
      holder: getHolder(position),
    }))
    const inserted = await tx
      .insertInto('tickets')
      .values(rows)
      .onConflict((conflict) => conflict.column('serial').doNothing())
      .returning('position')
      .execute()
    const insertedPositions = new Set(inserted.map(({ position }) => position))
    missing = missing.filter((position) => !insertedPositions.has(position))
  }
}
