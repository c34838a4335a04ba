import { expect, it } from 'vitest'
import { createSampleOrder } from '#reference-api/testing/sample-order.ts'
import { presentOrderLine } from './present-order-line.ts'

const voucher = createSampleOrder('en').lines.find(({ type }) => type === 'voucher')!

it.each([
  ['the day before', '2027-06-09T22:59:00Z', 'scheduled'],
  ['on its day in London, before it is sent', '2027-06-09T23:00:00Z', 'due'],
  ['after its day, when it could not be sent', '2027-06-11T09:00:00Z', 'due'],
])('a gift is shown %s', (_time, now, status) => {
  const gift = { email: 'sam@example.com', sendAt: '2027-06-10T07:00:00Z', status: 'scheduled' as const }
  const line = presentOrderLine({ ...voucher, gift }, 'en', Date.parse(now))
  expect(line.gift).toEqual({ status, email: 'sam@example.com', day: 'Thursday 10 June 2027' })
})

it('a gift that was sent stays so', () => {
  const gift = { email: null, sendAt: '2027-06-10T07:00:00Z', status: 'sent' as const }
  expect(presentOrderLine({ ...voucher, gift }, 'en', Date.parse('2027-06-10T08:00:00Z')).gift?.status).toBe('sent')
})
