import type { TFunction } from 'i18next'
import type { FieldError } from '#shared/api/errors.ts'
import { isTextTooShort } from '#shared/rules/field-rules.ts'

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is FormControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

const getMinLength = (control: FormControl) => ('minLength' in control ? Math.max(control.minLength, 0) : 0)

const isCheckable = ({ type }: FormControl) => type === 'checkbox' || type === 'radio'

/** The server trims all texts except passwords, so blanks count as empty. */
const isMissing = (control: FormControl) =>
  control.validity.valueMissing ||
  (control.required && !isCheckable(control) && control.type !== 'password' && control.value.trim() === '')

/** The server's message for a missing value. A checkbox or radio button may have its own message in `title`. */
const getMissingMessage = (control: FormControl, t: TFunction): string => {
  const minimum = getMinLength(control)
  if (minimum > 0) return t('errors:check.tooShort', { minimum })
  return (isCheckable(control) && control.title) || t('errors:check.required')
}

const getValidationMessage = (control: FormControl, t: TFunction): string | undefined => {
  const { validity, value, title } = control
  const minimum = getMinLength(control)
  if (isMissing(control)) return getMissingMessage(control, t)
  if (value !== '' && isTextTooShort(value, minimum)) return t('errors:check.tooShort', { minimum })
  if (validity.tooLong) return t('errors:check.tooLong')
  if ((validity.typeMismatch || validity.patternMismatch) && control.type === 'email') return t('errors:check.email')
  // Leaves `tooShort` to the server, because the browser counts characters differently.
  if (validity.valid || validity.tooShort) return undefined
  return title || t('errors:check.invalid')
}

/**
 * The errors that the browser finds in a form, by field name, with our messages instead of native bubbles. The server
 * validates again.
 */
export const validateForm = (form: HTMLFormElement, t: TFunction): FieldError[] => {
  const errors = new Map<string, string>()
  for (const control of form.elements) {
    if (!isControl(control) || !control.willValidate || errors.has(control.name)) continue
    const text = getValidationMessage(control, t)
    if (text !== undefined) errors.set(control.name, text)
  }
  return [...errors].map(([field, message]) => ({ field, message }))
}
