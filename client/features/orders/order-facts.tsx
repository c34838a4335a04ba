import { formatAddressLines } from '#shared/rules/address-format.ts'
import type { Order, OrderAddress } from '#shared/api/orders/orders-schemas.ts'
import { AddressBlock } from '../addresses/address-block.tsx'
import { FactList } from '../../ui/text/fact-list.tsx'
import { useT } from '../../i18n/i18n.ts'
import { orderStateLabel } from './order-labels.ts'

const OrderAddressBlock = ({ address }: { address: OrderAddress }) => (
  <AddressBlock lines={formatAddressLines(address, address.country)} />
)

/** Number, date, payment state, email and addresses of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT('orders')
  const { number, placedOn, contact, deliveryAddress, billingAddress } = order
  return (
    <FactList
      small
      facts={[
        { term: t('facts.number'), value: number },
        { term: t('facts.placed'), value: placedOn },
        { term: t('facts.payment'), value: orderStateLabel({ ...order, total: order.totals.total }, t) },
        ...(contact.email ? [{ term: t('facts.email'), value: contact.email, wide: true }] : []),
        ...(deliveryAddress
          ? [{ term: t('facts.delivery'), value: <OrderAddressBlock address={deliveryAddress} /> }]
          : []),
        ...(billingAddress
          ? [{ term: t('facts.billing'), value: <OrderAddressBlock address={billingAddress} /> }]
          : []),
      ]}
    />
  )
}
