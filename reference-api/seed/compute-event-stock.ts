import type { SeedEvent } from './seed-content.ts'
import { createSeededInteger, createSeededFraction } from './seeded-values.ts'

type Stock = { capacity: number; stock: number }

/** Capacity and stock of each ticket type, so that the computed sale status is the one in the content. */
export const computeEventStock = ({
  slug,
  status,
  capacity,
  ticketTypes,
}: Pick<SeedEvent, 'slug' | 'status' | 'capacity' | 'ticketTypes'>): Stock[] => {
  const capacities = ticketTypes.map(({ share }) => Math.max(1, Math.round(capacity * share)))
  if (status === 'sold_out') return capacities.map((capacityOfType) => ({ capacity: capacityOfType, stock: 0 }))
  if (status === 'announced' || status === 'presale')
    return capacities.map((capacityOfType) => ({ capacity: capacityOfType, stock: capacityOfType }))
  if (status === 'few_left') {
    let remaining = 20
    return capacities.map((capacityOfType, index) => {
      const stock = Math.min(capacityOfType, remaining, createSeededInteger(`${slug}/${index}/left`, 3, 7))
      remaining -= stock
      return { capacity: capacityOfType, stock }
    })
  }
  const unsold = 0.35 + 0.55 * createSeededFraction(`${slug}/unsold`)
  const stocks = capacities.map((capacityOfType) => ({
    capacity: capacityOfType,
    stock: Math.ceil(capacityOfType * unsold),
  }))
  const total = stocks.reduce((sum, { stock }) => sum + stock, 0)
  return total > 20
    ? stocks
    : capacities.map((capacityOfType) => ({ capacity: capacityOfType, stock: Math.max(capacityOfType, 21) }))
}
