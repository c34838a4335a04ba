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
  const fields = new Set([...form.keys()].filter((field) => field.startsWith(guestNameField)))
  return Object.fromEntries(
    [...fields].map((field) => [field.slice(guestNameField.length), form.getAll(field).map(String)]),
  )
}
