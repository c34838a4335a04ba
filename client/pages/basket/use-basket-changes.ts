import { useState } from 'react'
import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { useAddToBasketMutation, useChangeBasketLineMutation, useRemoveBasketLineMutation } from '../../data/api.ts'
import { nameOf } from '../../features/basket/line-name.ts'
import type { BasketActionData, RemovedLine } from './basket-action.ts'

/** `key` names the line it belongs to, if it belongs to one. */
export type BasketProblem = { error: ApiError; key?: string }

export type BasketChanges = {
  problems: BasketProblem[]
  removed: RemovedLine[]
  change(line: Line, quantity: number): Promise<void>
  remove(line: Line): Promise<void>
  putBack(line: RemovedLine): Promise<void>
}

const errorOf = (result: { error?: unknown }) => result.error as ApiError | undefined

/** What a form of a line without a script was answered; it is where the page starts from. */
const startOf = (answer: BasketActionData | undefined) => ({
  problems: answer?.error && answer.key ? [{ error: answer.error, key: answer.key }] : [],
  removed: answer?.removed ? [answer.removed] : [],
})

/**
 * The basket page's changes where scripts run. They bypass the forms: each shows before the next click is handled, so
 * that quick clicks count one by one, and what was removed is remembered until it is back or the page is left.
 */
export const useBasketChanges = (answer: BasketActionData | undefined): BasketChanges => {
  const [problems, setProblems] = useState<BasketProblem[]>(startOf(answer).problems)
  const [removed, setRemoved] = useState<RemovedLine[]>(startOf(answer).removed)
  const [changeLine] = useChangeBasketLineMutation()
  const [removeLine] = useRemoveBasketLineMutation()
  const [add] = useAddToBasketMutation()

  const settle = (key: string, error: ApiError | undefined) =>
    setProblems((before) => [...before.filter((problem) => problem.key !== key), ...(error ? [{ error, key }] : [])])
  const forget = (key: string) => setRemoved((before) => before.filter((line) => line.key !== key))

  return {
    problems,
    removed,
    change: async ({ key }, quantity) => settle(key, errorOf(await changeLine({ key, quantity }))),
    remove: async (line) => {
      const { key, sku, quantity, extraData } = line
      setRemoved((before) => [
        ...before.filter((other) => other.key !== key),
        { key, sku, quantity, name: nameOf(line), extraData },
      ])
      const error = errorOf(await removeLine({ key }))
      if (error) forget(key)
      settle(key, error)
    },
    putBack: async ({ key, sku, quantity, extraData }) => {
      const error = errorOf(await add({ items: [{ sku, quantity, extraData }] }))
      if (!error) forget(key)
      settle(key, error)
    },
  }
}
