/** The number of an invoice or a receipt: `GB-000017`. No request finds a document by it, so it may be guessable. */
export const formatDocumentNumber = (series: string, position: number): string =>
  `${series}-${String(position).padStart(6, '0')}`
