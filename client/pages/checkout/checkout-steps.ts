import type { Checkout, CheckoutStep } from '#shared/api/checkout/checkout-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'

/** In their order. */
export const checkoutSteps = ['contact', 'delivery', 'payment'] as const satisfies readonly CheckoutStep[]

/**
 * Which step a refused field belongs to, by the names the endpoint gives them: `shipping.date`,
 * `billingAddress.postcode`.
 */
const getStepOfField = (field: string): CheckoutStep => {
  if (field.startsWith('contact')) return 'contact'
  return /^(shipping|deliveryAddress|billingAddress)/.test(field) ? 'delivery' : 'payment'
}

/** Where a refusal is shown: the first step it has something to say about. */
export const getStepOfError = ({ fields = [] }: ApiError): CheckoutStep => {
  const found = new Set(fields.map(({ field }) => getStepOfField(field)))
  return checkoutSteps.find((step) => found.has(step)) ?? 'payment'
}

/**
 * The step that is open: the one that was refused; payment while the basket is frozen for it; the one the address asks
 * for (`?step=contact`) where everything before it is done; else the first that is not.
 */
export const currentStep = (
  { step, isConfirmed }: Pick<Checkout, 'step' | 'isConfirmed'>,
  requested: string | null,
  rejected?: CheckoutStep,
): CheckoutStep => {
  if (rejected) return rejected
  if (isConfirmed) return 'payment'
  const requestedStep = checkoutSteps.find((one) => one === requested)
  return requestedStep && checkoutSteps.indexOf(requestedStep) <= checkoutSteps.indexOf(step) ? requestedStep : step
}
