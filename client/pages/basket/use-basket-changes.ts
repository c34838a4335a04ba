import { useState } from 'react'
import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import '../../data/cache-updates/basket-line-updates.ts'
import { useAddToBasketMutation, useUpdateBasketLineMutation, useRemoveBasketLineMutation } from '../../data/api.ts'
import { getApiError } from '../../data/get-api-error.ts'
import { lineLabel } from './line-label.ts'
import type { BasketActionData, RemovedLine } from './basket-action.ts'

/** `key` names the line of the error, if any. */
type BasketChangeError = { error: ApiError; key?: string }

type BasketChanges = {
  errors: BasketChangeError[]
  removed: RemovedLine[]
  change(line: Line, quantity: number): Promise<void>
  remove(line: Line): Promise<void>
  restore(line: RemovedLine): Promise<void>
}

/** Starts from the response to a form posted without JavaScript. */
const getInitialState = (actionData: BasketActionData | undefined) => ({
  errors: actionData?.error && actionData.key ? [{ error: actionData.error, key: actionData.key }] : [],
  removed: actionData?.removed ? [actionData.removed] : [],
})

/**
 * Changes of the basket page with JavaScript. They bypass the forms: each is shown before the next click is handled, so
 * that quick clicks add up. Undo for removed lines remains until they are restored or the shopper leaves the page.
 */
export const useBasketChanges = (actionData: BasketActionData | undefined): BasketChanges => {
  const [errors, setErrors] = useState<BasketChangeError[]>(getInitialState(actionData).errors)
  const [removed, setRemoved] = useState<RemovedLine[]>(getInitialState(actionData).removed)
  const [changeLine] = useUpdateBasketLineMutation()
  const [removeLine] = useRemoveBasketLineMutation()
  const [addToBasket] = useAddToBasketMutation()

  const setError = (key: string, error: ApiError | undefined) =>
    setErrors((previous) => [
      ...previous.filter((changeError) => changeError.key !== key),
      ...(error ? [{ error, key }] : []),
    ])
  const dropRemoved = (key: string) => setRemoved((previous) => previous.filter((line) => line.key !== key))

  return {
    errors,
    removed,
    change: async ({ key }, quantity) => setError(key, getApiError(await changeLine({ key, quantity }))),
    remove: async (line) => {
      const { key, sku, quantity, extraData } = line
      setRemoved((previous) => [
        ...previous.filter((removedLine) => removedLine.key !== key),
        { key, sku, quantity, name: lineLabel(line), extraData },
      ])
      const error = getApiError(await removeLine({ key }))
      if (error) dropRemoved(key)
      setError(key, error)
    },
    restore: async ({ key, sku, quantity, extraData }) => {
      const error = getApiError(await addToBasket({ items: [{ sku, quantity, extraData }] }))
      if (!error) dropRemoved(key)
      setError(key, error)
    },
  }
}
