import { Link } from '../../../ui/actions/link.tsx'
import styles from './header-tools.module.css'
import { Icon } from '../../../ui/actions/icon.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'

/** `initial` is that of the customer's name. It replaces the icon, so that nothing moves when the session is loaded. */
export type AccountTool = { to: string; text: string; initial?: string }

/** `count` is undefined until the session is loaded; `countLabel` names it for screen readers ("3 tickets"). */
export type BasketTool = { to: string; text: string; count?: number; countLabel?: string }

export const HeaderTools = ({ account, basket }: { account: AccountTool; basket: BasketTool }) => (
  <>
    <Link className={styles.tool} to={account.to} aria-label={account.text}>
      {account.initial ? (
        <span className={styles.initial} aria-hidden="true">
          {account.initial}
        </span>
      ) : (
        <Icon name="person" />
      )}
    </Link>
    <Link className={styles.tool} to={basket.to}>
      <Icon name="basket" />
      <span className={styles.text}>{basket.text}</span>
      {/* Before hydration the inline script shows the count through an attribute. */}
      <span className={styles.count} aria-hidden="true" data-basket-count="" suppressHydrationWarning>
        {basket.count || null}
      </span>
      {basket.countLabel && <VisuallyHidden>{basket.countLabel}</VisuallyHidden>}
    </Link>
  </>
)
