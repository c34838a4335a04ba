import { addDays, toInstant } from '../domain/zoned-time.ts'
import type { SeedEvent } from './seed-content.ts'
import { createSeededInteger } from './seeded-values.ts'

type EventTimesInput = Pick<SeedEvent, 'day' | 'doors' | 'starts' | 'ends'>

/** Instants of an event from its local times. A time before the previous one is after midnight. */
export const toEventTimes = ({ day, doors, starts, ends }: EventTimesInput, today: string, timeZone: string) => {
  const date = addDays(today, day)
  const startsOn = starts < doors ? addDays(date, 1) : date
  const endsOn = ends <= starts ? addDays(startsOn, 1) : startsOn
  return {
    doors_at: toInstant(date, doors, timeZone),
    starts_at: toInstant(startsOn, starts, timeZone),
    ends_at: toInstant(endsOn, ends, timeZone),
  }
}

/** Days from the start of the programme on which a sale is announced and opens. */
const computeSaleDays = ({ slug, status, day }: Pick<SeedEvent, 'slug' | 'status' | 'day'>) => {
  if (status === 'announced') {
    const presale = Math.max(1, Math.min(createSeededInteger(`${slug}/presale`, 9, 16), day - 4))
    return { announced: -createSeededInteger(`${slug}/announced`, 1, 5), presale, open: presale + 2 }
  }
  if (status === 'presale') {
    return {
      announced: -createSeededInteger(`${slug}/announced`, 4, 12),
      presale: -2,
      open: Math.max(1, Math.min(createSeededInteger(`${slug}/open`, 8, 14), day - 1)),
    }
  }
  // A past event was announced long before.
  const open = Math.min(day, 0) - createSeededInteger(`${slug}/open`, day < 0 ? 30 : 4, 90)
  return { announced: open - 5, presale: open - 2, open }
}

/** Sales open at ten in the morning in the venue's time zone. */
export const toSaleTimes = (event: Pick<SeedEvent, 'slug' | 'status' | 'day'>, today: string, timeZone: string) => {
  const { announced, presale, open } = computeSaleDays(event)
  const toOpeningTime = (day: number) => toInstant(addDays(today, day), '10:00', timeZone)
  return {
    announced_at: toOpeningTime(announced),
    presale_from: toOpeningTime(presale),
    on_sale_from: toOpeningTime(open),
  }
}
