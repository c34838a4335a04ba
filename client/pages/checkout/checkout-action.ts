import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { CheckoutStep } from '#shared/api/checkout/checkout-steps.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { findFormHandler } from '../../routing/find-form-handler.ts'
import { formText } from '../../routing/form-text.ts'
import { holdActions, isHoldAction } from '../../features/holds/hold-actions.ts'
import { parseCurrency } from '#shared/rules/preferences.ts'
import { getAppContext } from '../../routing/app-context.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { readContactDraft, readGuestNames, type ContactDraft, type GuestNames } from './contact/contact-draft.ts'
import {
  addMissingAddressFields,
  addNeededAddresses,
  isMissingAddressFields,
  isMissingDay,
  readDeliveryDraft,
  toCheckoutInput,
  toDeliveryDraft,
  completeDraft,
  toShippingInput,
  type DeliveryDraft,
} from './delivery/delivery-draft.ts'
import { createAddressValues } from '../../features/addresses/address-form-values.ts'
import { clearBasketCache } from './clear-basket-cache.ts'
import { redirectToPayment } from './payment/redirect-to-payment.ts'
import { fetchCheckout } from './fetch-checkout.ts'
import { leaveWithoutCheckout } from './leave-without-checkout.ts'
import type { ExpectedTotal } from './payment/expected-total.ts'
import { getStepOfError, stepPath } from './checkout-steps.ts'
import { formatSent, parseSent } from './sent-step.ts'

/**
 * A step to show again with the typed values: after an error or, without JavaScript, with the fields of the chosen
 * option.
 */
export type CheckoutActionData = {
  step?: CheckoutStep
  error?: ApiError
  contact?: ContactDraft
  guestNames?: GuestNames
  delivery?: DeliveryDraft
  /** The step as sent. The alert about expired tickets sends it again after holding them. */
  sent?: string
  /** The total the page showed, when it has changed since. */
  expectedTotal?: ExpectedTotal
}

type FormHandlerArgs = { form: FormData; request: Request; context: unknown }

type RejectedStep = CheckoutActionData & { error: ApiError }

/**
 * The page shows the current checkout: another tab may have changed the basket, and with it what the step offers, or
 * emptied it. On the server the loader fetches it after the action.
 */
const rejectStep = async ({ request, context }: Omit<FormHandlerArgs, 'form'>, actionData: RejectedStep) => {
  const { error } = import.meta.env.SSR ? {} : await fetchCheckout(context)
  return (error && (await leaveWithoutCheckout(context, request, error))) ?? actionError(actionData)
}

/** Shows the same step again, after a change that does not complete it. */
const redirectToSameStep = (request: Request) => redirectTo(request, new URL(request.url).pathname, 303)

const saveContact = async ({ form, request, context }: FormHandlerArgs) => {
  const contact = readContactDraft(form)
  const guestNames = readGuestNames(form)
  const { data: checkout, error } = await runMutation(context, 'saveCheckout', { contact, guestNames })
  const draft = { step: 'contact', contact, guestNames, sent: formatSent(form) } as const
  if (error) return rejectStep({ request, context }, { ...draft, error })
  // Only tickets that are held again can have these names.
  const hasUnsavedNames = checkout.basket.expired.some(
    ({ key, available }) => available && guestNames[key]?.some(Boolean),
  )
  return hasUnsavedNames ? draft : redirectTo(request, stepPath('delivery'), 303)
}

/** The delivery step with the fields of its options. Saves the chosen service, so that it shows the right total. */
const showDelivery = async ({ form, context }: FormHandlerArgs, checkout: Checkout | undefined) => {
  const typed = readDeliveryDraft(form)
  const shown = { step: 'delivery', sent: formatSent(form) } as const
  if (!checkout) return { ...shown, delivery: typed }
  // After a failure the total stays, and the submission of the step reports the error.
  if (checkout.shipping?.service !== typed.service)
    await runMutation(context, 'saveCheckout', { shipping: toShippingInput(checkout, typed.service, typed.date) })
  const { language } = getAppContext(context).preferences
  return { ...shown, delivery: completeDraft(form, toDeliveryDraft(checkout, language), checkout) }
}

