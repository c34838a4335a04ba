import { useEffect, useRef, useState } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './select.module.css'

/** Specification §9: a row of 41 px every 50 ms while the pointer rests on the edge. */
const rowHeight = 41
const stepMs = 50

type ScrollEdgeProps = { viewport: { readonly current: HTMLElement | null }; direction: -1 | 1 }

/**
 * An edge of the list, shown while the list can scroll in this direction. Scrolls it while the pointer is over the
 * edge.
 */
export const ScrollEdge = ({ viewport, direction }: ScrollEdgeProps) => {
  const [hasMore, setHasMore] = useState(false)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stopScrolling = () => {
    clearInterval(timer.current)
    timer.current = undefined
  }
  const startScrolling = () => {
    timer.current ??= setInterval(() => viewport.current?.scrollBy({ top: direction * rowHeight }), stepMs)
  }
  useEffect(() => {
    const viewportElement = viewport.current!
    const updateHasMore = () => {
      const canScroll =
        direction < 0
          ? viewportElement.scrollTop > 0
          : Math.ceil(viewportElement.scrollTop) + viewportElement.clientHeight < viewportElement.scrollHeight
      setHasMore(canScroll)
      if (!canScroll) stopScrolling()
    }
    updateHasMore()
    viewportElement.addEventListener('scroll', updateHasMore, { passive: true })
    const resizeObserver = new ResizeObserver(updateHasMore)
    resizeObserver.observe(viewportElement)
    return () => {
      stopScrolling()
      resizeObserver.disconnect()
      viewportElement.removeEventListener('scroll', updateHasMore)
    }
  }, [viewport, direction])
  if (!hasMore) return null
  return (
    <div
      className={styles.edge}
      aria-hidden="true"
      data-scroll-edge={direction}
      onPointerEnter={startScrolling}
      onPointerMove={startScrolling}
      onPointerLeave={stopScrolling}
    >
      <Icon name="down" className={direction < 0 ? styles.up : undefined} />
    </div>
  )
}
