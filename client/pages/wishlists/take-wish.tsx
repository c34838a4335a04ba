import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useEventWords } from '../../features/events/event-card-props.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Select } from '../../ui/select/select.tsx'
import { LinePrice } from '../../features/basket/line-price.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import styles from './take-wish.module.css'
import { wishName } from './wish-name.ts'
import { useWishWords } from './wish-words.ts'

/** The form that puts wishes into the basket, all or one; its fields lie in the lines. */
export const takeFormId = 'take'

/** The id of a wish's choice of a ticket kind. */
export const kindId = (id: string) => `kind-${id}`

/** Into the basket, as one of the kinds there are, and for how much. Only where there is a choice is one asked for. */
export function TakeWish({ item, missing }: { item: WishlistItem; missing: boolean }) {
  const t = useT('wishlists')
  const { amount } = useEventWords()
  const { id, choices } = item
  const { price } = useWishWords()(item)
  const name = wishName(item)
  return (
    <div className={styles.take}>
      {choices.length > 1 && (
        <span className={styles.kind}>
          <Select
            id={kindId(id)}
            form={takeFormId}
            name={`kind:${id}`}
            aria-label={t('list.kindOf', { name })}
            aria-invalid={missing || undefined}
            defaultValue=""
          >
            <option value="">{t('list.chooseKind')}</option>
            {choices.map(({ sku, name: kind, price }) => (
              <option key={sku} value={sku}>
                {t('list.kindAndPrice', { kind, price: amount(price) })}
              </option>
            ))}
          </Select>
        </span>
      )}
      {choices.length === 0 ? (
        <Quiet small>{t('list.notNow')}</Quiet>
      ) : (
        <Button
          type="submit"
          variant="buy"
          form={takeFormId}
          name="only"
          value={id}
          aria-label={t('list.addNamed', { name })}
        >
          {t('list.add')}
        </Button>
      )}
      {price ? <LinePrice>{price}</LinePrice> : null}
    </div>
  )
}
