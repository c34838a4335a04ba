import { useEffect, useState, type ReactNode } from 'react'
import type { Amount } from '#shared/api/catalogue/catalogue-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { usePriceFormatter } from '../prices/price-formatter.ts'
import styles from './buy-bar.module.css'
import { buyFormId } from './buy-form-id.ts'
import { runningTotalId } from './running-total.tsx'

/** What the shopper has chosen in the page's buy form; without a sum when nothing is chosen. */
export type ChosenTotal = { count: number; sum: Amount | undefined }

type BuyBarProps = {
  price?: string | undefined
  note: string
  /**
   * The hash of the tickets on this page, or of buttons like those in the bar. The bar hides while that element shows.
   */
  href: string
  /** Another page that the bar links to instead. */
  to?: string | undefined
  /** Replaces the link, for example by a button that saves the event. */
  button?: ReactNode
  /** Whether the element at `href` is a button like the one in the bar, in the first screen of most phones. */
  repeatsButton?: boolean
  action: string
  isBuyable?: boolean
  chosen?: ChosenTotal | undefined
  /** The text of the button that adds what is chosen. */
  submit: string
}

/** Whether the element is visible in the window, or in the part of it that `rootMargin` leaves. */
const useIsInView = (id: string, rootMargin: string, isFirstInView = false) => {
  const [isInView, setIsInView] = useState(isFirstInView)
  useEffect(() => {
    const target = document.getElementById(id)
    if (!target) return
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      rootMargin,
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [id, rootMargin])
  return isInView
}

/**
 * A bar at the foot of small screens. It shows price, sale status and a link to the tickets on this page. When
 * something is chosen, it shows the sum and the button that adds it to the basket instead. It hides while the tickets,
 * or the total with its own button, are visible.
 */
export const BuyBar = ({
  price,
  note,
  href,
  to,
  button,
  action,
  isBuyable = true,
  repeatsButton = false,
  chosen,
  submit,
}: BuyBarProps) => {
  const formatPrice = usePriceFormatter()
  const isLinkToOtherPage = to !== undefined
  // The bar stays while only the heading of the tickets is visible, because the shopper cannot choose there yet.
  const targetInView = useIsInView(href.slice(1), repeatsButton ? '0px' : '0px 0px -50% 0px', repeatsButton)
  const totalInView = useIsInView(runningTotalId, '0px')
  if (chosen?.sum) {
    return (
      <div className={classNames(styles.bar, totalInView && styles.hidden)} data-no-print="" data-buy-bar="">
        <p className={styles.text}>
          <strong>
            {chosen.count} · {formatPrice(chosen.sum)}
          </strong>
        </p>
        <Button className={styles.button} variant="buy" type="submit" form={buyFormId}>
          {submit}
        </Button>
      </div>
    )
  }
  return (
    <div className={classNames(styles.bar, targetInView && styles.hidden)} data-no-print="" data-buy-bar="">
      <p className={styles.text}>
        {price && <strong>{price}</strong>}
        <span>{note}</span>
      </p>
      {button ?? (
        <ButtonLink
          className={styles.button}
          variant={isBuyable ? 'buy' : isLinkToOtherPage ? 'solid' : 'plain'}
          {...(isLinkToOtherPage ? { to } : { href })}
        >
          {action}
        </ButtonLink>
      )}
    </div>
  )
}
