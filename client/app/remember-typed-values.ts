import type { createBrowserRouter, Location } from 'react-router-dom'
import { api } from '../data/api.ts'
import type { AppStore } from '../data/store.ts'
import { claimUnsentForms } from '../features/forms/unsent-form.ts'
import { getDocumentLoad } from './get-document-load.ts'
import { restoreValues } from './restore-typed-values.ts'

type Remembered = { customerId: string | null; values: Map<string, string> }

/** The key in the session storage of the tab, which has the values while a new document loads. */
const storageKey = 'typed-pages'

/** The next document gets the values of the latest pages, at most so many. */
const maxStoredPages = 20

type StoredPage = [entryId: string, customerId: string | null, values: [string, string][]]

const takeStored = (): [string, Remembered][] => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as StoredPage[]
    sessionStorage.removeItem(storageKey)
    return stored.map(([id, customerId, values]) => [id, { customerId, values: new Map(values) }])
  } catch {
    // The storage is blocked. The shopper must type again.
    return []
  }
}

const storePages = (pages: StoredPage[]) => {
  try {
    if (pages.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(pages.slice(-maxStoredPages)))
  } catch {
    // The storage is blocked. The shopper must type again.
  }
}

/** A link to a fragment can give several entries of the history one key. */
const toEntryId = ({ key, pathname }: Location) => key + pathname

/**
 * Restores what was typed when Back or Forward leads to a page of this document, as browsers do between documents. The
 * next document gets the values, for example after a reload. What a customer typed is for this customer only. Forms
 * with GET are left out, because the URL has their values. A submitted form is left out, too. `stopRestoring` ends what
 * restores values in the first page.
 */
export const rememberTypedValues = (
  store: AppStore,
  router: ReturnType<typeof createBrowserRouter>,
  stopRestoring: () => void,
) => {
  const remembered = new Map(takeStored())
  const selectSession = api.endpoints.getSession.select({})
  const getSession = () => selectSession(store.getState()).data
  let { location, navigation } = router.state
  let submittedForm: EventTarget | null = null
  let claimedBy: string | undefined

  /** What a guest typed is for the customer who signs in, and for no one after the sign-out. */
  const claim = () => {
    const customerId = getSession()?.id
    if (customerId === undefined || customerId === claimedBy) return
    claimedBy = customerId
    for (const [id, page] of remembered) if (page.customerId === null) remembered.set(id, { ...page, customerId })
    claimUnsentForms(customerId)
  }

  const isOwner = ({ customerId }: Remembered) => customerId === null || customerId === getSession()?.id

  /** Values that the page has not restored, because it failed to load, or does not show their fields. */
  const findWaiting = () => {
    const entry = remembered.get(toEntryId(location))
    return entry && isOwner(entry) ? [...entry.values] : []
  }

  const remember = (isSubmission: boolean) => {
    const session = getSession()
    // Without an owner, another shopper could get them.
    if (!session) return
    const fields = globalThis.stagedoor?.findTyped() ?? []
    const values = fields
      .filter(({ form }) => form?.method === 'post' && !(isSubmission && form === submittedForm))
      .map((field) => [globalThis.stagedoor!.toKey(field), field.value] as const)
    const waiting = isSubmission ? [] : findWaiting()
    remembered.delete(toEntryId(location))
    if (waiting.length + values.length > 0)
      remembered.set(toEntryId(location), { customerId: session.id ?? null, values: new Map([...waiting, ...values]) })
  }

  const restore = (fieldsOfOtherPage: Parameters<typeof restoreValues>[1] = []) => {
    const entry = remembered.get(toEntryId(location))
    if (!entry || !isOwner(entry)) return
    const [stopOther, stop] = [stopRestoring, restoreValues(entry.values, fieldsOfOtherPage)]
    stopRestoring = () => {
      stopOther()
      stop()
    }
  }

  claim()
  store.subscribe(claim)
  if (getDocumentLoad()?.type !== 'navigate') restore()
  addEventListener('pagehide', () =>
    storePages(
      [...remembered].flatMap(([id, page]) =>
        isOwner(page) && page.values.size > 0 ? [[id, page.customerId, [...page.values]]] : [],
      ),
    ),
  )
  addEventListener('submit', ({ target }) => (submittedForm = target), true)
  router.subscribe((state) => {
    const isSubmission = navigation.formData !== undefined
    navigation = state.navigation
    if (state.location.key === location.key) return
    stopRestoring()
    stopRestoring = () => {}
    // React renders the new page later: the document still has the fields of the page that is left.
    if (state.historyAction !== 'REPLACE') remember(isSubmission)
    location = state.location
    if (state.historyAction === 'POP') restore(globalThis.stagedoor?.fields())
  })
}
