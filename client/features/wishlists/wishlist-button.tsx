import { classNames } from '../../ui/layout/class-names.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import styles from './wishlist-button.module.css'

type WishlistButtonProps = {
  /** The accessible name, which includes the item; begins with `text` if there is one. */
  label: string
  /**
   * Shown beside the icon; names the state. Without `text` the button shows the icon alone, for the corner of an image.
   */
  text?: string
  /** Whether a wishlist contains the item; undefined while unknown. */
  isSaved?: boolean
  isMain?: boolean
}

/** The submit button of a form that adds an item to a wishlist or removes it. */
export const WishlistButton = ({ label, text, isSaved, isMain }: WishlistButtonProps) => (
  <button
    type="submit"
    className={classNames(styles.button, !text && styles.corner, isMain && styles.main)}
    aria-label={label}
    aria-pressed={text ? undefined : isSaved}
    data-saved={isSaved}
  >
    <Icon name="bookmark" className={styles.icon} />
    {text}
  </button>
)
