import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

/** Detects hydration: React calls `getServerSnapshot` only on the server and while it hydrates a component. */
const createHydrationProbe = () => {
  let isHydrating = false
  return {
    getSnapshot: () => null,
    getServerSnapshot: () => {
      isHydrating = true
      return null
    },
    isHydrating: () => isHydrating,
  }
}

/**
 * False on the server and during hydration; true afterwards. The change is a transition: two different snapshots would
 * make React render all components that use this hook in one long task.
 */
export const useIsHydrated = (): boolean => {
  const [probe] = useState(createHydrationProbe)
  useSyncExternalStore(subscribeNever, probe.getSnapshot, probe.getServerSnapshot)
  const [isHydrated, setIsHydrated] = useState(!probe.isHydrating())
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return isHydrated
}
