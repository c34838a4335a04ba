/** The fields that every CMS form posts besides its own. Reserved: a question must not have one of these names. */
export const cmsFormFieldNames = { code: '_form', formToken: '_seal', honeypot: 'homepage' } as const
