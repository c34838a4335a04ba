import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { Wishlist } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { Undo } from '../../ui/feedback/undo.tsx'
import type { RemovedWish } from './wishlist-action.ts'

type RemovedWishesProps = { list: Wishlist; removed: RemovedWish[]; onPutBack: (wish: RemovedWish) => void }

/** What was just removed, each with the way back; gone once it is back. */
export function RemovedWishes({ list, removed, onPutBack }: RemovedWishesProps) {
  const present = new Set(list.items.map(({ sku }) => sku))
  return removed
    .filter(({ sku }) => !present.has(sku))
    .map((wish) => <Removed key={wish.id} wish={wish} onPutBack={() => onPutBack(wish)} />)
}

function Removed({ wish: { sku, of, quantity, name }, onPutBack }: { wish: RemovedWish; onPutBack: () => void }) {
  const t = useT('wishlists')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPutBack()
  }
  return (
    <Undo text={t('list.removed', { name })}>
      <Form method="post" onSubmit={submit}>
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="of" value={of} />
        <input type="hidden" name="quantity" value={quantity} />
        <TextButton type="submit" name="intent" value="restore" aria-label={t('list.putBackNamed', { name })}>
          {t('list.putBack')}
        </TextButton>
      </Form>
    </Undo>
  )
}
