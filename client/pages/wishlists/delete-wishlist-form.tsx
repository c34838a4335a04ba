import { Form } from 'react-router-dom'
import type { Wishlist } from '#shared/api/wishlists/wishlists-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import styles from './delete-wishlist-form.module.css'

/** Two steps, because there is no undo: expand, then delete. */
export function DeleteWishlistForm({ wishlist: { itemCount } }: { wishlist: Wishlist }) {
  const t = useT('wishlists')
  return (
    <details>
      <summary className={styles.summary}>{t('delete.title')}</summary>
      <Form method="post" className={styles.form}>
        <p>{t('delete.sure', { count: itemCount })}</p>
        <Button type="submit" variant="danger" name="intent" value="delete">
          {t('delete.submit')}
        </Button>
      </Form>
    </details>
  )
}
