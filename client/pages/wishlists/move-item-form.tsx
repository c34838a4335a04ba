import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { formText } from '../../routing/form-text.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Select } from '../../ui/select/select.tsx'
import styles from './move-item-form.module.css'
import { itemName } from './item-name.ts'

export type OtherWishlist = { id: string; name: string }

type MoveItemProps = { item: WishlistItem; others: OtherWishlist[]; onMove: (target: OtherWishlist) => void }

/** Collapsed, because it is rarely used. Renders nothing without another wishlist. */
export function MoveItemForm({ item, others, onMove }: MoveItemProps) {
  const t = useT('wishlists')
  if (others.length === 0) return null
  const name = itemName(item)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const targetId = formText(new FormData(event.currentTarget), 'targetWishlist')
    const target = others.find(({ id }) => id === targetId)
    if (target) onMove(target)
  }
  return (
    <details className={styles.move}>
      <summary className={styles.summary} aria-label={t('list.moveNamed', { name })}>
        {t('list.move')}
      </summary>
      <Form method="post" className={styles.form} onSubmit={handleSubmit}>
        <input type="hidden" name="item" value={item.id} />
        <Select name="targetWishlist" aria-label={t('list.moveTo')}>
          {others.map((wishlist) => (
            <option key={wishlist.id} value={wishlist.id}>
              {wishlist.name}
            </option>
          ))}
        </Select>
        <Button type="submit" name="intent" value="move">
          {t('list.move')}
        </Button>
      </Form>
    </details>
  )
}
