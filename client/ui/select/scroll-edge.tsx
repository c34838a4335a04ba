import { useEffect, useRef, useState } from 'react'
import { Icon } from '../actions/icon.tsx'
import styles from './select.module.css'

/** Specification §9: one row of 41 px every 50 ms while the pointer rests on the edge. */
const rowHeight = 41
const stepMs = 50

type ScrollEdgeProps = { viewport: { readonly current: HTMLElement | null }; towards: -1 | 1 }

/**
 * The edge of a list that goes on: shown while there is more in its direction, and scrolls there by itself while it is
 * pointed at.
 */
export const ScrollEdge = ({ viewport, towards }: ScrollEdgeProps) => {
  const [hasMore, setHasMore] = useState(false)
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stop = () => {
    clearInterval(timer.current)
    timer.current = undefined
  }
  const start = () => {
    timer.current ??= setInterval(() => viewport.current?.scrollBy({ top: towards * rowHeight }), stepMs)
  }
  useEffect(() => {
    const list = viewport.current!
    const look = () => {
      const more = towards < 0 ? list.scrollTop > 0 : Math.ceil(list.scrollTop) + list.clientHeight < list.scrollHeight
      setHasMore(more)
      if (!more) stop()
    }
    look()
    list.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(list)
    return () => {
      stop()
      sizes.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [viewport, towards])
  if (!hasMore) return null
  return (
    <div
      className={styles.edge}
      aria-hidden="true"
      data-scroll-edge={towards}
      onPointerEnter={start}
      onPointerMove={start}
      onPointerLeave={stop}
    >
      <Icon name="down" className={towards < 0 ? styles.up : undefined} />
    </div>
  )
}
