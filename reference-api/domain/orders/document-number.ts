import { sellerCountries } from '../pricing/get-tax-rate.ts'

/** The series of documents of the company that sells in a currency: the country of the company. */
export const getDocumentSeries = (currency: string): string => {
  const series = (sellerCountries as Partial<Record<string, string>>)[currency]
  if (!series) throw new Error(`No company sells in ${currency}`)
  return series
}

/** The number of an invoice or a receipt: `GB-000017`. It is no key: nothing is found by it. */
export const formatDocumentNumber = (series: string, position: number): string =>
  `${series}-${String(position).padStart(6, '0')}`
