import { lazy, Suspense } from 'react'
import type { ExpiredLinesProps } from './expired-lines-alert.tsx'

const loadExpiredLinesAlert = async () => ({ default: (await import('./expired-lines-alert.tsx')).ExpiredLinesAlert })

const ExpiredLinesAlert = import.meta.env.SSR ? (await loadExpiredLinesAlert()).default : lazy(loadExpiredLinesAlert)

/** The alert about lines that an expired hold released. Few visits see it, so its code loads with the first one. */
export function ExpiredLines(props: ExpiredLinesProps) {
  if (props.basket.expired.length === 0) return null
  return (
    <Suspense>
      <ExpiredLinesAlert {...props} />
    </Suspense>
  )
}
