import { expect, test } from 'vitest'
import { getBillingDocumentKind } from './billing-document.ts'

test.each([
  ['GBP', 250_00, null, 'invoice'],
  ['GBP', 250_01, null, 'receipt'],
  ['EUR', 250_00, null, 'invoice'],
  ['EUR', 250_01, null, 'receipt'],
  ['GBP', 250_01, { line1: '3 Quay' }, 'invoice'],
  ['EUR', 999_00, { line1: 'Musterstraße 7' }, 'invoice'],
] as const)(
  'the document of an order in %s over %i with the address %o is an %s',
  (currency, total, billingAddress, name) => {
    expect(getBillingDocumentKind({ currency, billingAddress, totals: { total } })).toBe(name)
  },
)
