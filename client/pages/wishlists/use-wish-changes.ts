import { useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '#shared/api/errors.ts'
import type { WishlistItem } from '#shared/api/wishlists/wishlists-schemas.ts'
import {
  useAddToWishlistMutation,
  useChangeWishlistItemMutation,
  useMoveWishlistItemMutation,
  useRemoveWishlistItemMutation,
} from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { notices } from '../../data/notices-slice.ts'
import { wishName } from './wish-name.ts'
import type { RemovedWish, WishlistActionData } from './wishlist-action.ts'

/** `at` names the wish or field it belongs to, if it belongs to one. */
export type WishProblem = { error: ApiError; at?: string }

const errorOf = (result: { error?: unknown }) => result.error as ApiError | undefined

/**
 * The changes of a list's page where scripts run. They bypass the forms: each shows at once and is taken back if it is
 * refused, is said aloud, and what was removed is remembered until it is back or the page is left. `answer` is what a
 * form without a script was answered.
 */
export const useWishChanges = (list: string, answer: WishlistActionData | undefined) => {
  const t = useT('wishlists')
  const dispatch = useDispatch()
  const [problems, setProblems] = useState<WishProblem[]>([])
  const [removed, setRemoved] = useState<RemovedWish[]>(answer?.removed ? [answer.removed] : [])
  const [changeItem] = useChangeWishlistItemMutation()
  const [removeItem] = useRemoveWishlistItemMutation()
  const [moveItem] = useMoveWishlistItemMutation()
  const [add] = useAddToWishlistMutation()

  const say = (text: string) => dispatch(notices.actions.announced(text))
  const settle = (at: string, error: ApiError | undefined) =>
    setProblems((before) => [...before.filter((problem) => problem.at !== at), ...(error ? [{ error, at }] : [])])
  const forget = (id: string) => setRemoved((before) => before.filter((wish) => wish.id !== id))

  return {
    problems,
    removed,
    change: async (item: WishlistItem, quantity: number) => {
      say(t('list.changed', { name: wishName(item), count: quantity }))
      settle(item.id, errorOf(await changeItem({ id: item.id, quantity })))
    },
    move: async (item: WishlistItem, to: { id: string; name: string }) => {
      const error = errorOf(await moveItem({ id: item.id, to: to.id }))
      if (!error) say(t('list.moved', { name: wishName(item), list: to.name }))
      settle(item.id, error)
    },
    remove: async (item: WishlistItem) => {
      const { id, of, sku, quantity } = item
      setRemoved((before) => [...before, { id, of, sku, quantity, name: wishName(item) }])
      const error = errorOf(await removeItem({ id }))
      if (error) forget(id)
      settle(id, error)
    },
    putBack: async ({ id, of, sku, quantity }: RemovedWish) => {
      const error = errorOf(await add({ of, sku, quantity, wishlist: list }))
      if (!error) forget(id)
      settle(id, error)
    },
  }
}
