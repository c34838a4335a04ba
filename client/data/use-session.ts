import type { Session } from '#shared/api/identity/identity-schemas.ts'
import { useGetSessionQuery } from './api.ts'
import { usePageInfo } from './page-info.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * The session; undefined while it is unknown. Public pages are the same for every shopper, so they know it only after
 * hydration.
 */
export const useSession = (): Session | undefined => {
  const { isSessionKnown } = usePageInfo()
  const isHydrated = useIsHydrated()
  const { data } = useGetSessionQuery({}, { skip: !isSessionKnown && !isHydrated })
  return isSessionKnown || isHydrated ? data : undefined
}
