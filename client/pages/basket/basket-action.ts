import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Output } from '#shared/api/schemas.ts'
import { textOf } from '../../routing/form-values.ts'
import { holdChanges, isHoldChange } from '../../features/holds/hold-changes.ts'
import { submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

/** What a removed line was, so that it can be put back. */
export type RemovedLine = {
  key: string
  sku: string
  quantity: number
  name: string
  extraData: Record<string, string>
}

/** The forms with a code in them: what was typed comes back. */
export type CodeForm = 'promotion' | 'balance'

/** `key` names the line the error belongs to, if it belongs to one; `about` the form with a code. */
export type BasketActionData = {
  error?: ApiError
  key?: string
  about?: CodeForm
  code?: string
  removed?: RemovedLine
  balance?: Output<'getVoucherBalance'>
}

type Change = (form: FormData, context: unknown) => Promise<BasketActionData>

const parseExtraData = (text: string): Record<string, string> => {
  try {
    return JSON.parse(text || '{}') as Record<string, string>
  } catch {
    return {}
  }
}

const refusal = (error: ApiError | undefined, rest: Partial<BasketActionData> = {}): BasketActionData =>
  error ? { error, ...rest } : {}

/**
 * The forms of the basket page by their `intent`. What they post is validated where every call is: by the endpoint's
 * schema.
 */
const changes: Record<string, Change> = {
  change: async (form, context) => {
    const key = textOf(form, 'key')
    const { error } = await submit(context, 'changeBasketLine', { key, quantity: textOf(form, 'quantity') })
    return refusal(error, { key })
  },
  remove: async (form, context) => {
    const key = textOf(form, 'key')
    const { error } = await submit(context, 'removeBasketLine', { key })
    if (error) return refusal(error, { key })
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
  addPromotion: async (form, context) => {
    const code = textOf(form, 'promotion')
    const { error } = await submit(context, 'addPromotion', { code })
    return refusal(error, { about: 'promotion', code })
  },
  removePromotion: async (form, context) => {
    return refusal((await submit(context, 'removePromotion', { code: textOf(form, 'code') })).error)
  },
  balance: async (form, context) => {
    const code = textOf(form, 'voucher')
    const { data: balance, error } = await submit(context, 'getVoucherBalance', { code })
    return error ? refusal(error, { about: 'balance', code }) : { balance, about: 'balance', code }
  },
}

const changeOf = (intent: string): Change | undefined =>
  isHoldChange(intent) ? async (_form, context) => refusal(await holdChanges[intent](context)) : changes[intent]

/**
 * A removal answers with the page itself, which holds the way back, and so does a balance; everything else that worked
 * goes back to the basket.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const change = changeOf(textOf(form, 'intent'))
  if (!change) throw data(null, { status: 400 })
  const result = await change(form, context)
  if (result.error) return data(result, { status: result.error.status || 503 })
  return result.removed || result.balance ? result : redirectTo(request, '/basket', 303)
}
