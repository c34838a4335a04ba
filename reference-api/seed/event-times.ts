import { addDays, instantOf } from '../domain/zoned-time.ts'
import type { SeedEvent } from './seed-content.ts'
import { stableBetween } from './stable.ts'

type Night = Pick<SeedEvent, 'day' | 'doors' | 'starts' | 'ends'>

/** Instants of a night from its wall-clock times. A time earlier than the one before it is after midnight. */
export const nightTimes = ({ day, doors, starts, ends }: Night, today: string, timeZone: string) => {
  const date = addDays(today, day)
  const startsOn = starts < doors ? addDays(date, 1) : date
  const endsOn = ends <= starts ? addDays(startsOn, 1) : startsOn
  return {
    doors_at: instantOf(date, doors, timeZone),
    starts_at: instantOf(startsOn, starts, timeZone),
    ends_at: instantOf(endsOn, ends, timeZone),
  }
}

/** Days from the start of the programme on which a sale is announced and opens. */
const saleDays = ({ slug, status, day }: Pick<SeedEvent, 'slug' | 'status' | 'day'>) => {
  if (status === 'announced') {
    const presale = Math.max(1, Math.min(stableBetween(`${slug}/presale`, 9, 16), day - 4))
    return { announced: -stableBetween(`${slug}/announced`, 1, 5), presale, open: presale + 2 }
  }
  if (status === 'presale') {
    return {
      announced: -stableBetween(`${slug}/announced`, 4, 12),
      presale: -2,
      open: Math.max(1, Math.min(stableBetween(`${slug}/open`, 8, 14), day - 1)),
    }
  }
  // Of a night that is over, long before it.
  const open = Math.min(day, 0) - stableBetween(`${slug}/open`, day < 0 ? 30 : 4, 90)
  return { announced: open - 5, presale: open - 2, open }
}

/** Sales open at ten in the morning, the venue's time. */
export const saleTimes = (event: Pick<SeedEvent, 'slug' | 'status' | 'day'>, today: string, timeZone: string) => {
  const { announced, presale, open } = saleDays(event)
  const at = (day: number) => instantOf(addDays(today, day), '10:00', timeZone)
  return { announced_at: at(announced), presale_from: at(presale), on_sale_from: at(open) }
}
