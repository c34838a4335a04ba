import type { Output } from '#shared/api/schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useT } from '../../i18n/i18n.ts'
import { NextEvents } from '../../features/events/next-events.tsx'
import { ordersPath } from '../../features/orders/order-path.ts'
import { StatusBadge } from '../../features/events/status-badge.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { UpcomingTickets } from './upcoming-tickets.tsx'
import { StreamedSection } from './streamed-section.tsx'

type UpcomingOrder = Output<'getOrders'>['upcomingEvents'][number]

function UpcomingOrderList({ orders }: { orders: readonly UpcomingOrder[] }) {
  const t = useT('account')
  if (orders.length === 0) {
    return (
      <>
        <MutedText as="p">{t('upcoming.none')}</MutedText>
        <TextLink to="/whats-on">{t('toProgramme')}</TextLink>
        <NextEvents level={3} isNarrow />
      </>
    )
  }
  return (
    <UpcomingTickets
      events={orders.map(({ orderId, name, href, image, ticketCount, event: { date, venue, status } }) => ({
        key: `${orderId} ${href}`,
        date,
        image,
        name,
        details: [
          t('events:place', { name: venue.name, city: venue.city }),
          t('events:doorsAt', { time: date.doors ?? date.starts }),
        ],
        badge:
          saleRules[status].eventState === 'scheduled' ? undefined : (
            <StatusBadge status={status}>{t(`events:status.${status}`)}</StatusBadge>
          ),
        tickets: t('upcoming.tickets', { count: ticketCount }),
        action: (
          <ButtonLink to={`${ordersPath}/${encodeURIComponent(orderId)}/tickets`}>
            {t('upcoming.show', { count: ticketCount })}
          </ButtonLink>
        ),
      }))}
    />
  )
}

export function UpcomingOrders() {
  const t = useT('account')
  return (
    <section aria-labelledby="upcoming">
      <SectionHead id="upcoming" title={t('upcoming.title')} />
      <StreamedSection name="getOrders" link={{ to: ordersPath, text: t('orders.all') }} errorText={t('orders.failed')}>
        {({ upcomingEvents }) => <UpcomingOrderList orders={upcomingEvents} />}
      </StreamedSection>
    </section>
  )
}
