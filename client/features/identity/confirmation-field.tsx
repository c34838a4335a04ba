import { useState, type ReactNode } from 'react'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetPasskeysQuery, useSignInWithPasskeyMutation } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'
import { LocalizedPasswordField } from './localized-password-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import type { PasskeyUse } from './platform-passkeys.ts'

type ConfirmationFieldProps = {
  name: string
  label: string
  /** Changes with every rejected submission, so that the field is emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
  /** For a form that needs the confirmation only for some of its changes. */
  optional?: string
  hint?: ReactNode
  /** Nothing but the password counts. */
  isPasswordOnly?: boolean
}

/**
 * Confirms a sensitive change: the current password, or a passkey, which then stands for it for five minutes. The
 * loader of the page loads `getPasskeys`.
 */
export function ConfirmationField({
  name,
  label,
  submission,
  fieldError,
  optional,
  hint,
  isPasswordOnly = false,
}: ConfirmationFieldProps) {
  const t = useT('identity')
  const { data, refetch } = useGetPasskeysQuery({})
  const [signInWithPasskey] = useSignInWithPasskeyMutation()
  // The button that had the focus leaves the page.
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
      <LocalizedPasswordField
        key={submission}
        id={name}
        name={name}
        label={label}
        autoComplete="current-password"
        required={!optional}
        {...(optional ? { optional } : {})}
        {...(hint ? { hint } : {})}
        {...fieldError(name)}
      />
      {data && data.passkeys.length > 0 && !isPasswordOnly ? (
        <PasskeyButton text={t('passkey.use')} onUse={confirm} />
      ) : null}
    </>
  )
}
