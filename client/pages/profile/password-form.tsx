import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { NewPasswordFields } from '../../features/identity/new-password-fields.tsx'
import { FormNote, FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'

type PasswordFormProps = {
  /** A hidden username, so that a password manager saves the password under the right account. */
  email: string
  /** Changes with every rejection, so that the fields are emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

export function PasswordForm({ email, submission, fieldError, onSubmit }: PasswordFormProps) {
  const t = useT('profile')
  return (
    <Form method="post" className="max-width-44" noValidate onSubmit={onSubmit}>
      <FormStack>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <ConfirmationField
          name="currentPassword"
          label={t('currentPassword')}
          submission={submission}
          fieldError={fieldError}
        />
        <NewPasswordFields
          labels={{ newPassword: t('newPassword'), confirmPassword: t('confirmPassword') }}
          submission={submission}
          fieldError={fieldError}
        />
        <FormNote>{t('password.endOthersNote')}</FormNote>
        <SubmitRow text={t('password.submit')} />
      </FormStack>
    </Form>
  )
}
