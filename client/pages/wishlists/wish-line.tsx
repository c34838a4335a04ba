import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { QuantityForm } from '../../features/basket/quantity-form.tsx'
import { MoveWish, type OtherList } from './move-wish.tsx'
import { TakeWish } from './take-wish.tsx'
import { wishName } from './wish-name.ts'
import { WishTicket } from './wish-ticket.tsx'

type WishLineProps = {
  item: WishlistItem
  others: OtherList[]
  error: ApiError | undefined
  /** The ticket kind was asked for and not chosen. */
  kindMissing: boolean
  onChange: (quantity: number) => void
  onMove: (to: OtherList) => void
  onRemove: () => void
}

/** Something on the list: how many, into the basket, to another list, off the list. */
export function WishLine({ item, others, error, kindMissing, onChange, onMove, onRemove }: WishLineProps) {
  const t = useT('wishlists')
  const name = wishName(item)
  const words = {
    label: t('list.quantityOf', { name }),
    less: t('list.oneFewer'),
    more: t('list.oneMore'),
    update: t('list.update'),
    remove: t('list.remove'),
    removeNamed: t('list.removeNamed', { name }),
  }
  const posted = { item: item.id, sku: item.sku, of: item.of, wanted: String(item.quantity), name }
  return (
    <WishTicket item={item} priced={false}>
      <QuantityForm id={item.id} quantity={item.quantity} max={20} {...{ posted, words, error, onChange, onRemove }} />
      <MoveWish item={item} others={others} onMove={onMove} />
      <TakeWish item={item} missing={kindMissing} />
    </WishTicket>
  )
}
