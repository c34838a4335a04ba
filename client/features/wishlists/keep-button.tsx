import { classNames } from '../../ui/layout/class-names.ts'
import { Icon } from '../../ui/actions/icon.tsx'
import styles from './keep-button.module.css'

type KeepButtonProps = {
  /** The whole of it, with what it belongs to; begins with `text` where there is one. */
  label: string
  /**
   * Shown beside the mark, and says the state itself; without it the button is the mark alone, for the corner of a
   * poster.
   */
  text?: string
  /** Undefined while that is not known. */
  kept?: boolean
}

/** Puts what it belongs to on a list, or takes it off. The submit button of a form. */
export const KeepButton = ({ label, text, kept }: KeepButtonProps) => (
  <button
    type="submit"
    className={classNames(styles.button, !text && styles.corner)}
    aria-label={label}
    aria-pressed={text ? undefined : kept}
    data-kept={kept}
  >
    <Icon name="keep" className={styles.mark} />
    {text}
  </button>
)
