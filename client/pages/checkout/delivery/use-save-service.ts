import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { api } from '../../../data/api.ts'
import { notifications } from '../../../data/notifications-slice.ts'
import type { AppDispatch } from '../../../data/store-types.ts'
import { useLanguage, useT } from '../../../i18n/i18n.ts'
import { toShippingInput } from './delivery-draft.ts'

/**
 * Saves a chosen shipping service at once, so that the total on this page is the one to pay, and announces that total.
 * After a failure the total stays; `saveError` says so, because the shopper may read the total before continuing.
 */
export const useSaveService = ({ services, shipping }: Checkout) => {
  const t = useT('checkout')
  const language = useLanguage()
  const dispatch: AppDispatch = useDispatch()
  // The total already agrees with a free default.
  const freeDefault = services[0]?.price === 0 ? services[0].code : undefined
  const lastRequested = useRef(shipping?.service ?? freeDefault)
  const [saveError, setSaveError] = useState<string>()
  const saveService = async (code: string) => {
    if (lastRequested.current === code) return
    lastRequested.current = code
    const input = { shipping: toShippingInput({ services }, code) }
    const { data: checkout } = await dispatch(api.endpoints.saveCheckout.initiate(input, { track: false }))
    if (!checkout) {
      lastRequested.current = undefined
      const text = t('delivery.notSaved')
      setSaveError(text)
      dispatch(notifications.actions.announce(text))
      return
    }
    setSaveError(undefined)
    const { basket } = checkout
    void dispatch(api.util.upsertQueryData('getCheckout', {}, checkout))
    void dispatch(api.util.upsertQueryData('getBasket', {}, basket))
    const total = formatMoney(basket.totals.toPay, basket.currency, language)
    dispatch(notifications.actions.announce(t('bar.announced', { total })))
  }
  return { saveService, saveError }
}
