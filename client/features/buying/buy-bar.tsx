import { useEffect, useState } from 'react'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './buy-bar.module.css'

type BuyBarProps = { price?: string; note: string; href: string; action: string; isBuyable?: boolean }

/** Whether the target has reached the middle of the screen. While only its heading shows, the bar still leads there. */
const useIsInView = (hash: string) => {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    if (!target) return
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      rootMargin: '0px 0px -50% 0px',
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [hash])
  return isInView
}

/**
 * A bar at the foot of small screens: price, sale status and a link to the tickets on this page. It hides while the
 * tickets show. Needs `buyBar` on `Page`.
 */
export const BuyBar = ({ price, note, href, action, isBuyable = true }: BuyBarProps) => (
  <div className={classNames(styles.bar, useIsInView(href) && styles.hidden)} data-no-print="" data-buy-bar="">
    <p className={styles.text}>
      {price && <strong>{price}</strong>}
      <span>{note}</span>
    </p>
    <ButtonLink className={styles.button} variant={isBuyable ? 'buy' : 'plain'} href={href}>
      {action}
    </ButtonLink>
  </div>
)
