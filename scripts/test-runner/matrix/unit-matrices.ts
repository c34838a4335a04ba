/** A test file that runs more cases when every cell runs (every-cell.ts), as a row of docs/test-matrix.md. */
type UnitMatrix = { file: string; cell: string; everyCell: string; representative: string }

export const unitMatrices: UnitMatrix[] = [
  {
    file: 'reference-api/payments/payment-crash.test.ts',
    cell: 'the step of a payment at which the API is killed',
    everyCell: '4',
    representative: '2',
  },
  {
    file: 'reference-api/payments/payment-races.test.ts',
    cell: 'a shopper who wants one of the last hundred tickets',
    everyCell: '1,000',
    representative: '300',
  },
  {
    file: 'reference-api/tests/email-crash.test.ts',
    cell: 'the step of a refund at which the API is killed',
    everyCell: '2',
    representative: '1',
  },
  {
    file: 'scripts/crawl/crawl.test.ts',
    cell: 'a page of the sitemap',
    everyCell: 'every page',
    representative: '4 of each kind',
  },
  {
    file: 'server/tests/checkout-crash.test.ts',
    cell: 'the step of a payment at which the storefront is killed',
    everyCell: '6',
    representative: '3',
  },
  {
    file: 'server/tests/rolling-restart.test.ts',
    cell: 'a replica that is replaced under load',
    everyCell: '3',
    representative: '1',
  },
]
