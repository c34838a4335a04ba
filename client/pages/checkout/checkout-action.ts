import { data, type ActionFunctionArgs } from 'react-router-dom'
import type { CheckoutStep } from '#shared/api/checkout/checkout-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { textOf } from '../../routing/form-values.ts'
import { holdChanges, isHoldChange } from '../../features/holds/hold-changes.ts'
import { submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { readContact, type ContactDraft } from './contact-draft.ts'
import { readDelivery, toSave, type DeliveryDraft } from './delivery-draft.ts'
import { forgetBasket } from './forget-basket.ts'
import { leaveToPay } from './leave-to-pay.ts'
import { loadCheckout } from './load-checkout.ts'
import { stepOfError } from './which-step.ts'

/**
 * The step again, with what was typed: because something is wrong, or (where scripts are off) to show the fields of
 * what was chosen.
 */
export type CheckoutAnswer = {
  step?: CheckoutStep
  error?: ApiError
  contact?: ContactDraft
  delivery?: DeliveryDraft
  /** The total that was shown, in minor units, when it is another by now. */
  expected?: number
}

type Args = { form: FormData; request: Request; context: unknown }

const refused = (answer: CheckoutAnswer & { error: ApiError }) => refuse(answer)

const onward = (request: Request) => redirectTo(request, '/checkout', 303)

const saveContact = async ({ form, request, context }: Args) => {
  const contact = readContact(form)
  const { error } = await submit(context, 'saveCheckout', { contact })
  return error ? refused({ step: 'contact', error, contact }) : onward(request)
}

const saveDelivery = async ({ form, request, context }: Args) => {
  const delivery = readDelivery(form)
  if (form.has('showFields')) return data<CheckoutAnswer>({ step: 'delivery', delivery })
  const { error } = await submit(context, 'saveCheckout', toSave(delivery))
  return error ? refused({ step: 'delivery', error, delivery }) : onward(request)
}

/** Orders and leaves for the payment page. Whatever was refused, the page shows the basket as it is now. */
const pay = async ({ form, request, context }: Args) => {
  const expected = Number(textOf(form, 'expected'))
  const { data: answer, error } = await submit(context, 'placeOrder', {
    terms: form.has('terms'),
    attempt: textOf(form, 'attempt'),
    expected,
  })
  if (error) {
    await loadCheckout(context)
    return refused({ step: stepOfError(error), error, ...(error.code === 'confirmation_needed' ? { expected } : {}) })
  }
  if (answer.href.startsWith('/')) forgetBasket(context)
  return leaveToPay(request, answer.href)
}

const reopen = async ({ request, context }: Args) => {
  const { error } = await submit(context, 'reopenCheckout', {})
  return error ? refused({ error }) : onward(request)
}

const changes: Record<string, (args: Args) => Promise<unknown>> = {
  contact: saveContact,
  delivery: saveDelivery,
  pay,
  reopen,
}

/** The forms of the checkout by their `intent`. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  if (isHoldChange(intent)) {
    const error = await holdChanges[intent](context)
    return error ? refused({ error }) : onward(request)
  }
  const change = changes[intent]
  if (!change) throw data(null, { status: 400 })
  return change({ form, request, context })
}
