import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistTarget } from '#shared/api/wishlists/wishlists-schemas.ts'
import { actionError } from '../../routing/action-error.ts'
import { findFormHandler } from '../../routing/find-form-handler.ts'
import { formText } from '../../routing/form-text.ts'
import { readPageArgs } from '../../routing/list-page.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { redirectToSameUrl } from '../../routing/redirect-to-same-url.ts'
import { onlyItemFieldName, variantFieldName } from './add-to-basket-fields.tsx'
import { addItemsToBasket, type AddToBasketResult } from './add-items-to-basket.ts'

/** The content of a removed item, for undo. `row` is the index of its row on the page. */
export type RemovedItem = Pick<WishlistTarget, 'itemKind' | 'sku' | 'quantity'> & {
  id: string
  name: string
  row: number
}

/** `subject` is the id of the item, or the name of the field, that the error is about. */
export type WishlistActionData = {
  error?: ApiError
  subject?: string
  name?: string
  removed?: RemovedItem
  added?: AddToBasketResult
}

type ShownPage = { id: string; page?: number }

type FormHandler = (form: FormData, context: unknown, wishlist: ShownPage) => Promise<WishlistActionData>

const toErrorData = (error: ApiError | undefined, subject?: string): WishlistActionData =>
  error ? { error, ...(subject ? { subject } : {}) } : {}

const readItemRef = (form: FormData) => ({
  sku: formText(form, 'sku'),
  itemKind: formText(form, 'itemKind') === 'productVariant' ? ('productVariant' as const) : ('product' as const),
})

/** The handlers by `intent`. They do not validate: the endpoint's schema rejects invalid input. */
const formHandlers: Record<string, FormHandler> = {
  change: async (form, context) => {
    const id = formText(form, 'item')
    return toErrorData(
      (await runMutation(context, 'updateWishlistItem', { id, quantity: formText(form, 'quantity') })).error,
      id,
    )
  },
  remove: async (form, context) => {
    const id = formText(form, 'item')
    const { error } = await runMutation(context, 'removeWishlistItem', { id })
    if (error) return toErrorData(error, id)
    return {
      removed: {
        id,
        ...readItemRef(form),
        quantity: Number(formText(form, 'itemQuantity')),
        name: formText(form, 'name'),
        row: 0,
      },
    }
  },
  restore: async (form, context, { id: wishlist }) =>
    toErrorData(
      (
        await runMutation(context, 'addToWishlist', {
          ...readItemRef(form),
          quantity: formText(form, 'quantity'),
          wishlist,
        })
      ).error,
    ),
  move: async (form, context) => {
    const id = formText(form, 'item')
    return toErrorData(
      (await runMutation(context, 'moveWishlistItem', { id, targetWishlist: formText(form, 'targetWishlist') })).error,
      id,
    )
  },
  add: async (form, context, wishlist) => {
    const { items } = await loadQuery(context, 'getWishlist', wishlist)
    const onlyItemId = formText(form, onlyItemFieldName)
    const added = await addItemsToBasket(
      onlyItemId ? items.filter(({ id }) => id === onlyItemId) : items,
      (id) => formText(form, variantFieldName(id)) || undefined,
      (lines) => runMutation(context, 'addToBasket', { items: lines }),
    )
    return { added, ...toErrorData(added.error) }
  },
  rename: async (form, context, { id }) => {
    const name = formText(form, 'name')
    return { ...toErrorData((await runMutation(context, 'renameWishlist', { id, name })).error, 'name'), name }
  },
  share: async (_form, context, { id }) => toErrorData((await runMutation(context, 'shareWishlist', { id })).error),
  unshare: async (_form, context, { id }) => toErrorData((await runMutation(context, 'unshareWishlist', { id })).error),
}

/** Changes with a result return data to the page; others redirect to the same page, a deletion to all wishlists. */
export const action = async ({ request, context, params }: ActionFunctionArgs) => {
  const wishlist = { id: params.id!, ...readPageArgs(new URL(request.url).searchParams) }
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (intent === 'delete') {
    const { error } = await runMutation(context, 'deleteWishlist', { id: wishlist.id })
    return error
      ? actionError<WishlistActionData & { error: ApiError }>({ error })
      : redirectTo(request, '/account/wishlists', 303)
  }
  const handler = findFormHandler(formHandlers, intent)
  if (!handler) throw data(null, { status: 400 })
  const result = await handler(form, context, wishlist)
  if (result.error) return actionError({ ...result, error: result.error })
  if (result.added)
    return data(result, { status: result.added.count === 0 && result.added.itemErrors.length > 0 ? 422 : 200 })
  return result.removed ? result : redirectToSameUrl(request)
}
