/**
 * The rules of form fields. The browser checks them as attributes of inputs, and the schemas of endpoints use the same
 * limits. The commerce API has its own limits.
 */
export const fieldRules = {
  name: { required: true, maxLength: 100 },
  /**
   * The pattern requires a dot in the domain: the input type alone accepts "name@example", which the commerce API
   * rejects.
   */
  email: { type: 'email', inputMode: 'email', required: true, maxLength: 254, pattern: '.+@.+\\.[^.]{2,}' },
  /**
   * Browsers compile the pattern with the flag `v`, which requires more escapes than a regular expression in a script.
   */
  telephone: { type: 'tel', inputMode: 'tel', maxLength: 40, pattern: '\\s*\\+?[\\d\\s\\(\\)\\/.\\-]{5,}' },
  newPassword: { required: true, minLength: 10 },
  addressText: { maxLength: 100 },
  postcode: { maxLength: 20 },
  wishlistName: { required: true, maxLength: 80 },
  passkeyName: { required: true, maxLength: 60 },
} as const

/**
 * Only the server checks this length: an attribute `maxlength` would truncate a pasted password, and so lock the
 * customer out.
 */
export const maxPasswordLength = 1024

/**
 * Whether a text has fewer characters than `minLength`; an emoji counts as one. The browser's `minlength` counts an
 * emoji as two, and ignores values that a password manager has filled in.
 */
export const isTextTooShort = (text: string, minLength: number): boolean => [...text].length < minLength

/** Whether a new password and its confirmation differ. */
export const doPasswordsDiffer = (password: string, confirmPassword: string): boolean => password !== confirmPassword
