import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { textOf } from '../../app/form-values.ts'
import { submit } from '../../app/load.ts'
import { redirectTo } from '../../app/redirect-to.ts'

/** What a removed line was, so that it can be put back. */
export type RemovedLine = { key: string; sku: string; quantity: number; name: string; extraData: Record<string, string> }

/** `key` names the line the error belongs to, if it belongs to one. */
export type BasketActionData = { error?: ApiError; key?: string; removed?: RemovedLine }

type Change = (form: FormData, context: unknown) => Promise<BasketActionData>

const parseExtraData = (text: string): Record<string, string> => {
  try {
    return JSON.parse(text || '{}') as Record<string, string>
  } catch {
    return {}
  }
}

const refusal = (error: ApiError | undefined, key?: string): BasketActionData => (error ? { error, ...(key ? { key } : {}) } : {})

/** The forms of the basket page by their `intent`. What they post is validated where every call is: by the endpoint's schema. */
const changes: Record<string, Change> = {
  change: async (form, context) => {
    const key = textOf(form, 'key')
    const { error } = await submit(context, 'changeBasketLine', { key, quantity: textOf(form, 'quantity') })
    return refusal(error, key)
  },
  remove: async (form, context) => {
    const key = textOf(form, 'key')
    const { error } = await submit(context, 'removeBasketLine', { key })
    if (error) return refusal(error, key)
    return {
      removed: {
        key,
        sku: textOf(form, 'sku'),
        quantity: Number(textOf(form, 'lineQuantity')),
        name: textOf(form, 'name'),
        extraData: parseExtraData(textOf(form, 'extraData')),
      },
    }
  },
  restore: async (form, context) => {
    const extraData = parseExtraData(textOf(form, 'extraData'))
    const items = [{ sku: textOf(form, 'sku'), quantity: textOf(form, 'quantity'), extraData }]
    return refusal((await submit(context, 'addToBasket', { items })).error)
  },
  addKept: async (_form, context) => refusal((await submit(context, 'addKeptGuestLines', {})).error),
}

/** A removal answers with the page itself, which holds the way back; everything else that worked goes back to the basket. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const change = changes[textOf(form, 'intent')]
  if (!change) throw data(null, { status: 400 })
  const result = await change(form, context)
  if (result.error) return data(result, { status: result.error.status || 503 })
  return result.removed ? result : redirectTo(request, '/basket', 303)
}
