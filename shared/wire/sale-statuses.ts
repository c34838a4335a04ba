/** The sale status decides what a page shows of an event, and whether it sells tickets. Without zod: tests list it. */
export const saleStatuses = [
  'announced',
  'presale',
  'on_sale',
  'few_left',
  'sold_out',
  'off_sale',
  'postponed',
  'moved',
  'cancelled',
] as const
