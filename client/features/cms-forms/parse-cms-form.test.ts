import { expect, it } from 'vitest'
import { parseCmsForm } from './parse-cms-form.ts'

const createFormData = (...entries: [string, string | Blob][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

it('parseCmsForm returns code, form token, honeypot and values', () => {
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

it('parseCmsForm returns an empty code for a foreign post, skips files, and keeps the last of two values', () => {
  expect(parseCmsForm(createFormData(['file', new Blob(['x'])], ['a', '1'], ['a', '2']))).toEqual({
    code: '',
    formToken: '',
    honeypot: '',
    values: { a: '2' },
  })
})
