// Capability: emails about a sign-in on a device that the account has not used before. The storefront, which calls the
// API, recognises devices; the API knows the address and sends the email.

/**
 * Body of `POST /users/{id}/new-device`, with the session token of the sign-in: 204. The names of browser and system
 * come from the user agent, which a client can forge. The API emails the owner when the address is verified, at most
 * once in ten minutes. It sends no email shortly after a change of the password, which has its own email.
 */
export type NewDeviceBody = { browser: string | null; system: string | null }
