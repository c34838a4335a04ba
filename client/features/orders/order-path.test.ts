import { expect, test } from 'vitest'
import { nonBreaking } from './order-path.ts'

test('nonBreaking joins the parts of an order number', () => {
  expect(nonBreaking('Bestellung PX-7SV6-VJ1F widerrufen')).toBe('Bestellung PX-\u20607SV6-\u2060VJ1F widerrufen')
})
