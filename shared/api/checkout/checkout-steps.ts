// This file is separate from the schemas, so that the browser's bundle does not contain zod.

export const checkoutSteps = ['contact', 'delivery', 'payment'] as const

export type CheckoutStep = (typeof checkoutSteps)[number]
