import { formText } from '../../routing/form-text.ts'

/**
 * The credential that a form carries as JSON. Invalid JSON becomes an empty object, which the endpoint's schema
 * rejects.
 */
export const readCredential = <C>(form: FormData): C => {
  try {
    return JSON.parse(formText(form, 'credential')) as C
  } catch {
    return {} as C
  }
}
