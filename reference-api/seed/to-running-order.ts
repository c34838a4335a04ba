import type { RunningOrder } from '#shared/wire/catalogue.ts'
import { inLocale, presentLanguage, locales, type Locale, type Localised } from '../domain/locale.ts'
import { getTexts } from '../domain/load-texts.ts'
import type { SeedEvent } from './seed-content.ts'

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const formatClock = (value: number) =>
  `${String(Math.floor(value / 60) % 24).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`

/** The time of the support act: midway between doors and headliner, on a quarter hour, and never before doors. */
const computeSupportTime = (doors: string, starts: string) => {
  const from = toMinutes(doors)
  const until = toMinutes(starts) + (starts < doors ? 24 * 60 : 0)
  return formatClock(Math.max(from, Math.ceil((from + until) / 2 / 15) * 15 - (until - from < 30 ? 15 : 0)))
}

/** A support text such as "Two sets, one interval" names no artist and is not in the running order. */
const namesArtist = (support: string) => /^with (the )?\p{Lu}/u.test(support)

/** The `running_order` attribute: JSON with times and entries, in each language. */
export const toRunningOrder = ({
  name,
  support,
  doors,
  starts,
  ends,
}: Pick<SeedEvent, 'name' | 'support' | 'doors' | 'starts' | 'ends'>): Localised => {
  const toJson = (locale: Locale) => {
    const t = getTexts('catalogue', locale)
    const runningOrder: RunningOrder = [
      { time: doors, what: t('doors') },
      ...(support && namesArtist(support.en)
        ? [
            {
              time: computeSupportTime(doors, starts),
              what: inLocale(support, locale),
              ...presentLanguage(support, locale),
            },
          ]
        : []),
      { time: starts, what: name },
      { time: ends, what: t('end') },
    ]
    return JSON.stringify(runningOrder)
  }
  return Object.fromEntries(locales.map((locale) => [locale, toJson(locale)])) as Record<Locale, string>
}
