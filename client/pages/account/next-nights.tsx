import type { Output } from '#shared/api/schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useT } from '../../i18n/i18n.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { Badge } from '../../features/events/badge.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { Upcoming } from './upcoming.tsx'
import { Part } from './part.tsx'

type Night = Output<'getOrders'>['nights'][number]

/** How many orders an overview shows. */
const shown = 3

const all = '/account/orders'

function Nights({ nights }: { nights: readonly Night[] }) {
  const t = useT('account')
  if (nights.length === 0) {
    return (
      <>
        <Quiet as="p">{t('nights.none')}</Quiet>
        <TextLink to="/whats-on">{t('toProgramme')}</TextLink>
      </>
    )
  }
  return (
    <Upcoming
      nights={nights.map(({ orderId, name, href, tickets, night: { date, venue, status } }) => ({
        key: `${orderId} ${href}`,
        date,
        name,
        where: [
          t('events:place', { name: venue.name, city: venue.city }),
          t('events:doorsAt', { time: date.doors ?? date.starts }),
        ],
        badge:
          saleRules[status].happens === 'scheduled' ? undefined : (
            <Badge status={status}>{t(`events:status.${status}`)}</Badge>
          ),
        tickets: t('nights.tickets', { count: tickets }),
        action: <ButtonLink to={`${all}/${encodeURIComponent(orderId)}/tickets`}>{t('nights.show')}</ButtonLink>,
      }))}
    />
  )
}

/** The evenings that are next. */
export function NextNights() {
  const t = useT('account')
  return (
    <section aria-labelledby="nights">
      <SectionHead id="nights" title={t('nights.title')} />
      <Part name="getOrders" link={{ to: all, text: t('orders.all') }} failed={t('orders.failed')}>
        {({ nights }) => <Nights nights={nights} />}
      </Part>
    </section>
  )
}

/** What was bought last. */
export function LastOrders() {
  const t = useT('account')
  const way = { to: all, text: t('orders.all') }
  return (
    <section aria-labelledby="orders">
      <SectionHead id="orders" title={t('orders.title')} more={way} />
      <Part name="getOrders" link={way} failed={t('orders.failed')}>
        {({ orders }) =>
          orders.length > 0 ? <OrderList orders={orders.slice(0, shown)} /> : <Quiet as="p">{t('orders.none')}</Quiet>
        }
      </Part>
    </section>
  )
}
