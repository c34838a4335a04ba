import type { Output } from '#shared/api/schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useCapability } from '../../data/page-info.ts'
import { useT } from '../../i18n/i18n.ts'
import { NextEvents } from '../../features/events/next-events.tsx'
import { orderPath, ordersPath } from '../../features/orders/order-path.ts'
import { StatusBadge } from '../../features/events/status-badge.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { UpcomingTickets } from './upcoming-tickets.tsx'
import { StreamedSection } from './streamed-section.tsx'

type UpcomingEvent = Output<'getOrders'>['upcomingEvents'][number]

/** At most two buttons fit a ticket. The list of all orders has further ones. */
function UpcomingEventActions({ ticketCount, orders }: Pick<UpcomingEvent, 'ticketCount' | 'orders'>) {
  const t = useT('account')
  const hasTickets = useCapability('tickets')
  const toPath = (id: string, subpage?: 'tickets') => orderPath({ id, isAccountOrder: true }, subpage)
  const toName = (number: string) => t('orders:order', { number })
  if (orders.length > 2) return <ButtonLink to={ordersPath}>{t('orders.all')}</ButtonLink>
  if (!hasTickets)
    return orders.map(({ id, number }) => (
      <ButtonLink key={id} to={toPath(id)}>
        {toName(number)}
      </ButtonLink>
    ))
  return (
    <>
      {orders.map((order) => (
        <ButtonLink key={order.id} to={toPath(order.id, 'tickets')}>
          {orders.length === 1 ? (
            t('upcoming.show', { count: ticketCount })
          ) : (
            <>
              {t('upcoming.showSome', { count: order.ticketCount })}
              <VisuallyHidden>{`, ${toName(order.number)}`}</VisuallyHidden>
            </>
          )}
        </ButtonLink>
      ))}
    </>
  )
}

function UpcomingEventList({ events }: { events: readonly UpcomingEvent[] }) {
  const t = useT('account')
  if (events.length === 0) {
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
      events={events.map(({ name, lang, href, image, ticketCount, orders, event: { date, venue, status } }) => ({
        key: href,
        date,
        image,
        name,
        lang,
        details: [
          t('events:place', { name: venue.name, city: venue.city }),
          t('events:doorsAt', { time: date.doors ?? date.starts }),
        ],
        badge:
          saleRules[status].eventState === 'scheduled' ? undefined : (
            <StatusBadge status={status}>{t(`events:status.${status}`)}</StatusBadge>
          ),
        tickets: t('upcoming.tickets', { count: ticketCount }),
        actions: <UpcomingEventActions ticketCount={ticketCount} orders={orders} />,
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
        {({ upcomingEvents }) => <UpcomingEventList events={upcomingEvents} />}
      </StreamedSection>
    </section>
  )
}
