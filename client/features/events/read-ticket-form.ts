import type { ChosenItem, TicketProblem } from './ticket-problems.ts'

/** The name of a ticket kind's number field. */
export const quantityField = (sku: string) => `quantity:${sku}`

/** A line holds at most this many (settled in the contract's `addToBasket`). */
export const lineMaximum = 20

export type TicketForm = { items: ChosenItem[]; values: Record<string, string>; problems: TicketProblem[] }

const prefix = quantityField('')

/** What the ticket form holds: the kinds that were chosen, every number as it was typed, and what cannot be a number of tickets. */
export const readTicketForm = (form: FormData): TicketForm => {
  const items: ChosenItem[] = []
  const values: Record<string, string> = {}
  const problems: TicketProblem[] = []
  for (const [name, entry] of form) {
    if (!name.startsWith(prefix) || typeof entry !== 'string') continue
    const sku = name.slice(prefix.length)
    const value = entry.trim()
    values[sku] = value
    if (!/^\d{0,4}$/.test(value) || Number(value) > lineMaximum) problems.push({ sku, code: 'not_a_number' })
    else if (Number(value) > 0) items.push({ sku, quantity: Number(value) })
  }
  if (items.length === 0 && problems.length === 0) problems.push({ sku: null, code: 'nothing_chosen' })
  return { items, values, problems }
}
