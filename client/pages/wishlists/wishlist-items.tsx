import { Form } from 'react-router-dom'
import type { Wishlist } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { BasketLines } from '../../features/basket/basket-line-row.tsx'
import { useScrollToListStart } from '../../features/filtered-lists/use-scroll-to-list-start.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { FormNote } from '../../ui/forms/form-layout.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import type { OtherWishlist } from './move-item-form.tsx'
import { RemovedItemAlert } from './removed-item-alert.tsx'
import { addToBasketFormId } from './add-to-basket-fields.tsx'
import type { useItemChanges, ItemChangeError } from './use-item-changes.ts'
import { toListRows } from './list-rows.ts'
import type { RemovedItem } from './wishlist-action.ts'
import { WishlistItemListEntry } from './wishlist-item-list-entry.tsx'
import styles from './wishlist-items.module.css'

type WishlistItemsProps = {
  wishlist: Wishlist
  others: OtherWishlist[]
  changes: ReturnType<typeof useItemChanges>
  errors: ItemChangeError[]
  /** Ids of items without the required choice of a ticket type. */
  missingVariants: ReadonlySet<string>
}

export function WishlistItems({ wishlist, others, changes, errors, missingVariants }: WishlistItemsProps) {
  const t = useT('wishlists')
  const listStart = useScrollToListStart(wishlist.page)
  /** For controls that disappear when they are used. */
  const focusList = () => listStart.current?.focus({ preventScroll: true })
  const rows = toListRows(wishlist.items, changes.removed)
  const toRemovedItemAlert = (removed: RemovedItem) => (
    <RemovedItemAlert
      key={removed.id}
      item={removed}
      onRestore={() => {
        focusList()
        void changes.restore(removed)
      }}
    />
  )
  // A page whose last item was just removed is empty until the page before it arrives.
  if (wishlist.itemCount === 0) {
    return (
      <div className={styles.items}>
        {rows.map(({ removed }) => removed && toRemovedItemAlert(removed))}
        <EmptyState
          title={t('list.emptyTitle')}
          action={
            <ButtonLink variant="solid" to="/whats-on">
              {t('toProgramme')}
            </ButtonLink>
          }
        >
          <p>{t('list.emptyText')}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <section ref={listStart} className={styles.items} aria-labelledby="items" tabIndex={-1}>
      <VisuallyHidden as="h2" id="items">
        {t('list.items')}
      </VisuallyHidden>
      <BasketLines>
        {rows.map(({ item, removed }, row) =>
          removed ? (
            <li key={removed.id}>{toRemovedItemAlert(removed)}</li>
          ) : (
            <WishlistItemListEntry
              key={item.id}
              item={item}
              others={others}
              error={errors.find(({ subject }) => subject === item.id)?.error}
              isVariantMissing={missingVariants.has(item.id)}
              onChange={(quantity) => void changes.change(item, quantity)}
              onMove={(target) => {
                focusList()
                void changes.move(item, target)
              }}
              onRemove={() => void changes.remove(item, row)}
            />
          ),
        )}
      </BasketLines>
      <Form id={addToBasketFormId} method="post" className={styles.addAll} preventScrollReset>
        <input type="hidden" name="intent" value="add" />
        <Button type="submit" variant="buy" big>
          {t(wishlist.pages > 1 ? 'list.addPage' : 'list.addAll')}
        </Button>
        <FormNote>{t('list.addAllNote')}</FormNote>
      </Form>
    </section>
  )
}
