import { expect, test } from 'vitest'
import { getGuestNames, withGuestNames } from './guest-names.ts'

test('the names of a line are those of its tickets, blank where none is given', () => {
  expect(getGuestNames({ quantity: 3, extraData: { guestName2: 'Greta', note: 'row A' } })).toEqual(['', 'Greta', ''])
  expect(getGuestNames({ quantity: 2, extraData: { guestName: 'Jonah' } })).toEqual(['Jonah', 'Jonah'])
})

test('new names replace earlier ones and keep other extra data', () => {
  expect(withGuestNames({ guestName: 'Jonah', guestName3: 'Otto', note: 'row A' }, ['', ' Greta '])).toEqual({
    note: 'row A',
    guestName2: 'Greta',
  })
})
