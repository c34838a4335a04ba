/** Brings an email address into the form in which the API and the limits of the shop compare addresses. */
export const normaliseEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase()
