import { useSyncExternalStore } from 'react'

const subscribeNever = () => () => {}

/** False while the server renders and while the browser takes over what it rendered; true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  )