const rejectDelivery = async (args: FormHandlerArgs, error: ApiError) => {
  const { form, context } = args
  const { data: checkout } = error.fields ? await fetchCheckout(context) : {}
  const shown = await showDelivery(args, checkout)
  if (!checkout || !isMissingDay(form, checkout)) return rejectStep(args, { ...shown, error })
  // The page now shows its first day as chosen, which the shopper has not seen yet.
  const message = getAppContext(context).i18n.t('checkout:delivery.checkDay')
  const fields = error.fields?.filter(({ field }) => field !== 'shipping.date') ?? []
  return rejectStep(args, {
    ...shown,
    error: { ...error, fields: [{ field: 'shipping.date', message }, ...fields] },
  })
}

/**
 * Saves the delivery step. Without JavaScript its page may not have shown the fields of a chosen option. They count as
 * sent with their first values, so that the response names everything that is missing.
 */
const saveDelivery = async (args: FormHandlerArgs) => {
  const { form, request, context } = args
  if (form.has('showFields')) {
    const { data: checkout } = await fetchCheckout(context)
    return data<CheckoutActionData>(await showDelivery(args, checkout))
  }
  const { language } = getAppContext(context).preferences
  if (isMissingAddressFields(form)) {
    const { data: checkout } = await fetchCheckout(context)
    addMissingAddressFields(form, createAddressValues(language, checkout?.contact ?? {}))
  }
  const save = () => runMutation(context, 'saveCheckout', toCheckoutInput(readDeliveryDraft(form)))
  const saved = await save()
  if (saved.error) return rejectDelivery(args, saved.error)
  if (saved.data.step === 'delivery' && !form.has('deliveryAddress')) {
    addNeededAddresses(form, completeDraft(form, toDeliveryDraft(saved.data, language), saved.data))
    const { error } = await save()
    if (error) return rejectDelivery(args, error)
  }
  return redirectTo(request, stepPath('payment'), 303)
}

/** Orders and redirects to the payment page. */
const pay = async ({ form, request, context }: FormHandlerArgs) => {
  const expectedTotal = Number(formText(form, 'expectedTotal'))
  const expectedCurrency =
    parseCurrency(formText(form, 'expectedCurrency')) ?? getAppContext(context).preferences.currency
  const { data: result, error } = await runMutation(context, 'placeOrder', {
    terms: form.has('terms'),
    submissionId: formText(form, 'submissionId'),
    expectedTotal,
    expectedCurrency,
  })
  if (error) {
    return rejectStep(
      { request, context },
      {
        step: getStepOfError(error),
        error,
        ...(error.code === 'confirmation_needed'
          ? { expectedTotal: { amount: expectedTotal, currency: expectedCurrency } }
          : {}),
      },
    )
  }
  if (result.href.startsWith('/')) clearBasketCache(context)
  return redirectToPayment(request, result.href)
}

const reopen = async ({ request, context }: FormHandlerArgs) => {
  const { error } = await runMutation(context, 'reopenCheckout', {})
  return error ? rejectStep({ request, context }, { error }) : redirectToSameStep(request)
}

type FormHandlers = Record<string, (args: FormHandlerArgs) => Promise<unknown>>

const stepHandlers: FormHandlers = { contact: saveContact, delivery: saveDelivery }

const formHandlers: FormHandlers = {
  ...stepHandlers,
  pay,
  reopen,
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  if (isHoldAction(intent)) {
    // The cached basket may still be the one before the change.
    const { data: basket, error } = await holdActions[intent](context)
    const sent = formText(form, 'sent')
    if (error) return rejectStep({ request, context }, { error, sent })
    if (basket.lines.length === 0) return redirectTo(request, '/basket', 303)
    const sentForm = parseSent(sent)
    const saveStep = findFormHandler(stepHandlers, formText(sentForm, 'intent'))
    return saveStep ? saveStep({ form: sentForm, request, context }) : redirectToSameStep(request)
  }
  const handler = findFormHandler(formHandlers, intent)
  if (!handler) throw data(null, { status: 400 })
  return handler({ form, request, context })
}
