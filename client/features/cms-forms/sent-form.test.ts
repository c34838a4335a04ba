import { expect, it } from 'vitest'
import { sentForm } from './sent-form.ts'

const posted = (...entries: [string, string | Blob][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

it('a posted form is its code, its seal, its trap and what was filled in', () => {
  const form = posted(
    ['_form', 'contact-us'],
    ['_seal', 'x.y'],
    ['homepage', ''],
    ['name', 'Wanda'],
    ['message', 'Hi\nthere'],
  )
  expect(sentForm(form)).toEqual({
    code: 'contact-us',
    seal: 'x.y',
    trap: '',
    values: { name: 'Wanda', message: 'Hi\nthere' },
  })
})

it('a post that is none of ours is an empty form, files are left out, and of two values the last counts', () => {
  expect(sentForm(posted(['file', new Blob(['x'])], ['a', '1'], ['a', '2']))).toEqual({
    code: '',
    seal: '',
    trap: '',
    values: { a: '2' },
  })
})
