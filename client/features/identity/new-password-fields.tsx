import { useState } from 'react'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { LocalizedPasswordField } from './localized-password-field.tsx'

type NewPasswordFieldsProps = {
  /** The name of the first field; the second is `confirmPassword`. */
  name?: 'newPassword' | 'password'
  labels: { newPassword: string; confirmPassword: string }
  /** Changes with every rejected submission, so that the fields are emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
}

/** A new password and its repetition, which one button shows. Needs the namespace `identity`. */
export function NewPasswordFields({ name = 'newPassword', labels, submission, fieldError }: NewPasswordFieldsProps) {
  const t = useT('identity')
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <LocalizedPasswordField
        key={`${name}-${submission}`}
        id={name}
        name={name}
        label={labels.newPassword}
        autoComplete="new-password"
        {...fieldRules.newPassword}
        hint={t('passwordHint')}
        visibility={{ isShown, onToggle: () => setIsShown(!isShown) }}
        {...fieldError(name)}
      />
      <LocalizedPasswordField
        key={`confirmPassword-${submission}`}
        id="confirmPassword"
        name="confirmPassword"
        label={labels.confirmPassword}
        autoComplete="new-password"
        required
        visibility={{ isShown }}
        {...fieldError('confirmPassword')}
      />
    </>
  )
}
