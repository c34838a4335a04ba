import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import type { EventListItem, PriceFrom, SaleStatus, VenueLink } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'
import type { EventRowProps } from './event-row.tsx'
import type { EventCardProps } from './event-card.tsx'
import { useT } from '../../i18n/i18n.ts'
import { usePriceFormatter, type PriceFormatter } from '../prices/price-format.ts'

export const eventPath = (slug: string) => `/whats-on/${slug}`

/** Says a night in words, and as the props of a poster or a row of the bill. `t` speaks `events`. */
export const createEventLabels = (t: TFunction, formatPrice: PriceFormatter) => {
  const statusLabel = (status: SaleStatus) => t(`status.${status}`)

  const venueLabel = ({ name, city }: VenueLink) => t('place', { name, city })

  const time = (value: string) => t('time', { time: value })

  /** "From £20.00", or just the price where there is one (specification §9). */
  const price = (value: PriceFrom) =>
    value.isFromPrice ? t('priceFrom', { price: formatPrice(value) }) : formatPrice(value)

  const shownPriceLabel = ({ price: value, status }: Pick<EventListItem, 'price' | 'status'>) =>
    value && saleRules[status].showsPrice ? price(value) : undefined

  const toCommonProps = (event: EventListItem) => ({
    to: eventPath(event.slug),
    name: event.name,
    date: event.date,
    venue: venueLabel(event.venue),
    status: event.status,
    statusLabel: statusLabel(event.status),
    price: shownPriceLabel(event),
  })

  const toCardProps = (event: EventListItem): EventCardProps => ({ ...toCommonProps(event), image: event.image })

  const toRowProps = (event: EventListItem): EventRowProps => ({
    ...toCommonProps(event),
    support: event.support,
    doors: event.date.doors ? t('doorsAt', { time: event.date.doors }) : undefined,
    action: t(isBuyable(event.status) ? 'action.buy' : 'action.details'),
  })

  return { statusLabel, venueLabel, time, formatPrice, price, shownPrice: shownPriceLabel, toCardProps, toRowProps }
}

export type EventLabels = ReturnType<typeof createEventLabels>

/** Needs the area `events` on the page. */
export const useEventLabels = (): EventLabels => {
  const t = useT('events')
  const formatPrice = usePriceFormatter()
  return useMemo(() => createEventLabels(t, formatPrice), [t, formatPrice])
}
