import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { NewPasswordFields } from '../../features/identity/new-password-fields.tsx'
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
  return (
    <Form method="post" noValidate onSubmit={onSubmit}>
      <FormStack>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields
          labels={{ newPassword: t('newPassword'), confirmPassword: t('confirmPassword') }}
          submission={submission}
          fieldError={fieldError}
        />
        <SubmitRow text={t('setPassword.submit')} />
      </FormStack>
    </Form>
  )
}
