import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { LocalizedPasswordField } from '../../features/identity/localized-password-field.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'

type NewPasswordFormProps = {
  /** A hidden username, so that a password manager saves the password under the right account. */
  email: string
  /** Changes with every rejection, so that the fields are emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function NewPasswordForm({ email, submission, fieldError, onSubmit }: NewPasswordFormProps) {
  const t = useT('identity')
  const renderField = (name: 'newPassword' | 'confirmPassword') => (
    <LocalizedPasswordField
      key={`${name}-${submission}`}
      id={name}
      name={name}
      label={t(name)}
      autoComplete="new-password"
      {...(name === 'newPassword' ? { ...fieldRules.newPassword, hint: t('passwordHint') } : { required: true })}
      {...fieldError(name)}
    />
  )
  return (
    <Form method="post" noValidate onSubmit={onSubmit}>
      <FormStack>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {renderField('newPassword')}
        {renderField('confirmPassword')}
        <SubmitRow text={t('setPassword.submit')} />
      </FormStack>
    </Form>
  )
}
