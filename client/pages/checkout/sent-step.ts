/** A form as text: for a hidden field, which sends it again. */
export const formatSent = (form: FormData): string =>
  new URLSearchParams(Array.from(form, ([name, value]) => [name, String(value)])).toString()

/** A client can send anything as this text, and its fields count towards no other bound. */
const maxSentFields = 500

/** The form of `formatSent`; empty when the text has more fields than any form. */
export const parseSent = (sent: string): FormData => {
  const form = new FormData()
  if (sent.split('&').length > maxSentFields) return form
  for (const [name, value] of new URLSearchParams(sent)) form.append(name, value)
  return form
}
