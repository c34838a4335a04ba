/**
 * Limits of the shop's forms, once for both sides: as attributes of inputs, which the browser checks, and in the
 * schemas of endpoints. The commerce API decides what it accepts.
 */
export const fieldRules = {
  name: { required: true, maxLength: 100 },
  email: { type: 'email', inputMode: 'email', required: true, maxLength: 254 },
  /** For browsers, with the flag `v`, under which more characters need an escape than in a script. */
  telephone: { type: 'tel', inputMode: 'tel', maxLength: 40, pattern: '\\s*\\+?[\\d\\s\\(\\)\\/.\\-]{5,}' },
  newPassword: { required: true, minLength: 10 },
  addressText: { maxLength: 100 },
  postcode: { maxLength: 20 },
  wishlistName: { required: true, maxLength: 80 },
} as const

/** Not an attribute: an input that truncates a pasted password locks its owner out. */
export const maxPasswordLength = 1024

/**
 * Counts an emoji as one character; the browser's `minlength` counts it as two, and ignores what a password manager
 * filled in.
 */
export const isTextTooShort = (text: string, minLength: number): boolean => [...text].length < minLength

/** A new password and its confirmation must be identical. */
export const doPasswordsDiffer = (password: string, confirmPassword: string): boolean => password !== confirmPassword
