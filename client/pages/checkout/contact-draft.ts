import type { Contact } from '#shared/api/checkout/checkout-schemas.ts'
import { formText } from '../../routing/form-text.ts'

export type ContactDraft = { email: string; firstName: string; lastName: string; telephone: string }

export const contactFields = ['firstName', 'lastName', 'email', 'telephone'] as const

export const toContactDraft = (contact: Contact | null): ContactDraft => ({
  email: contact?.email ?? '',
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  telephone: contact?.telephone ?? '',
})

export const readContactDraft = (form: FormData) =>
  Object.fromEntries(contactFields.map((name) => [name, formText(form, `contact.${name}`)])) as ContactDraft
