/**
 * Limits of form fields, shared by the attributes of inputs, which the browser checks, and the schemas of endpoints.
 * The commerce API has its own limits.
 */
export const fieldRules = {
  name: { required: true, maxLength: 100 },
  /** A domain has a dot: the type alone accepts "name@example", which the commerce API rejects. */
  email: { type: 'email', inputMode: 'email', required: true, maxLength: 254, pattern: '.+@.+\\.[^.]{2,}' },
  /** Browsers compile it with the flag `v`, which requires more escapes than a script does. */
  telephone: { type: 'tel', inputMode: 'tel', maxLength: 40, pattern: '\\s*\\+?[\\d\\s\\(\\)\\/.\\-]{5,}' },
  newPassword: { required: true, minLength: 10 },
  addressText: { maxLength: 100 },
  postcode: { maxLength: 20 },
  wishlistName: { required: true, maxLength: 80 },
  passkeyName: { required: true, maxLength: 60 },
} as const

/** Not an attribute, because an input that truncates a pasted password would lock the customer out. */
export const maxPasswordLength = 1024

/**
 * Counts an emoji as one character. The browser's `minlength` counts it as two and ignores values that a password
 * manager filled in.
 */
export const isTextTooShort = (text: string, minLength: number): boolean => [...text].length < minLength

/** A new password and its confirmation must be identical. */
export const doPasswordsDiffer = (password: string, confirmPassword: string): boolean => password !== confirmPassword
