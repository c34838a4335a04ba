import type { createBrowserRouter, Location } from 'react-router-dom'
import { api } from '../data/api.ts'
import type { AppStore } from '../data/store.ts'
import { restoreValues } from './restore-typed-values.ts'

type Remembered = { customerId: string | null; values: Map<string, string> }

/** A link to a fragment can give several entries of the history one key. */
const toEntryId = ({ key, pathname }: Location) => key + pathname

/**
 * Restores what was typed when Back or Forward leads to a page of this document, as browsers do between documents. The
 * values are in memory only: a document ends with signing in and out. What a customer typed is for this customer only.
 * Forms with GET are left out, because the URL has their values. A submitted form is left out, too. `stopRestoring`
 * ends what restores values in the first page.
 */
export const rememberTypedValues = (
  store: AppStore,
  router: ReturnType<typeof createBrowserRouter>,
  stopRestoring: () => void,
) => {
  const remembered = new Map<string, Remembered>()
  const getSession = () => api.endpoints.getSession.select({})(store.getState()).data
  let { location, navigation } = router.state
  let submittedForm: EventTarget | null = null

  const remember = (isSubmission: boolean) => {
    const session = getSession()
    // Without an owner, another shopper could get them.
    if (!session) return
    const fields = globalThis.stagedoor?.findTyped() ?? []
    const values = fields
      .filter(({ form }) => form?.method === 'post' && !(isSubmission && form === submittedForm))
      .map((field) => [globalThis.stagedoor!.toKey(field), field.value] as const)
    if (values.length > 0)
      remembered.set(toEntryId(location), { customerId: session.id ?? null, values: new Map(values) })
  }

  const restore = () => {
    const entry = remembered.get(toEntryId(location))
    remembered.delete(toEntryId(location))
    const isOwner = entry?.customerId === null || entry?.customerId === getSession()?.id
    if (entry && isOwner) stopRestoring = restoreValues(entry.values, globalThis.stagedoor?.fields())
  }

  addEventListener('submit', ({ target }) => (submittedForm = target), true)
  router.subscribe((state) => {
    const isSubmission = navigation.formData !== undefined
    navigation = state.navigation
    if (state.location.key === location.key) return
    stopRestoring()
    // React renders the new page later: the document still has the fields of the page that is left.
    if (state.historyAction !== 'REPLACE') remember(isSubmission)
    location = state.location
    if (state.historyAction === 'POP') restore()
  })
}
