import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useCapability } from '../../data/page-info.ts'
import { useT } from '../../i18n/i18n.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { FieldRow, FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { NoJsOnly } from '../../ui/layout/js-only.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

export type ProfileValues = { firstName: string; lastName: string; email: string }

type ProfileFormProps = {
  values: ProfileValues
  savedEmail: string
  /** The saved email address is verified. */
  isVerified: boolean
  /** Changes with every rejection, so that the password field is emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Email, first and last name (specification §3). A new email needs the current password, which the form then requests;
 * without JavaScript it always does.
 */
export function ProfileForm({ values, savedEmail, isVerified, submission, fieldError, onSubmit }: ProfileFormProps) {
  const t = useT('profile')
  const verifiesEmail = useCapability('email-verification')
  const emailRef = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(values.email)
  const syncEarlyInput = useEffectEvent(() => setEmail(emailRef.current!.value))
  // The email may have been changed before hydration.
  useEffect(() => syncEarlyInput(), [])
  const isEmailChanged = email.trim().toLowerCase() !== savedEmail
  const confirmation = (
    <FormStack>
      <ConfirmationField
        name="currentPassword"
        label={t('currentPassword')}
        submission={submission}
        fieldError={fieldError}
        {...(isEmailChanged ? {} : { optional: t('common:optional') })}
        hint={t(verifiesEmail ? 'currentPasswordHint' : 'currentPasswordHintUnverified')}
      />
    </FormStack>
  )
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
          ref={emailRef}
          onChange={(event) => setEmail(event.currentTarget.value)}
          autoComplete="email"
          hint={
            verifiesEmail
              ? `${isVerified ? t('verification.yes') : ''} ${t('emailHint')}`.trim()
              : t('emailHintUnverified')
          }
        />
        {isEmailChanged ? confirmation : <NoJsOnly as="div">{confirmation}</NoJsOnly>}
        <SubmitRow text={t('save')} />
      </FormStack>
    </Form>
  )
}
