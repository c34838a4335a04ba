import type { StoredFormField } from '../../../domain/catalogue/form-fields.ts'
import { text } from '../text.ts'

/** Fields that several forms share. */
export const name: StoredFormField = {
  name: 'name',
  type: 'text',
  label: text('Your name', 'Dein Name'),
  required: true,
  maxLength: 100,
  autocomplete: 'name',
}

export const email: StoredFormField = {
  name: 'email',
  type: 'email',
  label: text('Email', 'E-Mail'),
  required: true,
  maxLength: 254,
  autocomplete: 'email',
}
