import type { SeedEvent } from './seed-content.ts'
import { stableBetween, stableShare } from './stable.ts'

type Stock = { capacity: number; stock: number }

/** Capacity and stock of each ticket kind, so that the derived sale status is the one the content names. */
export const eventStock = ({
  slug,
  status,
  capacity,
  kinds,
}: Pick<SeedEvent, 'slug' | 'status' | 'capacity' | 'kinds'>): Stock[] => {
  const capacities = kinds.map(({ share }) => Math.max(1, Math.round(capacity * share)))
  if (status === 'sold_out') return capacities.map((of) => ({ capacity: of, stock: 0 }))
  if (status === 'announced' || status === 'presale') return capacities.map((of) => ({ capacity: of, stock: of }))
  if (status === 'few_left') {
    let left = 20
    return capacities.map((of, index) => {
      const stock = Math.min(of, left, stableBetween(`${slug}/${index}/left`, 3, 7))
      left -= stock
      return { capacity: of, stock }
    })
  }
  const unsold = 0.35 + 0.55 * stableShare(`${slug}/unsold`)
  const sold = capacities.map((of) => ({ capacity: of, stock: Math.ceil(of * unsold) }))
  const total = sold.reduce((sum, { stock }) => sum + stock, 0)
  return total > 20 ? sold : capacities.map((of) => ({ capacity: of, stock: Math.max(of, 21) }))
}
