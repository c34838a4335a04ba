import { expect, test } from 'vitest'
import { getTicketHolder } from './ticket-holder.ts'

const buyer = { firstName: 'Wanda', lastName: 'Quill' }

test('the holder of a ticket is the guest named for it, else the guest of the line, else the buyer', () => {
  const extraData = { guestName2: ' Greta Lindequist ' }
  expect([1, 2].map((position) => getTicketHolder(extraData, position, buyer))).toEqual([
    'Wanda Quill',
    'Greta Lindequist',
  ])
  expect(getTicketHolder({ ...extraData, guestName: 'Jonah' }, 1, buyer)).toBe('Jonah')
})
