import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import type { Output } from '#shared/api/schemas.ts'
import { findFormHandler } from '../../routing/find-form-handler.ts'
import { formText } from '../../routing/form-text.ts'
import { findTextKey } from '../../features/buying/line-errors.ts'
import { readLineTexts, type LineTexts } from '../../features/buying/read-line-texts.ts'
import { holdActions, isHoldAction } from '../../features/holds/hold-actions.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'

/** The content of a removed line, for undo. */
export type RemovedLine = {
  key: string
  sku: string
  quantity: number
  name: string
  extraData: Record<string, string>
}

/** The forms with a code field; after an error the field shows the typed code again. */
export type CodeFormName = 'promotion' | 'balance'

/**
 * `key` names the line of the error, if any; `codeForm` its code form. `lineTexts` are the texts of the line with this
 * key, as typed; `errorId` is the id of the field whose text was rejected.
 */
export type BasketActionData = {
  error?: ApiError
  key?: string
  codeForm?: CodeFormName
  code?: string
  lineTexts?: { key: string; texts: LineTexts; errorId?: string | undefined }
  removed?: RemovedLine
  balance?: Output<'getVoucherBalance'>
}

type FormHandler = (form: FormData, context: unknown) => Promise<BasketActionData>

const parseExtraData = (text: string): Record<string, string> => {
  try {
    return JSON.parse(text || '{}') as Record<string, string>
  } catch {
    return {}
  }
}

const toErrorData = (error: ApiError | undefined, rest: Partial<BasketActionData> = {}): BasketActionData =>
  error ? { error, ...rest } : {}

export const toLineTextId = (lineKey: string, field: string) => `${lineKey}-${field}`

/** The handlers by `intent`. They do not validate: the endpoint's schema rejects invalid input. */
const formHandlers: Record<string, FormHandler> = {
  change: async (form, context) => {
    const key = formText(form, 'key')
    const { error } = await runMutation(context, 'updateBasketLine', { key, quantity: formText(form, 'quantity') })
    return toErrorData(error, { key })
  },
  text: async (form, context) => {
    const input = { key: formText(form, 'key'), texts: readLineTexts(form) }
    const { error } = await runMutation(context, 'updateBasketLine', input)
    const field = error?.fields?.map((fieldError) => findTextKey(fieldError.field)).find(Boolean)
    return toErrorData(error, { lineTexts: { ...input, errorId: field && toLineTextId(input.key, field) } })
  },
  remove: async (form, context) => {
    const key = formText(form, 'key')
    const { error } = await runMutation(context, 'removeBasketLine', { key })
    if (error) return toErrorData(error, { key })
    return {
      removed: {
        key,
        sku: formText(form, 'sku'),
        quantity: Number(formText(form, 'lineQuantity')),
        name: formText(form, 'name'),
        extraData: parseExtraData(formText(form, 'extraData')),
      },
    }
  },
  restore: async (form, context) => {
    const extraData = parseExtraData(formText(form, 'extraData'))
    const items = [{ sku: formText(form, 'sku'), quantity: formText(form, 'quantity'), extraData }]
    return toErrorData((await runMutation(context, 'addToBasket', { items })).error)
  },
  mergeGuestBasket: async (_form, context) => toErrorData((await runMutation(context, 'mergeGuestBasket', {})).error),
  addPromotion: async (form, context) => {
    const code = formText(form, 'promotion')
    const { error } = await runMutation(context, 'addPromotion', { code })
    return toErrorData(error, { codeForm: 'promotion', code })
  },
  removePromotion: async (form, context) => {
    return toErrorData((await runMutation(context, 'removePromotion', { code: formText(form, 'code') })).error)
  },
  balance: async (form, context) => {
    const code = formText(form, 'voucher')
    const { data: balance, error } = await runMutation(context, 'getVoucherBalance', { code })
    return error ? toErrorData(error, { codeForm: 'balance', code }) : { balance, codeForm: 'balance', code }
  },
}

const findHandler = (intent: string): FormHandler | undefined =>
  isHoldAction(intent)
    ? async (_form, context) => toErrorData((await holdActions[intent](context)).error)
    : findFormHandler(formHandlers, intent)

/**
 * A removal and a balance request return data to the page (undo, the balance); every other successful change redirects
 * to the basket.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const handler = findHandler(formText(form, 'intent'))
  if (!handler) throw data(null, { status: 400 })
  const result = await handler(form, context)
  if (result.error) return data(result, { status: result.error.status || 503 })
  return result.removed || result.balance ? result : redirectTo(request, '/basket', 303)
}
