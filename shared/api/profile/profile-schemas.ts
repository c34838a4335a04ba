import { z } from 'zod'
import { fieldRules } from '../../rules/field-rules.ts'
import { pathIdPattern } from '../../rules/paths/path-id.ts'
import { PasskeyAttestation, PasskeyCreationOptions } from '../../wire/extensions/passkeys.ts'
import { emptyObject, MessageResponse, password, trimmedString } from '../common-schemas.ts'
import { ExportedData } from './exported-data.ts'

/** The data of the customer (specification §3: "User update fields" and the registration form). */
const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** A new email; it takes effect when the customer follows the link that was sent to it. */
  pendingEmail: z.string().nullable().optional(),
  telephone: z.string().nullable(),
})
type Profile = z.infer<typeof Profile>

/** Time since an event, in the largest unit that fits. */
const TimeAgo = z.object({ unit: z.enum(['now', 'minutes', 'hours', 'days']), count: z.int().nonnegative() })

/**
 * A session of the customer. `key` is valid only in the session that loaded the list. `signedInOn` is a formatted date.
 */
export const ActiveSession = z.object({
  key: z.string(),
  isCurrent: z.boolean(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInOn: z.string(),
  lastSeen: TimeAgo,
})
export type ActiveSession = z.infer<typeof ActiveSession>

/** `addedOn` and `lastUsedOn` are formatted dates. */
export const Passkey = z.object({
  key: z.string(),
  name: z.string(),
  addedOn: z.string(),
  lastUsedOn: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const { name, email, passkeyName } = fieldRules
const RevokedSessions = z.object({ revokedCount: z.int().nonnegative() })

/** For sensitive changes the password may be empty when the customer used a passkey in the last five minutes. */
export const profileSchemas = {
  getProfile: { input: emptyObject, output: Profile },
  /** A new email needs the current password. It takes effect when the customer follows the link that was sent to it. */
  updateProfile: {
    input: z.object({
      firstName: trimmedString(name.maxLength),
      lastName: trimmedString(name.maxLength),
      email: trimmedString(email.maxLength),
      currentPassword: password.optional(),
    }),
    output: Profile,
  },
  /** Drops the pending email and keeps the current one. */
  keepEmail: { input: emptyObject, output: Profile },
  /** Ends every session. Signing in before `deletesAt` (ISO 8601) cancels the deletion. */
  deleteAccount: {
    input: z.object({ password, confirmed: z.stringbool().or(z.boolean()).optional() }),
    output: z.object({ deletesAt: z.string() }),
  },
  exportData: { input: emptyObject, output: ExportedData },
  /**
   * The number of tickets of each event that have the member price; 0 for guests and without a membership. `inBasket`
   * counts those in the basket, by the path of the event.
   */
  getMembership: {
    input: emptyObject,
    output: z.object({
      ticketsPerEvent: z.int().nonnegative(),
      inBasket: z.record(z.string(), z.int().nonnegative()),
    }),
  },
  sendVerificationEmail: { input: emptyObject, output: MessageResponse },
  /** Ends all other sessions of the customer. */
  updatePassword: {
    input: z.object({
      currentPassword: password,
      newPassword: password,
      confirmPassword: password,
    }),
    output: MessageResponse.extend(RevokedSessions.shape),
  },
  /**
   * `isConfirmed` is true when this session used a passkey in the last five minutes. Then sensitive changes need no
   * password.
   */
  getPasskeys: { input: emptyObject, output: z.object({ passkeys: z.array(Passkey), isConfirmed: z.boolean() }) },
  startPasskeyRegistration: { input: z.object({ password }), output: PasskeyCreationOptions },
  addPasskey: {
    input: z.object({ name: trimmedString(passkeyName.maxLength), credential: PasskeyAttestation }),
    output: emptyObject,
  },
  /** Removing the last passkey needs the password; a passkey does not replace it. */
  removePasskey: { input: z.object({ key: z.string().regex(pathIdPattern), password }), output: emptyObject },
  getSessions: { input: emptyObject, output: z.object({ sessions: z.array(ActiveSession) }) },
  revokeSession: { input: z.object({ key: z.string().regex(pathIdPattern) }), output: emptyObject },
  revokeOtherSessions: { input: emptyObject, output: RevokedSessions },
}
