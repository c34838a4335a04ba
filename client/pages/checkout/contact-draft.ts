import type { Contact } from '#shared/api/checkout/checkout-schemas.ts'
import { textOf } from '../../routing/form-values.ts'

/** Who buys, as the form shows and posts it. */
export type ContactDraft = { email: string; firstName: string; lastName: string; telephone: string }

export const contactFields = ['firstName', 'lastName', 'email', 'telephone'] as const

export const contactOf = (contact: Contact | null): ContactDraft => ({
  email: contact?.email ?? '',
  firstName: contact?.firstName ?? '',
  lastName: contact?.lastName ?? '',
  telephone: contact?.telephone ?? '',
})

export const readContact = (form: FormData) =>
  Object.fromEntries(contactFields.map((name) => [name, textOf(form, `contact.${name}`)])) as ContactDraft
