import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import type { EventListItem, PriceFrom, SaleStatus, VenueLink } from '#shared/api/catalogue/catalogue-schemas.ts'
import { countMemberTicketsLeft, noMembership } from '#shared/rules/member-tickets.ts'
import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'
import type { EventRowProps } from './event-row.tsx'
import type { EventCardProps } from './event-card.tsx'
import { useT } from '../../i18n/i18n.ts'
import { usePriceFormatter, type PriceFormatter } from '../prices/price-formatter.ts'
import { useMemberTickets } from '../prices/use-member-tickets.ts'

export const eventPath = (slug: string) => `/whats-on/${slug}`

/**
 * Formats events as texts, and as the props of a card or a row. `t` must translate `events`. `membership` is the
 * result of `useMemberTickets`.
 */
export const createEventLabels = (t: TFunction, formatPrice: PriceFormatter, membership = noMembership) => {
  const statusLabel = (status: SaleStatus) => t(`status.${status}`)

  const venueLabel = ({ name, city }: VenueLink) => t('place', { name, city })

  const timeLabel = (value: string) => t('time', { time: value })

  /** "From £20.00", or the price alone where there is only one (specification §9). */
  const priceLabel = (value: PriceFrom) =>
    value.isFromPrice ? t('common:priceFrom', { price: formatPrice(value) }) : formatPrice(value)

  const shownPriceLabel = ({ price: value, status }: Pick<EventListItem, 'price' | 'status'>) =>
    value && saleRules[status].showsPrice ? priceLabel(value) : undefined

  /**
   * "£27.90 for your first two" for a member, or for how many more when the basket has some; for other shoppers, what
   * members pay. `memberPrice` is that of the event or of a ticket type.
   */
  const memberPriceLabel = ({ slug, status, memberPrice }: Pick<EventListItem, 'slug' | 'status' | 'memberPrice'>) => {
    const { buyable, membersOnly } = saleRules[status]
    if (!memberPrice || !(buyable || membersOnly)) return undefined
    const number = countMemberTicketsLeft(membership, eventPath(slug))
    const key = number === membership.ticketsPerEvent ? [`${number}`, 'more'] : [number > 0 ? 'left' : 'used']
    return t(
      key.map((name) => `memberPrice.${name}`),
      { price: formatPrice(memberPrice), number },
    )
  }

  const toCommonProps = (event: EventListItem) => ({
    to: eventPath(event.slug),
    name: event.name,
    date: event.date,
    venue: venueLabel(event.venue),
    status: event.status,
    statusLabel: statusLabel(event.status),
    price: shownPriceLabel(event),
    lang: event.lang,
  })

  const toCardProps = (event: EventListItem): EventCardProps => ({ ...toCommonProps(event), image: event.image })

  const toRowProps = (event: EventListItem): EventRowProps => ({
    ...toCommonProps(event),
    support: event.support,
    memberPrice: memberPriceLabel(event),
    time: event.date.doors ? t('doorsAt', { time: event.date.doors }) : t('onStageAt', { time: event.date.starts }),
    action: t(isBuyable(event.status) ? 'action.buy' : 'action.details'),
  })

  return {
    statusLabel,
    venueLabel,
    timeLabel,
    formatPrice,
    priceLabel,
    shownPriceLabel,
    memberPriceLabel,
    toCardProps,
    toRowProps,
  }
}

type EventLabels = ReturnType<typeof createEventLabels>

/** Needs the namespace `events`. */
export const useEventLabels = (): EventLabels => {
  const t = useT('events')
  const formatPrice = usePriceFormatter()
  const membership = useMemberTickets()
  return useMemo(() => createEventLabels(t, formatPrice, membership), [t, formatPrice, membership])
}
