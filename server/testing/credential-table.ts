/**
 * Events that may end credentials of an account, an order or an operator, with the title of their column in
 * docs/security.md.
 */
export const accountEvents = {
  passwordChange: 'password changed',
  passwordReset: 'password reset by link',
  emailChange: 'new email proven',
  emailUndo: 'email change undone',
  passkeyAddition: 'passkey added',
  passkeyRemoval: 'passkey removed',
  signOut: 'sign-out',
  endOthers: 'other sessions ended',
  deletionRequest: 'deletion requested',
  deletion: 'deleted, a day later',
  claim: 'guest order claimed',
  emailDisowned: 'account “not me”',
  orderDisowned: 'guest order “not me”',
  shareEnded: 'wishlist no longer shared',
  unsubscription: 'newsletter ended by its link',
  sessionsEndedByOperator: '`sessions:end --user`',
  orderEmailReplaced: 'guest order: `resend --to`',
  operatorRevoked: 'operator revoked',
} as const

/** Everything that gives access, with the title of its row. */
export const credentials = {
  session: 'session, with its refresh tokens',
  otherSession: 'session of another browser',
  otherRefreshToken: 'refresh token of another sign-in',
  accessToken: 'access token that was issued before, 15 minutes at most',
  passkey: 'passkey',
  passkeyConfirmation: 'passkey used in a session, five minutes at most in place of the password',
  passkeyChallenge: 'challenge for a new passkey, five minutes at most',
  resetLink: 'reset link that was requested before',
  verificationLink: 'verification link of the address',
  newAddressLink: 'verification link of a new address',
  undoLink: 'link that undoes a change of email',
  ownOrderLink: 'link of an order of the account, and its “not me”',
  guestOrderKey: 'key of a guest order with the same address',
  guestOrderLink: 'link of that guest order, and its “not me”',
  shareLink: 'link of a shared wishlist',
  knownDevice: 'known device, for its own guesses of the password',
  newsletterConfirmation: 'newsletter link, to confirm',
  newsletterUnsubscription: 'newsletter link, to unsubscribe',
  operatorKey: 'key of an operator',
} as const

export type AccountEvent = keyof typeof accountEvents
export type Credential = keyof typeof credentials

const emailLinks = ['resetLink', 'verificationLink', 'newAddressLink'] as const
const otherSessions = ['otherSession', 'otherRefreshToken', 'passkeyChallenge'] as const
const sessions = ['session', 'passkeyConfirmation', ...otherSessions] as const

const endedCredentials: Record<AccountEvent, readonly Credential[]> = {
  passwordChange: [...otherSessions, 'passkeyConfirmation', 'knownDevice', 'resetLink', 'newAddressLink'],
  passwordReset: [...sessions, 'passkey', 'knownDevice', 'resetLink', 'newAddressLink'],
  emailChange: ['knownDevice', 'resetLink', 'verificationLink', 'newsletterConfirmation'],
  passkeyAddition: ['passkeyChallenge'],
  passkeyRemoval: ['passkey', 'passkeyConfirmation', 'passkeyChallenge'],
  emailUndo: [...sessions, ...emailLinks, 'passkey', 'undoLink', 'newsletterConfirmation'],
  signOut: ['session', 'passkeyConfirmation', 'passkeyChallenge'],
  endOthers: [...otherSessions, 'knownDevice'],
  deletionRequest: [...sessions, 'knownDevice', 'resetLink', 'newAddressLink'],
  deletion: [
    ...sessions,
    ...emailLinks,
    'passkey',
    'knownDevice',
    'accessToken',
    'undoLink',
    'ownOrderLink',
    'shareLink',
    'newsletterConfirmation',
    'newsletterUnsubscription',
  ],
  claim: [],
  emailDisowned: [...sessions, ...emailLinks, 'passkey', 'undoLink', 'newsletterConfirmation'],
  orderDisowned: ['guestOrderLink'],
  shareEnded: ['shareLink'],
  unsubscription: ['newsletterConfirmation'],
  sessionsEndedByOperator: [...sessions, 'knownDevice'],
  orderEmailReplaced: ['guestOrderLink'],
  operatorRevoked: ['operatorKey'],
}

/** Whether the credential no longer works after the event. */
export const hasEnded = (event: string, credential: string): boolean =>
  (endedCredentials[event as AccountEvent] as readonly string[]).includes(credential)
