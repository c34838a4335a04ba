/**
 * The highest total of an invoice without the buyer's address, gross and in minor units. The currency decides the
 * seller, and so the law: 250 GBP (UK, VAT Regulations 1995, regulation 16A), 250 EUR (Germany, section 33 UStDV). In
 * another currency every invoice needs the address, because no exchange rate is known.
 */
const simplifiedInvoiceLimits: Readonly<Record<string, number>> = { GBP: 250_00, EUR: 250_00 }

export type BillingDocument = 'invoice' | 'receipt'

type BilledOrder = { currency: string; billingAddress: object | null; totals: { total: number } }

/**
 * Whether the document of an order may be called an invoice. Above the limit an invoice needs the buyer's address. Gift
 * vouchers do not reduce the total that counts, because they are a means of payment.
 */
export const getBillingDocumentKind = ({ currency, billingAddress, totals }: BilledOrder): BillingDocument =>
  billingAddress !== null || totals.total <= (simplifiedInvoiceLimits[currency] ?? 0) ? 'invoice' : 'receipt'
