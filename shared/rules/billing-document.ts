import type { Currency } from './preferences.ts'

/**
 * The highest total, gross and in minor units, of an invoice that names no address of the buyer; by the currency, which
 * decides the seller: 250 GBP (UK, VAT Regulations 1995, regulation 16A), 250 EUR (Germany, section 33 UStDV).
 */
const simplifiedInvoiceLimits: Record<Currency, number> = { GBP: 250_00, EUR: 250_00 }

export type BillingDocument = 'invoice' | 'receipt'

type BilledOrder = { currency: Currency; billingAddress: object | null; totals: { total: number } }

/**
 * What the document of an order may be called: above the limit an invoice needs the address of the buyer. The total is
 * that before gift vouchers, because they are a means of payment.
 */
export const getBillingDocument = ({ currency, billingAddress, totals }: BilledOrder): BillingDocument =>
  billingAddress !== null || totals.total <= simplifiedInvoiceLimits[currency] ? 'invoice' : 'receipt'
