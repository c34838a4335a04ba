import { classNames } from '../../ui/layout/class-names.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import styles from './wishlist-button.module.css'

type WishlistButtonProps = {
  /** The whole of it, with what it belongs to; begins with `text` where there is one. */
  label: string
  /**
   * Shown beside the mark, and says the state itself; without it the button is the mark alone, for the corner of a
   * poster.
   */
  text?: string
  /** Undefined while that is not known. */
  isSaved?: boolean
}

/** Puts what it belongs to on a list, or takes it off. The submit button of a form. */
export const WishlistButton = ({ label, text, isSaved }: WishlistButtonProps) => (
  <button
    type="submit"
    className={classNames(styles.button, !text && styles.corner)}
    aria-label={label}
    aria-pressed={text ? undefined : isSaved}
    data-saved={isSaved}
  >
    <Icon name="bookmark" className={styles.icon} />
    {text}
  </button>
)
