import type { TFunction } from 'i18next'
import type { FieldError } from '#shared/api/errors.ts'
import { isTooShort } from '#shared/rules/field-rules.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const minLengthOf = (control: Control) => ('minLength' in control ? Math.max(control.minLength, 0) : 0)

const isTicked = ({ type }: Control) => type === 'checkbox' || type === 'radio'

/** The server trims all texts but passwords: blanks are nothing. */
const isMissing = (control: Control) =>
  control.validity.valueMissing ||
  (control.required && !isTicked(control) && control.type !== 'password' && control.value.trim() === '')

/**
 * The words of the server for the same fault. `title` is where HTML has an input say what it wants, in its own words.
 */
const missingText = (control: Control, t: TFunction): string => {
  if (control.type === 'email') return t('errors:check.email')
  const minimum = minLengthOf(control)
  if (minimum > 0) return t('errors:check.tooShort', { minimum })
  return (isTicked(control) && control.title) || t('errors:check.required')
}

const faultOf = (control: Control, t: TFunction): string | undefined => {
  const { validity, value, title } = control
  const minimum = minLengthOf(control)
  if (isMissing(control)) return missingText(control, t)
  if (value !== '' && isTooShort(value, minimum)) return t('errors:check.tooShort', { minimum })
  if (validity.tooLong) return t('errors:check.tooLong')
  if (validity.typeMismatch && control.type === 'email') return t('errors:check.email')
  // The browser's own count of characters is not the server's.
  if (validity.valid || validity.tooShort) return undefined
  return title || t('errors:check.invalid')
}

/**
 * What the browser finds wrong with a form, by the names of its fields, in the shop's words instead of bubbles. The
 * server has the last word.
 */
export const checkForm = (form: HTMLFormElement, t: TFunction): FieldError[] => {
  const faults = new Map<string, string>()
  for (const control of form.elements) {
    if (!isControl(control) || !control.willValidate || faults.has(control.name)) continue
    const text = faultOf(control, t)
    if (text !== undefined) faults.set(control.name, text)
  }
  return [...faults].map(([field, message]) => ({ field, message }))
}
