import { cmsFormFieldNames } from './cms-form-field-names.ts'

const reservedNames: ReadonlySet<string> = new Set(Object.values(cmsFormFieldNames))

export type CmsFormInput = { code: string; formToken: string; honeypot: string; values: Record<string, string> }

/** Converts a posted form to the input of `submitForm`. The last of several values counts; files are skipped. */
export const parseCmsForm = (formData: FormData): CmsFormInput => {
  const textEntries = [...formData].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const lastValues = new Map(textEntries)
  const { code, formToken, honeypot } = cmsFormFieldNames
  return {
    code: lastValues.get(code) ?? '',
    formToken: lastValues.get(formToken) ?? '',
    honeypot: lastValues.get(honeypot) ?? '',
    values: Object.fromEntries(textEntries.filter(([name]) => !reservedNames.has(name))),
  }
}
