import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { NewPasswordFields } from '../../features/identity/new-password-fields.tsx'
import { FieldRow, FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

export type RegistrationValues = { firstName: string; lastName: string; email: string; telephone: string }

type RegistrationFieldsProps = {
  values: RegistrationValues
  /** Changes with every rejection, so that the password fields are emptied. */
  submission: string | undefined
  fieldError: (field: string) => { error?: string }
}

/** Fields and their order follow specification §3. The phone number is folded, so that a phone shows the button. */
export function RegistrationFields({ values, submission, fieldError }: RegistrationFieldsProps) {
  const t = useT('identity')
  const getFieldProps = (name: keyof RegistrationValues) => ({
    id: name,
    name,
    label: t(name),
    defaultValue: values[name],
    ...fieldError(name),
  })
  return (
    <FormStack>
      <FieldRow twoColumns>
        <TextField {...getFieldProps('firstName')} autoComplete="given-name" {...fieldRules.name} />
        <TextField {...getFieldProps('lastName')} autoComplete="family-name" {...fieldRules.name} />
      </FieldRow>
      <TextField {...getFieldProps('email')} {...fieldRules.email} autoComplete="email" hint={t('emailHint')} />
      <Disclosure
        summary={t('register.telephone')}
        open={values.telephone !== '' || fieldError('telephone').error !== undefined}
      >
        <TextField
          {...getFieldProps('telephone')}
          {...fieldRules.telephone}
          title={t('errors:check.telephone')}
          autoComplete="tel"
          hint={t('telephoneHint')}
          optional={t('common:optional')}
        />
      </Disclosure>
      <NewPasswordFields
        name="password"
        labels={{ newPassword: t('password'), confirmPassword: t('confirmPassword') }}
        submission={submission}
        fieldError={fieldError}
      />
      <SubmitRow text={t('register.submit')} />
    </FormStack>
  )
}
