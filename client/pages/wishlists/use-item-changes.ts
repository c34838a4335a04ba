import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import {
  useAddToWishlistMutation,
  useUpdateWishlistItemMutation,
  useMoveWishlistItemMutation,
  useRemoveWishlistItemMutation,
} from '../../data/api.ts'
import { getApiError } from '../../data/get-api-error.ts'
import { useT } from '../../i18n/i18n.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { itemName } from './item-name.ts'
import type { RemovedItem, WishlistActionData } from './wishlist-action.ts'

/** `subject` is the id of the item, or the name of the field, that the error is about. */
export type ItemChangeError = { error: ApiError; subject?: string }

/**
 * Changes of a wishlist page with JavaScript. They bypass the forms: each is shown at once, announced, and rolled back
 * if rejected. Undo for removed items remains until they are restored or the shopper leaves the page. `actionData` is
 * the response to a form posted without JavaScript.
 */
export const useItemChanges = (wishlistId: string, actionData: WishlistActionData | undefined) => {
  const t = useT('wishlists')
  const dispatch = useDispatch()
  const [errors, setErrors] = useState<ItemChangeError[]>([])
  const [removed, setRemoved] = useState<RemovedItem[]>(actionData?.removed ? [actionData.removed] : [])
  const [changeItem] = useUpdateWishlistItemMutation()
  const [removeItem] = useRemoveWishlistItemMutation()
  const [moveItem] = useMoveWishlistItemMutation()
  const [addItem] = useAddToWishlistMutation()

  const announce = (text: string) => dispatch(notifications.actions.announce(text))
  const setError = (subject: string, error: ApiError | undefined) =>
    setErrors((previous) => [
      ...previous.filter((changeError) => changeError.subject !== subject),
      ...(error ? [{ error, subject }] : []),
    ])
  const dropRemoved = (id: string) => setRemoved((previous) => previous.filter((item) => item.id !== id))

  return {
    errors,
    removed,
    change: async (item: WishlistItem, quantity: number) => {
      announce(t('list.changed', { name: itemName(item), count: quantity }))
      setError(item.id, getApiError(await changeItem({ id: item.id, quantity })))
    },
    move: async (item: WishlistItem, target: { id: string; name: string }) => {
      const error = getApiError(await moveItem({ id: item.id, targetWishlist: target.id }))
      if (!error) announce(t('list.moved', { name: itemName(item), list: target.name }))
      setError(item.id, error)
    },
    remove: async (item: WishlistItem, row: number) => {
      const { id, itemKind, sku, quantity } = item
      setRemoved((previous) => [...previous, { id, itemKind, sku, quantity, name: itemName(item), row }])
      const error = getApiError(await removeItem({ id }))
      if (error) dropRemoved(id)
      setError(id, error)
    },
    restore: async ({ id, itemKind, sku, quantity, name }: RemovedItem) => {
      const error = getApiError(await addItem({ itemKind, sku, quantity, wishlist: wishlistId }))
      if (!error) {
        dropRemoved(id)
        announce(t('list.restored', { name }))
      }
      setError(id, error)
    },
  }
}
