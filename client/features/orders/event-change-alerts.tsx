import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useT } from '../../i18n/i18n.ts'
import { eventChangeLabel } from './order-labels.ts'
import { countIssuedTickets } from './order-tickets.ts'

type EventChangeAlertsProps = {
  order: Pick<Order, 'lines'>
  /** Another alert of the page then says what became of the money. */
  isRefunded: boolean
}

/** One alert for each event that has changed since the order, with links to details and contact. */
export function EventChangeAlerts({ order, isRefunded }: EventChangeAlertsProps) {
  const t = useT('orders')
  const changedEvents = new Map(
    order.lines.flatMap(({ event, name, href }) => {
      const count = countIssuedTickets({ lines: order.lines.filter((line) => line.href === href) })
      const text = event && eventChangeLabel(event, count, t)
      return event && text ? [[href, { name, href, text, status: event.status }] as const] : []
    }),
  )
  return [...changedEvents.values()].map(({ name, href, text, status }) => {
    const change = status === 'cancelled' || status === 'postponed' ? status : 'moved'
    return (
      <Alert
        key={href}
        kind={change === 'cancelled' && !isRefunded ? 'error' : 'plain'}
        title={t(`event.title_${change}`, { name })}
      >
        {change === 'cancelled' && isRefunded ? null : <p>{text}</p>}
        {change === 'moved' ? <p>{t('event.cannot')}</p> : null}
        <FormActions>
          <TextLink to={href}>{t('event.details')}</TextLink>
          <TextLink to="/contact-us">{t('event.contact')}</TextLink>
        </FormActions>
      </Alert>
    )
  })
}
