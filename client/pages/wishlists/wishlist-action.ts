import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishedItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import { textOf } from '../../routing/form-values.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { addToBasket, type Added } from './add-to-basket.ts'

/** What a removed wish was, so that it can be put back. */
export type RemovedWish = Pick<WishedItem, 'of' | 'sku' | 'quantity'> & { id: string; name: string }

/** `at` names the wish or the field (`name`) the error belongs to, if it belongs to one. */
export type WishlistActionData = { error?: ApiError; at?: string; name?: string; removed?: RemovedWish; added?: Added }

type Change = (form: FormData, context: unknown, list: string) => Promise<WishlistActionData>

const refusal = (error: ApiError | undefined, at?: string): WishlistActionData =>
  error ? { error, ...(at ? { at } : {}) } : {}

const wished = (form: FormData) => ({
  sku: textOf(form, 'sku'),
  of: textOf(form, 'of') === 'productVariant' ? ('productVariant' as const) : ('product' as const),
})

/**
 * The forms of a list's page by their `intent`. What they post is validated where every call is: by the endpoint's
 * schema.
 */
const changes: Record<string, Change> = {
  change: async (form, context) => {
    const id = textOf(form, 'item')
    return refusal((await submit(context, 'changeWishlistItem', { id, quantity: textOf(form, 'quantity') })).error, id)
  },
  remove: async (form, context) => {
    const id = textOf(form, 'item')
    const { error } = await submit(context, 'removeWishlistItem', { id })
    if (error) return refusal(error, id)
    return { removed: { id, ...wished(form), quantity: Number(textOf(form, 'wanted')), name: textOf(form, 'name') } }
  },
  restore: async (form, context, wishlist) =>
    refusal(
      (await submit(context, 'addToWishlist', { ...wished(form), quantity: textOf(form, 'quantity'), wishlist })).error,
    ),
  move: async (form, context) => {
    const id = textOf(form, 'item')
    return refusal((await submit(context, 'moveWishlistItem', { id, to: textOf(form, 'to') })).error, id)
  },
  add: async (form, context, list) => {
    const { items } = await load(context, 'getWishlist', { id: list })
    const only = textOf(form, 'only')
    const added = await addToBasket(
      only ? items.filter(({ id }) => id === only) : items,
      (id) => textOf(form, `kind:${id}`) || undefined,
      (lines) => submit(context, 'addToBasket', { items: lines }),
    )
    return { added, ...refusal(added.error) }
  },
  rename: async (form, context, id) => {
    const name = textOf(form, 'name')
    return { ...refusal((await submit(context, 'renameWishlist', { id, name })).error, 'name'), name }
  },
  share: async (_form, context, id) => refusal((await submit(context, 'shareWishlist', { id })).error),
  unshare: async (_form, context, id) => refusal((await submit(context, 'unshareWishlist', { id })).error),
}

/**
 * What has something to say answers with the page itself; what just worked goes back to the list, and a deleted list to
 * the others.
 */
export const action = async ({ request, context, params }: ActionFunctionArgs) => {
  const list = params.id!
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  if (intent === 'delete') {
    const { error } = await submit(context, 'deleteWishlist', { id: list })
    return error
      ? data<WishlistActionData>({ error }, { status: error.status || 503 })
      : redirectTo(request, '/account/wishlists', 303)
  }
  const change = changes[intent]
  if (!change) throw data(null, { status: 400 })
  const result = await change(form, context, list)
  if (result.error) return data(result, { status: result.error.status || 503 })
  if (result.added)
    return data(result, { status: result.added.count === 0 && result.added.problems.length > 0 ? 422 : 200 })
  return result.removed ? result : redirectTo(request, `/account/wishlists/${list}`, 303)
}
