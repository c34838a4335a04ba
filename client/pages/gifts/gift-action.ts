import type { ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { actionError } from '../../routing/action-error.ts'
import { getAppContext } from '../../routing/app-context.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { runMutation } from '../../routing/route-data.ts'
import { readGiftForm, type GiftValues, type RejectedGift } from './gift-values.ts'

/** Omits a typed amount that is not chosen, and the language of an email that is not sent. */
const toExtraData = (values: GiftValues, ownAmountSku: unknown): Record<string, string> => {
  const { sku, giftAmount, giftTo, giftEmail, giftMessage, giftDay, giftLanguage } = values
  const extraData = {
    giftAmount: sku === ownAmountSku ? giftAmount : '',
    giftTo,
    giftMessage,
    giftEmail,
    giftDay,
    giftLanguage: giftEmail ? giftLanguage : '',
  }
  return Object.fromEntries(Object.entries(extraData).filter(([, value]) => value !== ''))
}

/** Moves the API's errors about extra data to the fields of the form, which have shorter names. */
const toFormError = (error: ApiError): ApiError => ({
  ...error,
  fields: error.fields?.map(({ field, message }) => ({ field: field.replace(/^extraData\./, ''), message })),
})

/** Adds the voucher to the basket and redirects to it. A rejected form keeps what was typed. */
export const action = async ({ context, request }: ActionFunctionArgs) => {
  const form = await request.formData()
  const values = readGiftForm(form)
  const extraData = toExtraData(values, form.get('ownAmountSku'))
  const { error } = await runMutation(context, 'addToBasket', { items: [{ sku: values.sku, quantity: 1, extraData }] })
  if (error) return actionError<RejectedGift>({ error: toFormError(error), values })
  const { store, i18n } = getAppContext(context)
  store.dispatch(notifications.actions.showToast({ kind: 'status', topic: 'basket', text: i18n.t('gifts:added') }))
  return redirectTo(request, '/basket', 303)
}
