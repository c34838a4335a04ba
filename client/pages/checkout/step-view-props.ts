import type { ReactNode } from 'react'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { CheckoutActionData } from './checkout-action.ts'

/** The props that the checkout page gives the view of a step. `hold` is the countdown of the held tickets. */
export type StepViewProps = {
  checkout: Checkout
  basket: Basket
  actionData: CheckoutActionData | undefined
  shippingName: ReactNode
  hold: ReactNode
}
