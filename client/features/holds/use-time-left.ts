import { useEffect, useRef, useState } from 'react'
import type { Hold } from '#shared/api/basket/basket-schemas.ts'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'

/** Short enough to show every second. */
const tickMs = 250

const secondsBetween = (now: number, expiresAt: string) => Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000))

/**
 * Whole seconds until the hold expires, by the server's clock: `hold.serverTime` is that clock at the response, and
 * `receivedAt` is this browser's clock at that moment (milliseconds). The time of a hold inside the document counts
 * from when this page started to run.
 */
export const useTimeLeft = ({ expiresAt, serverTime }: Hold, receivedAt: number): number => {
  const isHydrated = useIsHydrated()
  const [documentNow] = useState(isHydrated ? undefined : serverTime)
  const startedAt = useRef<number>(undefined)
  const [secondsLeft, setSecondsLeft] = useState(() =>
    secondsBetween(Date.parse(serverTime) + (isHydrated ? Date.now() - receivedAt : 0), expiresAt),
  )
  useEffect(() => {
    startedAt.current ??= Date.now()
    const clockOffset = Date.parse(serverTime) - (serverTime === documentNow ? startedAt.current : receivedAt)
    const tick = () => setSecondsLeft(secondsBetween(Date.now() + clockOffset, expiresAt))
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [expiresAt, serverTime, receivedAt, documentNow])
  return secondsLeft
}
