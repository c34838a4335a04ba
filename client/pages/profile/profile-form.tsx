import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { FieldRow, FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

export type ProfileValues = { firstName: string; lastName: string; email: string }

type ProfileFormProps = {
  values: ProfileValues
  /** Changes with every rejection, so that the password field is emptied. */
  /** The saved email address is verified. */
  isVerified: boolean
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** Email, first and last name (specification §3). A new email needs the current password. */
export function ProfileForm({ values, isVerified, submission, fieldError, onSubmit }: ProfileFormProps) {
  const t = useT('profile')
  const getFieldProps = (name: keyof ProfileValues) => ({
    id: name,
    name,
    label: t(name),
    defaultValue: values[name],
    ...fieldError(name),
  })

  return (
    <Form method="post" className="max-width-44" noValidate onSubmit={onSubmit}>
      <FormStack>
        <FieldRow twoColumns>
          <TextField {...getFieldProps('firstName')} {...fieldRules.name} autoComplete="given-name" />
          <TextField {...getFieldProps('lastName')} {...fieldRules.name} autoComplete="family-name" />
        </FieldRow>
        <TextField
          {...getFieldProps('email')}
          {...fieldRules.email}
          autoComplete="email"
          hint={`${isVerified ? t('verification.yes') : ''} ${t('emailHint')}`.trim()}
        />
        <ConfirmationField
          name="currentPassword"
          label={t('currentPassword')}
          submission={submission}
          fieldError={fieldError}
          optional={t('common:optional')}
          hint={t('currentPasswordHint')}
        />
        <SubmitRow text={t('save')} />
      </FormStack>
    </Form>
  )
}
