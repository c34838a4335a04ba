import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { checkoutSteps, type CheckoutStep } from '#shared/api/checkout/checkout-steps.ts'
import type { ApiError } from '#shared/api/errors.ts'

export const parseStep = (text: string | undefined): CheckoutStep | undefined =>
  checkoutSteps.find((candidate) => candidate === text)

export const stepPath = (step: CheckoutStep) => `/checkout/${step}`

/** The step of a rejected field, by the endpoint's field names: `shipping.date`, `billingAddress.postcode`. */
const getStepOfField = (field: string): CheckoutStep => {
  if (field.startsWith('contact')) return 'contact'
  return /^(shipping|deliveryAddress|billingAddress)/.test(field) ? 'delivery' : 'payment'
}

/** An error is shown in the first step that has one of its fields. */
export const getStepOfError = ({ fields = [] }: ApiError): CheckoutStep => {
  const stepsWithErrors = new Set(fields.map(({ field }) => getStepOfField(field)))
  return checkoutSteps.find((step) => stepsWithErrors.has(step)) ?? 'payment'
}

/**
 * The step to show. It is the payment while the basket is frozen for it. Otherwise it is the requested step if all
 * steps before it are complete, else the first incomplete one.
 */
export const findOpenStep = (
  { step, isConfirmed }: Pick<Checkout, 'step' | 'isConfirmed'>,
  requested: CheckoutStep | undefined,
): CheckoutStep => {
  if (isConfirmed) return 'payment'
  return requested && checkoutSteps.indexOf(requested) <= checkoutSteps.indexOf(step) ? requested : step
}
