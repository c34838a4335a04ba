/** What a form of the back office posts besides its own fields. No field of a form may have such a name. */
export const cmsFormFieldNames = { code: '_form', formToken: '_seal', honeypot: 'homepage' } as const

const reservedNames: ReadonlySet<string> = new Set(Object.values(cmsFormFieldNames))

export type CmsFormInput = { code: string; formToken: string; honeypot: string; values: Record<string, string> }

/** A posted form as the endpoint takes it. Of a name that comes twice the last counts; files are left out. */
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
