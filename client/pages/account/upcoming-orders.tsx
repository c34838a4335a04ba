import type { Output } from '#shared/api/schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useT } from '../../i18n/i18n.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { StatusBadge } from '../../features/events/status-badge.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { UpcomingTickets } from './upcoming-tickets.tsx'
import { StreamedSection } from './streamed-section.tsx'

type UpcomingOrder = Output<'getOrders'>['upcomingEvents'][number]

const maxShown = 3

const ordersPath = '/account/orders'

function UpcomingOrderList({ orders }: { orders: readonly UpcomingOrder[] }) {
  const t = useT('account')
  if (orders.length === 0) {
    return (
      <>
        <MutedText as="p">{t('upcoming.none')}</MutedText>
        <TextLink to="/whats-on">{t('toProgramme')}</TextLink>
      </>
    )
  }
  return (
    <UpcomingTickets
      events={orders.map(({ orderId, name, href, ticketCount, event: { date, venue, status } }) => ({
        key: `${orderId} ${href}`,
        date,
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

export function RecentOrders() {
  const t = useT('account')
  const ordersLink = { to: ordersPath, text: t('orders.all') }
  return (
    <section aria-labelledby="orders">
      <SectionHead id="orders" title={t('orders.title')} moreLink={ordersLink} />
      <StreamedSection name="getOrders" link={ordersLink} errorText={t('orders.failed')}>
        {({ orders }) =>
          orders.length > 0 ? (
            <OrderList orders={orders.slice(0, maxShown)} />
          ) : (
            <MutedText as="p">{t('orders.none')}</MutedText>
          )
        }
      </StreamedSection>
    </section>
  )
}
