import type { Checkout, CheckoutStep } from '#shared/api/checkout/checkout-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'

export const checkoutSteps = ['contact', 'delivery', 'payment'] as const satisfies readonly CheckoutStep[]

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
 * The open step: the rejected one; payment while the basket is frozen for it; the step in the URL (`?step=contact`) if
 * all steps before it are complete; else the first incomplete step.
 */
export const currentStep = (
  { step, isConfirmed }: Pick<Checkout, 'step' | 'isConfirmed'>,
  requested: string | null,
  rejected?: CheckoutStep,
): CheckoutStep => {
  if (rejected) return rejected
  if (isConfirmed) return 'payment'
  const requestedStep = checkoutSteps.find((candidate) => candidate === requested)
  return requestedStep && checkoutSteps.indexOf(requestedStep) <= checkoutSteps.indexOf(step) ? requestedStep : step
}
