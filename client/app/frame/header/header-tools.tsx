import { Link } from '../../../ui/actions/link.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import styles from './header-tools.module.css'
import { Icon } from '../../../ui/actions/icon.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'

export type AccountTool = { to: string; text: string }

/** `count` is left out until it is known; `countLabel` says it in words ("3 tickets"). */
export type BasketTool = { to: string; text: string; count?: number; countLabel?: string }

export const HeaderTools = ({ account, basket }: { account: AccountTool; basket: BasketTool }) => (
  <>
    <Link className={styles.tool} to={account.to} aria-label={account.text}>
      <Icon name="person" />
    </Link>
    <Link className={styles.tool} to={basket.to}>
      <Icon name="basket" className={styles.icon} />
      <span className={styles.text}>{basket.text}</span>
      {/* Until the application takes over, the document's script paints the count as an attribute. */}
      <span
        className={classNames(styles.count, !basket.count && styles.empty)}
        aria-hidden="true"
        data-basket-count=""
        suppressHydrationWarning
      >
        {basket.count || null}
      </span>
      {basket.countLabel && <VisuallyHidden>{basket.countLabel}</VisuallyHidden>}
    </Link>
  </>
)
