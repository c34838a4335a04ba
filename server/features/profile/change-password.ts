import type { Input, Output } from '#shared/api/schemas.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { Announcement } from '../../upstream/schemas/profile.ts'
import { assertPasswordsMatch } from '../../presentation/field-faults.ts'
import { ownUser } from './own-user.ts'
import { logShopperEvent } from '../../logging/log-shopper-event.ts'

/**
 * The names the API gives to the fields of this form; a violation of the user itself is about the new password
 * (specification §8).
 */
const fieldNames: Record<string, string> = {
  existingPassword: 'currentPassword',
  newPassword: 'newPassword',
  password: 'newPassword',
}

const refusalOf = (error: unknown): unknown => {
  if (!(error instanceof AppError) || !error.fields) return error
  const fields = error.fields.map(({ field, message }) => ({ field: fieldNames[field] ?? field, message }))
  return new AppError(422, 'rejected', fields[0]?.message ?? error.message, { cause: error, fields })
}

const isAbout = (refusal: unknown, name: string) =>
  refusal instanceof AppError && refusal.fields?.some(({ field }) => field === name)

export const changePassword = async (
  { api, limits }: { api: Pick<CommerceApi, 'send'>; limits: Limits },
  { currentPassword, newPassword, confirmPassword, endOthers }: Input<'changePassword'>,
  context: RequestContext,
): Promise<Output<'changePassword'>> => {
  const {
    session,
    address,
    log,
    preferences: { language },
  } = context
  assertPasswordsMatch('newPassword', newPassword, confirmPassword, language)
  const user = await ownUser(api, context)
  const counted = [
    { limit: 'signInAccount', of: user.email },
    { limit: 'signInAddress', of: address },
  ] as const
  const { message } = await limits.spendOnGuess(counted, log, () =>
    user
      .send('PUT', '/change-password', Announcement, { existingPassword: currentPassword, newPassword })
      .catch(async (error: unknown) => {
        const refusal = refusalOf(error)
        if (isAbout(refusal, 'currentPassword')) await logShopperEvent(context, 'auth.password_refused')
        throw refusal
      }),
  )
  await logShopperEvent(context, 'auth.password_changed')
  return { message, ended: endOthers ? await session.signedIn.endOthers() : 0 }
}
