import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { UndoAlert } from '../../ui/feedback/undo-alert.tsx'
import type { RemovedItem } from './wishlist-action.ts'

/** Says that an item was removed, and offers undo. */
export function RemovedItemAlert({
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
