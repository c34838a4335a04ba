// Capability: emails about a sign-in on a device that the account does not know. The caller of the API knows devices;
// the API knows addresses and sends mail.

/**
 * Body of `POST /users/{id}/new-device`, with the session token of the sign-in: 204. The names of browser and system
 * are what a user agent claims. The API emails the owner when the address is proven, at most once in ten minutes, and
 * not just after a change of the password, which has an email of its own.
 */
export type NewDeviceBody = { browser: string | null; system: string | null }
