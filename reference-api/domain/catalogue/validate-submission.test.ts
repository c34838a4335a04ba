import { describe, expect, it } from 'vitest'
import type { StoredFormField } from './form-fields.ts'
import { validateSubmission } from './validate-submission.ts'

const today = '2026-11-20'
const label = { en: 'x', de: 'x' }
const createField = (changes: Partial<StoredFormField>): StoredFormField => ({
  name: 'it',
  type: 'text',
  label,
  ...changes,
})
const options = ['london', 'berlin'].map((value) => ({ value, label }))

const validateField = (changes: Partial<StoredFormField>, it: string | boolean) =>
  validateSubmission([createField(changes)], { it }, today).violations[0]?.key

describe('a field of a form', () => {
  it.each<[string, Partial<StoredFormField>, string | boolean, string | undefined]>([
    ['a text that was not asked for strictly', {}, '', undefined],
    ['a text that is needed', { required: true }, ' ', 'value.required'],
    ['a text that is too long', { maxLength: 3 }, 'four', 'text.tooLong'],
    ['emoji, counted as people count', { maxLength: 3 }, '🎸🎸🎸', undefined],
    ['a text without a number of its own', {}, 'x'.repeat(201), 'text.tooLong'],
    ['an address', { type: 'email' }, 'ada@example.com', undefined],
    ['an address that is none', { type: 'email' }, 'ada at example', 'email.invalid'],
    ['no address where one is needed', { type: 'email', required: true }, '', 'value.required'],
    ['a telephone number', { type: 'tel' }, '+44 20 7946 0000', undefined],
    ['a telephone number of letters', { type: 'tel' }, 'ring me', 'telephone.invalid'],
    ['one of the options', { type: 'select', options }, 'berlin', undefined],
    ['none of the options', { type: 'radio', options }, 'paris', 'option.unknown'],
    ['a ticked box', { type: 'checkbox', required: true }, true, undefined],
    ['a box that must be ticked', { type: 'checkbox', required: true }, 'false', 'box.required'],
    ['a day', { type: 'date' }, '2024-02-29', undefined],
    ['a day that does not exist', { type: 'date' }, '2026-02-30', 'date.invalid'],
    ['a day in words', { type: 'date' }, 'next Friday', 'date.invalid'],
    ['today, where the past will not do', { type: 'date', fromToday: true }, today, undefined],
    ['yesterday, where the past will not do', { type: 'date', fromToday: true }, '2026-11-19', 'date.past'],
    ['a number', { type: 'number', minimum: 10, maximum: 20 }, '10', undefined],
    ['half a number', { type: 'number' }, '1.5', 'number.invalid'],
    ['too small a number', { type: 'number', minimum: 10 }, '9', 'number.tooSmall'],
    ['too large a number', { type: 'number', maximum: 20 }, '21', 'number.tooLarge'],
  ])('is validated: %s', (_what, changes, value, expectedKey) => {
    expect(validateField(changes, value)).toBe(expectedKey)
  })

  it('loses line breaks in a text, which could add email headers, but not in a message', () => {
    const fields = [createField({ name: 'name' }), createField({ name: 'message', type: 'textarea' })]
    const { values } = validateSubmission(
      fields,
      { name: ' Ada\r\nBcc: everybody@example.com ', message: ' One.\r\n\r\nTwo. ' },
      today,
    )
    expect(values).toEqual({ name: 'Ada Bcc: everybody@example.com', message: 'One.\n\nTwo.' })
  })

  it('is ignored when the form does not define it', () => {
    const values = JSON.parse('{"it":"yes","more":"no","__proto__":{"polluted":"yes"}}') as Record<string, string>
    expect(validateSubmission([createField({})], values, today)).toEqual({ values: { it: 'yes' }, violations: [] })
    expect(validateSubmission([createField({ name: 'constructor' })], {}, today).values).toEqual({})
  })
})
