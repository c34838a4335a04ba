import type { PaymentRow } from '../store/orders/payment-transactions.ts'
import type { PaymentProvider, PaymentProviders } from './provider.ts'

export const indexProvidersByName = (providers: PaymentProvider[]): PaymentProviders =>
  new Map(providers.map((provider) => [provider.name, provider]))

/** Throws when the provider of a payment is no longer configured. */
export const getProvider = (
  providers: PaymentProviders,
  { provider }: Pick<PaymentRow, 'provider'>,
): PaymentProvider => {
  const found = providers.get(provider)
  if (!found) throw new Error(`There is no payment provider ${provider}`)
  return found
}
