import { formText } from '../../routing/form-text.ts'

/** The credential that a form carries as JSON. The endpoint checks it; what is no JSON is no credential either. */
export const readCredential = <C>(form: FormData): C => {
  try {
    return JSON.parse(formText(form, 'credential')) as C
  } catch {
    return {} as C
  }
}
