import { ButtonLink } from './button-link.tsx'
import styles from './buy-bar.module.css'

type BuyBarProps = { price?: string; note: string; href: string; action: string; buy?: boolean }

/** At the foot of small screens: price, state, and the way to the tickets on this page. Needs `buyBar` on `Page`. */
export const BuyBar = ({ price, note, href, action, buy = true }: BuyBarProps) => (
  <div className={styles.bar} data-no-print="" data-buy-bar="">
    <p className={styles.text}>
      {price && <strong>{price}</strong>}
      <span>{note}</span>
    </p>
    <ButtonLink className={styles.button} variant={buy ? 'buy' : 'plain'} href={href}>
      {action}
    </ButtonLink>
  </div>
)
