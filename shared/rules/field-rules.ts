/**
 * What the shop's forms ask of their fields, once for both sides: as attributes of inputs, which the browser checks,
 * and as the limits of the schemas of endpoints. Whether something is accepted is the commerce API's to say.
 */
export const fieldRules = {
  name: { required: true, maxLength: 100 },
  email: { type: 'email', inputMode: 'email', required: true, maxLength: 254 },
  /** `pattern` as browsers read it: with the flag `v`, under which more has to be escaped than in a script. */
  telephone: { type: 'tel', inputMode: 'tel', maxLength: 40, pattern: '\\s*\\+?[\\d\\s\\(\\)\\/.\\-]{5,}' },
  newPassword: { required: true, minLength: 10 },
  addressText: { maxLength: 100 },
  postcode: { maxLength: 20 },
  wishlistName: { required: true, maxLength: 80 },
} as const

/** No attribute: an input that cuts a pasted password short lets nobody in. */
export const maxPasswordLength = 1024

/**
 * Counted as people count, so that an emoji is one; the browser's own `minlength` counts it twice, and what a password
 * manager filled in not at all.
 */
export const isTextTooShort = (text: string, minLength: number): boolean => [...text].length < minLength

/** Settled rule 4. */
export const doPasswordsDiffer = (password: string, confirmPassword: string): boolean => password !== confirmPassword
