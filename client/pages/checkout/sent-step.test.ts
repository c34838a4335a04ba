import { expect, test } from 'vitest'
import { formatSent, parseSent } from './sent-step.ts'

const createForm = (fieldCount: number) => {
  const form = new FormData()
  for (let index = 0; index < fieldCount; index += 1) form.append(`guestName.${index % 2}`, `Bo & ${index}`)
  return form
}

test('a sent step is read as it was', () => {
  const form = createForm(4)
  expect([...parseSent(formatSent(form))]).toEqual([...form])
})

test('a sent step with more fields than any form has is empty [S41]', () => {
  expect([...parseSent(formatSent(createForm(500)))]).toHaveLength(500)
  expect([...parseSent(formatSent(createForm(501)))]).toEqual([])
})
