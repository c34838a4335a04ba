import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { errorText } from '../../app/error-text.ts'
import { useT } from '../../app/i18n.ts'
import { Badge } from '../../ui/badge.tsx'
import { BasketLine } from '../../ui/basket-line.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { MoveWish, type OtherList } from './move-wish.tsx'
import { TakeWish } from './take-wish.tsx'
import styles from './wish-line.module.css'
import { wishName } from './wish-name.ts'
import { useWishWords } from './wish-words.ts'

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
  const { where, price, statusWord } = useWishWords()(item)
  const name = wishName(item)
  const errorId = `error-${item.id}`

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter in the number field comes here too; the stepper has handed the number on.
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    if (submitter?.getAttribute('value') === 'remove') onRemove()
  }

  return (
    <BasketLine
      to={item.href}
      name={item.name}
      what={
        <>
          {item.status && statusWord ? <Badge status={item.status}>{statusWord}</Badge> : null} {item.variantName}
        </>
      }
      date={item.date}
      image={item.image}
      {...(price ? { price } : {})}
      {...(where ? { where } : {})}
    >
      <Form method="post" onSubmit={submit}>
        <WishFields item={item} />
        <Stepper
          id={quantityId(item.id)}
          name="quantity"
          label={t('list.quantityOf', { name })}
          less={t('list.oneFewer')}
          more={t('list.oneMore')}
          min={1}
          max={20}
          value={item.quantity}
          onChange={onChange}
          invalid={error !== undefined}
          {...(error ? { describedBy: errorId } : {})}
        />
        <WithoutScript>
          <TextButton type="submit" name="intent" value="change">
            {t('list.update')}
          </TextButton>
        </WithoutScript>
        <TextButton type="submit" name="intent" value="remove" aria-label={t('list.removeNamed', { name })}>
          {t('list.remove')}
        </TextButton>
      </Form>
      <MoveWish item={item} others={others} onMove={onMove} />
      <TakeWish item={item} missing={kindMissing} />
      {error ? (
        <p id={errorId} className={styles.error}>
          {errorText(error, t)}
        </p>
      ) : null}
    </BasketLine>
  )
}

/** The id of a wish's number field. */
export const quantityId = (id: string) => `quantity-${id}`

/** What every form of a wish posts, so that a removed one can be put back as it was. */
function WishFields({ item }: { item: WishlistItem }) {
  const fields = { item: item.id, sku: item.sku, of: item.of, wanted: String(item.quantity), name: wishName(item) }
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
