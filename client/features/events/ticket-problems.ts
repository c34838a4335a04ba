import type { ApiError, ErrorCode } from '#shared/api/errors.ts'

export type ChosenItem = { sku: string; quantity: number }

/** Without a sku it is about the whole form. `text` is for people as it is; a `code` is translated. */
export type TicketProblem = { sku: string | null } & ({ text: string; code?: undefined } | { code: ProblemCode; text?: undefined })

export type ProblemCode = 'nothing_chosen' | 'not_a_number' | ErrorCode

/** Position of the item a refused field belongs to: `items.0.quantity` is the contract's name, `lines[0].quantity` the commerce API's. */
const positionOf = (field: string): number | undefined => {
  const match = /^(?:items|lines)(?:\.|\[)(\d+)(?:\.|\]|$)/.exec(field)
  return match ? Number(match[1]) : undefined
}

/** Only the commerce API's own refusals are written for shoppers, in their language. */
const speaks = ({ code, message }: ApiError) => code === 'rejected' && message !== ''

/**
 * Says at which ticket kind a refusal of `addToBasket` belongs. `items` is what was sent, in that order. What cannot be placed is said for
 * the whole form; each text once.
 */
export const ticketProblems = (error: ApiError, items: readonly ChosenItem[]): TicketProblem[] => {
  const placed = (error.fields ?? []).map(({ field, message }): TicketProblem => {
    const position = positionOf(field)
    return { sku: (position === undefined ? undefined : items[position]?.sku) ?? null, text: message }
  })
  if (placed.length > 0) return placed.filter(({ sku, text }, index) => placed.findIndex((other) => other.sku === sku && other.text === text) === index)
  return [speaks(error) ? { sku: null, text: error.message } : { sku: null, code: error.code }]
}
