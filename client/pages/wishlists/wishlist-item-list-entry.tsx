import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { maxLineQuantity } from '#shared/rules/basket-limits.ts'
import { useT } from '../../i18n/i18n.ts'
import { QuantityForm } from '../../features/basket/quantity-form.tsx'
import { MoveItemForm, type OtherWishlist } from './move-item-form.tsx'
import { AddToBasketFields } from './add-to-basket-fields.tsx'
import { itemName } from './item-name.ts'
import { WishlistItemCard } from './wishlist-item-card.tsx'

type WishlistItemListEntryProps = {
  item: WishlistItem
  others: OtherWishlist[]
  error: ApiError | undefined
  /** The shopper did not choose the required ticket type. */
  isVariantMissing: boolean
  onChange: (quantity: number) => void
  onMove: (target: OtherWishlist) => void
  onRemove: () => void
}

export function WishlistItemListEntry({
  item,
  others,
  error,
  isVariantMissing,
  onChange,
  onMove,
  onRemove,
}: WishlistItemListEntryProps) {
  const t = useT('wishlists')
  const name = itemName(item)
  const labels = {
    label: t('list.quantityOf', { name }),
    decrease: t('list.oneFewer'),
    increase: t('list.oneMore'),
    update: t('list.update'),
    remove: t('list.remove'),
    removeLabel: t('list.removeNamed', { name }),
  }
  const hiddenFields = {
    item: item.id,
    sku: item.sku,
    itemKind: item.itemKind,
    itemQuantity: String(item.quantity),
    name,
  }
  return (
    <WishlistItemCard item={item} hasPrice={false}>
      <QuantityForm
        id={item.id}
        quantity={item.quantity}
        max={maxLineQuantity}
        {...{ hiddenFields, labels, error, onChange, onRemove }}
      />
      <MoveItemForm item={item} others={others} onMove={onMove} />
      <AddToBasketFields item={item} isVariantMissing={isVariantMissing} />
    </WishlistItemCard>
  )
}
