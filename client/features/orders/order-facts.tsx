import { printAddress } from '#shared/rules/address-format.ts'
import type { Order, OrderAddress } from '#shared/api/orders/orders-schemas.ts'
import { AddressBlock } from '../addresses/address-block.tsx'
import { FactsRow } from '../../ui/text/facts-row.tsx'
import { useT } from '../../i18n/i18n.ts'
import { stateWord } from './order-words.ts'

const Address = ({ address }: { address: OrderAddress }) => (
  <AddressBlock lines={printAddress(address, address.country)} />
)

/** Number, day, payment, and where things went. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT('orders')
  const { number, placedOn, contact, deliveryAddress, billingAddress } = order
  return (
    <FactsRow
      small
      facts={[
        { term: t('facts.number'), value: number },
        { term: t('facts.placed'), value: placedOn },
        { term: t('facts.payment'), value: stateWord(order, t) },
        ...(contact.email ? [{ term: t('facts.email'), value: contact.email }] : []),
        ...(deliveryAddress ? [{ term: t('facts.delivery'), value: <Address address={deliveryAddress} /> }] : []),
        ...(billingAddress ? [{ term: t('facts.billing'), value: <Address address={billingAddress} /> }] : []),
      ]}
    />
  )
}
