import { sellerCountries } from '../pricing/get-tax-rate.ts'

/** The document series of the company that sells in a currency, named by the company's country. */
export const getDocumentSeries = (currency: string): string => {
  const series = (sellerCountries as Partial<Record<string, string>>)[currency]
  if (!series) throw new Error(`No company sells in ${currency}`)
  return series
}

/** The number of an invoice or a receipt: `GB-000017`. No request finds a document by it, so it may be guessable. */
export const formatDocumentNumber = (series: string, position: number): string =>
  `${series}-${String(position).padStart(6, '0')}`
