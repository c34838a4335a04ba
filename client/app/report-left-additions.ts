import type { TFunction } from 'i18next'
import type { createBrowserRouter } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { api } from '../data/api.ts'
import { pendingChangeMs } from '../data/fetch-defaults.ts'
import { pause } from '../data/http-transport.ts'
import { notifications } from '../data/notifications-slice.ts'
import { errorMessage } from '../features/forms/error-message.ts'
import type { AppContext } from '../routing/app-context.ts'
import { getDocumentLoad } from './get-document-load.ts'

/** The key in the session storage of the tab: how many items the basket had before the addition. */
const storageKey = 'left-addition'

/** Milliseconds in which nobody reads the rejection on a page that they are leaving. */
const unreadMs = 1_000

const toReason = (error: ApiError, t: TFunction) =>
  error.fields?.length ? [...new Set(error.fields.map(({ message }) => message))].join(' ') : errorMessage(error, t)

/**
 * Tells a shopper on the next page that the basket rejected what they added on this one. When the next page is another
 * document, it never gets the response: it compares the basket with that before the addition.
 */
export const reportLeftAdditions = (
  { store, i18n }: Pick<AppContext, 'store' | 'i18n'>,
  router: ReturnType<typeof createBrowserRouter>,
) => {
  const report = (text: string) => store.dispatch(notifications.actions.showToast({ kind: 'error', text }))

  const watchAddition = async (outcome: Promise<{ data?: unknown; error?: unknown }>, pathname: string) => {
    const count = api.endpoints.getSession.select({})(store.getState()).data?.basketCount ?? 0
    const handleLeave = () => {
      try {
        sessionStorage.setItem(storageKey, String(count))
      } catch {
        // The browser blocks storage: the shopper must look at the basket.
      }
    }
    addEventListener('pagehide', handleLeave)
    const rejection = (await outcome).error as ApiError | undefined
    const hasLeft = router.state.navigation.state === 'loading' || router.state.location.pathname !== pathname
    if (rejection && hasLeft) report(i18n.t('additionRejected', { reason: toReason(rejection, i18n.t) }))
    else if (rejection) await pause(unreadMs)
    removeEventListener('pagehide', handleLeave)
  }

  const checkLeftAddition = async () => {
    const count = sessionStorage.getItem(storageKey)
    if (count === null) return
    sessionStorage.removeItem(storageKey)
    await pause(pendingChangeMs)
    const { data } = await store.dispatch(
      api.endpoints.getSession.initiate({}, { subscribe: false, forceRefetch: true }),
    )
    if (data && data.basketCount <= Number(count)) report(i18n.t('additionLost'))
  }

  api.enhanceEndpoints({
    endpoints: {
      addToBasket: (definition) => {
        const { onQueryStarted } = definition
        definition.onQueryStarted = (input, lifecycle) => {
          const outcome = lifecycle.queryFulfilled.catch((reason: { error: unknown }) => reason)
          void watchAddition(outcome, router.state.location.pathname)
          return onQueryStarted?.(input, lifecycle)
        }
      },
    },
  })
  // This module arrives after hydration. The shopper may have added something meanwhile, on the page that was loaded.
  const loadedPath = new URL(getDocumentLoad()?.name ?? location.href).pathname
  for (const running of store.dispatch(api.util.getRunningMutationsThunk()))
    if (running.arg.endpointName === 'addToBasket') void watchAddition(running, loadedPath)
  // Reading fails where the browser blocks storage: then nothing was stored.
  const check = () => void checkLeftAddition().catch(() => {})
  check()
  addEventListener('pageshow', ({ persisted }) => persisted && check())
}
