import { expect, test } from 'vitest'
import { quantityFieldName, readBuyForm } from './read-buy-form.ts'

const createForm = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [sku, value] of Object.entries(values)) form.append(quantityFieldName(sku), value)
  return form
}

test('readBuyForm returns the chosen items in the order of the form', () => {
  expect(readBuyForm(createForm({ A: '2', B: '0', C: '', D: ' 1 ' }))).toEqual({
    items: [
      { sku: 'A', quantity: 2 },
      { sku: 'D', quantity: 1 },
    ],
    values: { A: '2', B: '0', C: '', D: '1' },
    texts: {},
    errors: [],
  })
})

test('readBuyForm returns an error of the whole form when nothing is chosen', () => {
  expect(readBuyForm(createForm({ A: '0', B: '' })).errors).toEqual([{ sku: null, code: 'nothing_chosen' }])
  expect(readBuyForm(new FormData()).errors).toEqual([{ sku: null, code: 'nothing_chosen' }])
})

test.each(['-1', '1.5', 'two', '21', '1e3', '99999'])(
  'readBuyForm returns an error when the quantity is %s',
  (value) => {
    const { items, values, errors } = readBuyForm(createForm({ A: value, B: '1' }))
    expect(errors).toEqual([{ sku: 'A', code: 'not_a_number' }])
    expect(values.A).toBe(value)
    expect(items).toEqual([{ sku: 'B', quantity: 1 }])
  },
)

test('readBuyForm adds the text for the lines to each item', () => {
  const form = createForm({ A: '1', B: '2' })
  form.append('text-dedication', 'For Ada')
  const { items, texts } = readBuyForm(form)
  expect(items.map(({ extraData }) => extraData)).toEqual([{ dedication: 'For Ada' }, { dedication: 'For Ada' }])
  expect(texts).toEqual({ dedication: 'For Ada' })
})

test('readBuyForm ignores other fields', () => {
  const form = createForm({ A: '1' })
  form.append('lng', 'de')
  expect(readBuyForm(form).items).toEqual([{ sku: 'A', quantity: 1 }])
})
