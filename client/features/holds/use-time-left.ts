import { useEffect, useRef, useState } from 'react'
import type { Hold } from '#shared/api/basket/basket-schemas.ts'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'

/** Often enough that no second is skipped. */
const tickMs = 250

const secondsBetween = (now: number, expiresAt: string) => Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))

/**
 * Whole seconds until the hold ends, counted on the server's clock: `hold.now` was that clock when it answered,
 * `receivedAt` this browser's when the answer came (milliseconds). What came with the document was stamped by the
 * server, so it counts from when this page began to run.
 */
export const useTimeLeft = ({ expiresAt, serverTime }: Hold, receivedAt: number): number => {
  const hydrated = useIsHydrated()
  const [documentNow] = useState(hydrated ? undefined : serverTime)
  const startedAt = useRef<number>(undefined)
  const [left, setLeft] = useState(() =>
    secondsBetween(Date.parse(serverTime) + (hydrated ? Date.now() - receivedAt : 0), expiresAt),
  )
  useEffect(() => {
    startedAt.current ??= Date.now()
    const clockOffset = Date.parse(serverTime) - (serverTime === documentNow ? startedAt.current : receivedAt)
    const tick = () => setLeft(secondsBetween(Date.now() + clockOffset, expiresAt))
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [expiresAt, serverTime, receivedAt, documentNow])
  return left
}
