import { expect, test } from 'vitest'
import { toNamedOptions } from './search-facets.ts'

test('toNamedOptions splits a facet into value, label and the language of the label', () => {
  expect(toNamedOptions({ 'folk > Folk > en': 2, 'saltworks > Saltworks': 1 })).toEqual([
    { value: 'folk', label: 'Folk', count: 2, lang: 'en' },
    { value: 'saltworks', label: 'Saltworks', count: 1 },
  ])
})
