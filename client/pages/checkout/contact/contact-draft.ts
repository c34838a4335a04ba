import type { Contact } from '#shared/api/checkout/checkout-schemas.ts'
import { formText } from '../../../routing/form-text.ts'

export type ContactDraft = { email: string; firstName: string; lastName: string; telephone: string }

/** The name on each ticket of a line, by the line's key. */
export type GuestNames = Record<string, string[]>

/** The prefix of the names of a line's fields; the line's key follows it. */
export const guestNameField = 'guestName.'

export const contactFields = ['firstName', 'lastName', 'email', 'telephone'] as const

export const toContactDraft = (contact: Contact | null): ContactDraft => ({
  email: contact?.email ?? '',
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  telephone: contact?.telephone ?? '',
})

export const readContactDraft = (form: FormData) =>
  Object.fromEntries(contactFields.map((name) => [name, formText(form, `contact.${name}`)])) as ContactDraft

export const readGuestNames = (form: FormData): GuestNames => {
  const names = new Map<string, string[]>()
  for (const [field, value] of form) {
    if (!field.startsWith(guestNameField)) continue
    const lineKey = field.slice(guestNameField.length)
    const namesOfLine = names.get(lineKey)
    if (namesOfLine) namesOfLine.push(String(value))
    else names.set(lineKey, [String(value)])
  }
  return Object.fromEntries(names)
}
