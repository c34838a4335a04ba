import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { LocalizedPasswordField } from './localized-password-field.tsx'

type NewPasswordFieldsProps = {
  labels: { newPassword: string; confirmPassword: string }
  /** Changes with every rejected submission, so that the fields are emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
}

/** A new password and its repetition. Needs the namespace `identity`. */
export function NewPasswordFields({ labels, submission, fieldError }: NewPasswordFieldsProps) {
  const t = useT('identity')
  const renderField = (name: 'newPassword' | 'confirmPassword') => (
    <LocalizedPasswordField
      key={`${name}-${submission}`}
      id={name}
      name={name}
      label={labels[name]}
      autoComplete="new-password"
      {...(name === 'newPassword' ? { ...fieldRules.newPassword, hint: t('passwordHint') } : { required: true })}
      {...fieldError(name)}
    />
  )
  return (
    <>
      {renderField('newPassword')}
      {renderField('confirmPassword')}
    </>
  )
}
