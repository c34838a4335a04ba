import { expect, it } from 'vitest'
import { parseCmsForm } from './parse-cms-form.ts'

const createFormData = (...entries: [string, string | Blob][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

it('a posted form is its code, its seal, its trap and what was filled in', () => {
  const form = createFormData(
    ['_form', 'contact-us'],
    ['_seal', 'x.y'],
    ['homepage', ''],
    ['name', 'Wanda'],
    ['message', 'Hi\nthere'],
  )
  expect(parseCmsForm(form)).toEqual({
    code: 'contact-us',
    formToken: 'x.y',
    honeypot: '',
    values: { name: 'Wanda', message: 'Hi\nthere' },
  })
})

it('a post that is none of ours is an empty form, files are left out, and of two values the last counts', () => {
  expect(parseCmsForm(createFormData(['file', new Blob(['x'])], ['a', '1'], ['a', '2']))).toEqual({
    code: '',
    formToken: '',
    honeypot: '',
    values: { a: '2' },
  })
})
