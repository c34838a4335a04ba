import { use, useRef, useState, type SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { Form, useSubmit } from 'react-router-dom'
import { WishlistButton } from './wishlist-button.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/actions/link.tsx'
import { api, useAddToWishlistMutation, useGetSavedItemsQuery, useRemoveWishlistItemMutation } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { saveItemPath } from './pending-wishlist-item.ts'
import { notifications } from '../../data/notifications-slice.ts'
import type { AppDispatch } from '../../data/store-types.ts'
import { useSession } from '../../data/use-session.ts'

type WishlistToggleProps = {
  sku: string
  /** The name of the product or event. */
  name: string
  /** Shows the icon only, for the corner of an image. */
  iconOnly?: boolean
  /** The main button of its page. */
  isMain?: boolean
}

/**
 * The items with this SKU on the customer's wishlists. Only scripts fetch them, and only for customers: public pages
 * are the same for all shoppers.
 */
const useSavedItems = (sku: string, isCustomer: boolean) =>
  useGetSavedItemsQuery(
    {},
    {
      skip: !isCustomer,
      selectFromResult: ({ data }) => ({ items: data?.items.filter((item) => item.sku === sku) }),
    },
  ).items

/** The fields of the form. `state` selects the button's text; `isSaved` is undefined while it is unknown. */
function WishlistToggleFields({
  sku,
  name,
  iconOnly = false,
  isMain = false,
  state,
  isSaved,
}: WishlistToggleProps & { state: 'save' | 'saved' | 'tryAgain'; isSaved?: boolean }) {
  const t = useT('wishlist-button')
  const text = t(state)
  return (
    <>
      <input type="hidden" name="sku" value={sku} />
      {/* The inline script fills it in until the application runs: the shopper then stays on this page. */}
      <input type="hidden" name="fromPage" />
      <WishlistButton
        label={iconOnly && state !== 'tryAgain' ? t('saveNamed', { name }) : t('named', { text, name })}
        {...(iconOnly ? {} : { text })}
        isMain={isMain}
        {...(isSaved === undefined ? {} : { isSaved })}
      />
    </>
  )
}

function BrowserWishlistToggle({ sku, name, iconOnly = false, isMain = false }: WishlistToggleProps) {
  const t = useT('wishlist-button')
  const dispatch: AppDispatch = useDispatch()
  const language = use(LinkLanguageContext)
  const session = useSession()
  const isCustomer = session !== undefined && !session.guest
  const savedItems = useSavedItems(sku, isCustomer)
  const [hasFailed, setHasFailed] = useState(false)
  const [addItem, { isLoading: isAdding }] = useAddToWishlistMutation()
  const [removeItem] = useRemoveWishlistItemMutation()
  const submitForm = useSubmit()
  const awaitsSession = useRef(false)
  const isSaved = (savedItems !== undefined && savedItems.length > 0) || isAdding

  const notify = (kind: 'status' | 'error', text: string) => {
    setHasFailed(kind === 'error')
    dispatch(notifications.actions.showToast({ kind, text }))
  }
  const addToWishlist = async () => {
    const { data } = await addItem({ sku })
    if (data) notify('status', t('added', { name, list: data.name }))
    else notify('error', t('saveFailed', { name }))
  }
  const removeFromWishlist = async () => {
    const items = (savedItems ?? []).filter(({ id }) => id !== '')
    const results = await Promise.all(items.map(({ id }) => removeItem({ id })))
    if (results.some(({ error }) => error)) notify('error', t('removeFailed', { name }))
    else notify('status', t('removed', { name }))
  }
  const toggle = async (form: HTMLFormElement) => {
    if (!session) {
      awaitsSession.current = true
      const { data } = await dispatch(api.endpoints.getSession.initiate({}, { subscribe: false }))
      awaitsSession.current = false
      if (data?.guest !== false) return void submitForm(form)
    }
    await (isSaved ? removeFromWishlist() : addToWishlist())
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (session?.guest) return
    event.preventDefault()
    // Ignores a second press while the first is being sent.
    if (!isAdding && !awaitsSession.current) void toggle(event.currentTarget)
  }

  const state = isSaved ? 'saved' : 'save'
  return (
    <Form method="post" action={withLanguage(saveItemPath, language)} discover="none" onSubmit={submit}>
      <WishlistToggleFields
        sku={sku}
        name={name}
        iconOnly={iconOnly}
        isMain={isMain}
        state={hasFailed ? 'tryAgain' : state}
        {...(isCustomer && savedItems ? { isSaved } : {})}
      />
    </Form>
  )
}

/** The server does not know yet what is saved, and runs no query for each card. So every button offers to save. */
function ServerWishlistToggle(props: WishlistToggleProps) {
  const language = use(LinkLanguageContext)
  return (
    <form method="post" action={withLanguage(saveItemPath, language)}>
      <WishlistToggleFields {...props} state="save" />
    </form>
  )
}

/**
 * Adds a product to a wishlist, or removes it. It is a form: without JavaScript it leads to the wishlist; guests sign
 * in first. Needs the namespace `wishlist-button`.
 */
export const WishlistToggle = import.meta.env.SSR ? ServerWishlistToggle : BrowserWishlistToggle
