import { lazy } from 'react'
import type { CheckoutStep } from '#shared/api/checkout/checkout-steps.ts'
import { loadOnce } from '../../routing/load-once.ts'

const loadContactStep = loadOnce(async () => ({ default: (await import('./contact/contact-step.tsx')).ContactStep }))
const loadDeliveryStep = loadOnce(async () => ({
  default: (await import('./delivery/delivery-step.tsx')).DeliveryStep,
}))
const loadPaymentView = loadOnce(async () => ({ default: (await import('./payment/payment-view.tsx')).PaymentView }))

// The server renders the steps. A browser loads only the code of the steps that it shows.
export const LazyContactStep = import.meta.env.SSR ? (await loadContactStep()).default : lazy(loadContactStep)
export const LazyDeliveryStep = import.meta.env.SSR ? (await loadDeliveryStep()).default : lazy(loadDeliveryStep)
export const LazyPaymentView = import.meta.env.SSR ? (await loadPaymentView()).default : lazy(loadPaymentView)

const loaders = { contact: loadContactStep, delivery: loadDeliveryStep, payment: loadPaymentView }

/** Fetches the code of a step before the page shows it. */
export const loadStepCode = async (step: CheckoutStep): Promise<void> => {
  await loaders[step]()
}
