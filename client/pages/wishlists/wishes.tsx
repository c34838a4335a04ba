import { useRef } from 'react'
import { Form } from 'react-router-dom'
import type { Wishlist } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { BasketLines } from '../../features/basket/basket-lines.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { FormNote } from '../../ui/forms/form-note.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import type { OtherList } from './move-wish.tsx'
import { RemovedWishes } from './removed-wishes.tsx'
import { takeFormId } from './take-wish.tsx'
import type { useWishChanges, WishProblem } from './use-wish-changes.ts'
import { WishLine } from './wish-line.tsx'
import styles from './wishes.module.css'

type WishesProps = {
  list: Wishlist
  others: OtherList[]
  changes: ReturnType<typeof useWishChanges>
  problems: WishProblem[]
  /** Wishes whose ticket kind was asked for and not chosen. */
  missing: ReadonlySet<string>
}

/** What is on the list, and what was just taken off it. */
export function Wishes({ list, others, changes, problems, missing }: WishesProps) {
  const t = useT('wishlists')
  const start = useRef<HTMLElement>(null)
  const removed = (
    <RemovedWishes list={list} removed={changes.removed} onPutBack={(wish) => void changes.putBack(wish)} />
  )
  if (list.items.length === 0) {
    return (
      <div className={styles.wishes}>
        {removed}
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
    <section ref={start} className={styles.wishes} aria-labelledby="wishes" tabIndex={-1}>
      <VisuallyHidden as="h2" id="wishes">
        {t('list.items')}
      </VisuallyHidden>
      <BasketLines>
        {list.items.map((item) => (
          <WishLine
            key={item.id}
            item={item}
            others={others}
            error={problems.find(({ at }) => at === item.id)?.error}
            kindMissing={missing.has(item.id)}
            onChange={(quantity) => void changes.change(item, quantity)}
            onMove={(to) => {
              // The control that had the focus leaves with its line.
              start.current?.focus({ preventScroll: true })
              void changes.move(item, to)
            }}
            onRemove={() => void changes.remove(item)}
          />
        ))}
      </BasketLines>
      {removed}
      <Form id={takeFormId} method="post" className={styles.take} preventScrollReset>
        <input type="hidden" name="intent" value="add" />
        <Button type="submit" variant="buy" big>
          {t('list.addAll')}
        </Button>
        <FormNote>{t('list.addAllNote')}</FormNote>
      </Form>
    </section>
  )
}
