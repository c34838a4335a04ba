import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the server renders and while the browser takes over what it rendered; true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
