import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import type { EventCard, PriceFrom, SaleStatus, VenueLink } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'
import type { BillRowProps } from './bill-row.tsx'
import type { CardProps } from './card.tsx'
import { useT } from '../../i18n/i18n.ts'
import { usePriceWriter, type PriceWriter } from '../prices/money-words.ts'

export const eventPath = (slug: string) => `/whats-on/${slug}`

/** Says a night in words, and as the props of a poster or a row of the bill. `t` speaks `events`. */
export const createEventWords = (t: TFunction, amount: PriceWriter) => {
  const statusWord = (status: SaleStatus) => t(`status.${status}`)

  const place = ({ name, city }: VenueLink) => t('place', { name, city })

  const time = (value: string) => t('time', { time: value })

  /** "From £20.00", or just the price where there is one (specification §9). */
  const price = (value: PriceFrom) => (value.from ? t('priceFrom', { price: amount(value) }) : amount(value))

  const shown = ({ price: value, status }: Pick<EventCard, 'price' | 'status'>) =>
    value && saleRules[status].priced ? price(value) : undefined

  const common = (event: EventCard) => ({
    to: eventPath(event.slug),
    name: event.name,
    date: event.date,
    where: place(event.venue),
    status: event.status,
    statusWord: statusWord(event.status),
    price: shown(event),
  })

  const card = (event: EventCard): CardProps => ({ ...common(event), image: event.image })

  const row = (event: EventCard): BillRowProps => ({
    ...common(event),
    support: event.support,
    doors: event.date.doors ? t('doorsAt', { time: event.date.doors }) : undefined,
    action: t(isBuyable(event.status) ? 'action.buy' : 'action.details'),
  })

  return { statusWord, place, time, amount, price, shownPrice: shown, card, row }
}

export type EventWords = ReturnType<typeof createEventWords>

/** Needs the area `events` on the page. */
export const useEventWords = (): EventWords => {
  const t = useT('events')
  const amount = usePriceWriter()
  return useMemo(() => createEventWords(t, amount), [t, amount])
}
