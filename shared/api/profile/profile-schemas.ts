import { z } from 'zod'
import { fieldRules, passwordMaximum } from '../../rules/field-rules.ts'
import { ExportedData } from './exported-data.ts'

/** The customer's own record (specification §3, "User update fields", and what registering asked for besides). */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  telephone: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>

/** How long ago something was, in the largest unit that fits. */
const Ago = z.object({ unit: z.enum(['now', 'minutes', 'hours', 'days']), count: z.int().nonnegative() })

/**
 * Where the customer is signed in. `key` names it in this list and for this session alone; `since` is a date in words.
 */
export const SignedInPlace = z.object({
  key: z.string(),
  own: z.boolean(),
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  since: z.string(),
  seen: Ago,
})
export type SignedInPlace = z.infer<typeof SignedInPlace>

const nothing = z.object({})
const text = (max: number) => z.string().trim().max(max)
const { name, email } = fieldRules
const password = z.string().max(passwordMaximum)
const Message = z.object({ message: z.string() })
const Ended = z.object({ ended: z.int().nonnegative() })

export const profileSchemas = {
  getProfile: { input: nothing, output: Profile },
  /** A new email needs the current password (settled rule 3). */
  updateProfile: {
    input: z.object({
      firstName: text(name.maxLength),
      lastName: text(name.maxLength),
      email: text(email.maxLength),
      currentPassword: password.optional(),
    }),
    output: Profile,
  },
  /** Signs out everywhere. `deletesAt` is the moment it cannot be taken back any more, ISO 8601. */
  deleteAccount: {
    input: z.object({ password, confirmed: z.stringbool().or(z.boolean()).optional() }),
    output: z.object({ deletesAt: z.string() }),
  },
  exportData: { input: nothing, output: ExportedData },
  sendVerificationMail: { input: nothing, output: Message },
  changePassword: {
    input: z.object({
      currentPassword: password,
      newPassword: password,
      confirmPassword: password,
      endOthers: z.stringbool().or(z.boolean()).default(true),
    }),
    output: Message.extend(Ended.shape),
  },
  getSessions: { input: nothing, output: z.object({ places: z.array(SignedInPlace) }) },
  endSession: { input: z.object({ key: z.string().max(64) }), output: nothing },
  endOtherSessions: { input: nothing, output: Ended },
}
