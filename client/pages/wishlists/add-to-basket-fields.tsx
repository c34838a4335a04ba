import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { useEventLabels } from '../../features/events/event-labels.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Select } from '../../ui/select/select.tsx'
import { LinePriceText } from '../../features/basket/basket-line-row.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import styles from './add-to-basket-fields.module.css'
import { itemName } from './item-name.ts'
import { useItemLabels } from './use-item-labels.ts'

/** The form that adds one item or all items to the basket; its fields are inside the item rows. */
export const addToBasketFormId = 'add-to-basket'

/** The field of the ticket type chosen for an item. */
export const variantFieldName = (id: string) => `variant:${id}`
export const variantFieldId = (id: string) => `variant-${id}`

/** The field with the id of the only item to add; without it, the form adds all items. */
export const onlyItemFieldName = 'onlyItem'

/** Shows a select only for an item with several ticket types. */
export function AddToBasketFields({ item, isVariantMissing }: { item: WishlistItem; isVariantMissing: boolean }) {
  const t = useT('wishlists')
  const { formatPrice } = useEventLabels()
  const { id, purchaseOptions, status } = item
  const { price } = useItemLabels()(item)
  const name = itemName(item)
  // The badge of an event without a price has said why.
  if (purchaseOptions.length === 0 && status && !saleRules[status].showsPrice) return null
  return (
    <div className={styles.addToBasket}>
      {purchaseOptions.length > 1 && (
        <span className={styles.variant}>
          <Select
            id={variantFieldId(id)}
            form={addToBasketFormId}
            name={variantFieldName(id)}
            aria-label={t('list.variantOf', { name })}
            aria-invalid={isVariantMissing || undefined}
            defaultValue=""
          >
            <option value="">{t('list.chooseVariant')}</option>
            {purchaseOptions.map(({ sku, name: variant, price, lang }) => (
              <option key={sku} value={sku} lang={lang}>
                {t('list.variantAndPrice', { variant, price: formatPrice(price) })}
              </option>
            ))}
          </Select>
        </span>
      )}
      {purchaseOptions.length === 0 ? (
        <MutedText small>{t('list.unavailable')}</MutedText>
      ) : (
        <Button
          type="submit"
          form={addToBasketFormId}
          name={onlyItemFieldName}
          value={id}
          aria-label={t('list.addNamed', { name })}
        >
          {t('list.add')}
        </Button>
      )}
      {price ? <LinePriceText>{item.quantity > 1 ? t('list.each', { price }) : price}</LinePriceText> : null}
    </div>
  )
}
