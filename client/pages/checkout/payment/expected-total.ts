/** The amount to pay that the page showed, in minor units. */
export type ExpectedTotal = { amount: number; currency: string }
