import { expect, test } from 'vitest'
import { preventHyphenBreaks } from './order-path.ts'

test('preventHyphenBreaks joins the parts of an order number', () => {
  expect(preventHyphenBreaks('Bestellung PX-7SV6-VJ1F widerrufen')).toBe(
    'Bestellung PX-\u20607SV6-\u2060VJ1F widerrufen',
  )
})
