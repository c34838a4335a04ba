import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { Wishlist } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { UndoAlert } from '../../ui/feedback/undo-alert.tsx'
import type { RemovedItem } from './wishlist-action.ts'

type RemovedItemsProps = { wishlist: Wishlist; removed: RemovedItem[]; onRestore: (item: RemovedItem) => void }

/** Offers undo for each removed item until it is restored. */
export function RemovedItems({ wishlist, removed, onRestore }: RemovedItemsProps) {
  const presentSkus = new Set(wishlist.items.map(({ sku }) => sku))
  return removed
    .filter(({ sku }) => !presentSkus.has(sku))
    .map((item) => <RemovedItemAlert key={item.id} item={item} onRestore={() => onRestore(item)} />)
}

function RemovedItemAlert({
  item: { sku, itemKind, quantity, name },
  onRestore,
}: {
  item: RemovedItem
  onRestore: () => void
}) {
  const t = useT('wishlists')
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRestore()
  }
  return (
    <UndoAlert text={t('list.removed', { name })}>
      <Form method="post" onSubmit={handleSubmit}>
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="itemKind" value={itemKind} />
        <input type="hidden" name="quantity" value={quantity} />
        <TextButton type="submit" name="intent" value="restore" aria-label={t('list.restoreNamed', { name })}>
          {t('list.restore')}
        </TextButton>
      </Form>
    </UndoAlert>
  )
}
