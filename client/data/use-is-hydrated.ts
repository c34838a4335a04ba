import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

/** False on the server and during hydration; true afterwards. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
