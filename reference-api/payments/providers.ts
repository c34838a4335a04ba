import type { Config } from '../config.ts'
import type { PaymentRow } from '../store/orders/payment-transactions.ts'
import type { PaymentProvider, PaymentProviders } from './provider.ts'

/** The providers of this API. A provider that needs keys gets them from `config`. */
export const selectPaymentProviders: (sandbox: PaymentProvider, config: Config) => PaymentProvider[] = (sandbox) => [
  sandbox,
]

export const indexProvidersByName = (providers: PaymentProvider[]): PaymentProviders =>
  new Map(providers.map((provider) => [provider.name, provider]))

/** The provider of a payment. Throws when it is no longer configured. */
export const getProvider = (
  providers: PaymentProviders,
  { provider }: Pick<PaymentRow, 'provider'>,
): PaymentProvider => {
  const found = providers.get(provider)
  if (!found) throw new Error(`There is no payment provider ${provider}`)
  return found
}
