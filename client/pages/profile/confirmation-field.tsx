import { useState } from 'react'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetPasskeysQuery, useSignInWithPasskeyMutation } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'
import {
  CurrentPasswordField,
  type CurrentPasswordFieldProps,
} from '../../features/identity/current-password-field.tsx'
import { PasskeyButton } from '../../features/identity/passkey-button.tsx'
import type { PasskeyUse } from '../../features/identity/platform-passkeys.ts'

type ConfirmationFieldProps = CurrentPasswordFieldProps & {
  /** True when a passkey cannot confirm this change. */
  isPasswordOnly?: boolean
}

/**
 * Confirms a sensitive change by the current password or by a passkey, whose confirmation is valid for five minutes.
 * The page's loader must load `getPasskeys`.
 */
export function ConfirmationField({ isPasswordOnly = false, ...field }: ConfirmationFieldProps) {
  const t = useT('identity')
  const { data, refetch } = useGetPasskeysQuery({})
  const [signInWithPasskey] = useSignInWithPasskeyMutation()
  // The button that had the focus disappears after the confirmation, so the alert takes the focus.
  const [hasConfirmed, setHasConfirmed] = useState(false)

  const confirm = async (credential: PasskeyUse) => {
    const { error } = await signInWithPasskey({ credential })
    if (!error) {
      setHasConfirmed(true)
      await refetch()
    }
    return error as ApiError | undefined
  }

  if (data?.isConfirmed && !isPasswordOnly)
    return (
      <FocusedAlert role="status" takeFocus={hasConfirmed ? 'always' : 'never'}>
        <strong>{t('passkey.confirmed')}</strong> {t('passkey.confirmedFor')}
      </FocusedAlert>
    )
  return (
    <>
      <CurrentPasswordField {...field} />
      {data && data.passkeys.length > 0 && !isPasswordOnly ? (
        <PasskeyButton text={t('passkey.use')} onUse={confirm} />
      ) : null}
    </>
  )
}
