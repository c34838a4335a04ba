import type { Checkout, CheckoutStep } from '#shared/api/checkout/checkout-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'

/** In their order. */
export const steps = ['contact', 'delivery', 'payment'] as const satisfies readonly CheckoutStep[]

/**
 * Which step a refused field belongs to, by the names the endpoint gives them: `shipping.date`,
 * `billingAddress.postcode`.
 */
const stepOfField = (field: string): CheckoutStep => {
  if (field.startsWith('contact')) return 'contact'
  return /^(shipping|deliveryAddress|billingAddress)/.test(field) ? 'delivery' : 'payment'
}

/** Where a refusal is shown: the first step it has something to say about. */
export const stepOfError = ({ fields = [] }: ApiError): CheckoutStep => {
  const found = new Set(fields.map(({ field }) => stepOfField(field)))
  return steps.find((step) => found.has(step)) ?? 'payment'
}

/**
 * The step that is open: the one that was refused; payment while the basket is frozen for it; the one the address asks
 * for (`?step=contact`) where everything before it is done; else the first that is not.
 */
export const openStep = (
  { step, frozen }: Pick<Checkout, 'step' | 'frozen'>,
  asked: string | null,
  refused?: CheckoutStep,
): CheckoutStep => {
  if (refused) return refused
  if (frozen) return 'payment'
  const wanted = steps.find((one) => one === asked)
  return wanted && steps.indexOf(wanted) <= steps.indexOf(step) ? wanted : step
}
