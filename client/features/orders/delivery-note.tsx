import type { Order } from '#shared/api/orders/orders-schemas.ts'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { useT } from '../../i18n/i18n.ts'

/** Whether something of the order is sent or collected. */
export const hasDelivery = ({ shipping, status }: Pick<Order, 'shipping' | 'status'>): boolean =>
  Boolean(shipping?.arrival) && status !== 'cancelled'

/** How and when the part of an order arrives that is not emailed. Needs the namespace `orders`. */
export function DeliveryNote({ order }: { order: Pick<Order, 'shipping' | 'status' | 'lines'> }) {
  const t = useT('orders')
  const { shipping, lines } = order
  if (!shipping || !hasDelivery(order)) return null
  const shippable = lines.filter(({ type }) => type === 'record' || type === 'goods')
  const goods = shippable.length > 0 ? shippable : lines.filter(({ type }) => type === 'event')
  const service = t(shipping.date ? 'receipt.shippingOn' : 'receipt.shipping', {
    name: shipping.name,
    date: shipping.date,
  })
  return (
    <section aria-labelledby="arrival">
      <SectionHead id="arrival" title={t('arrival.title')} />
      <p>
        <strong>{[...new Set(goods.map(({ name }) => name))].join(', ')}</strong>
      </p>
      <p>{t('arrival.service', { service, arrival: shipping.arrival })}</p>
    </section>
  )
}
