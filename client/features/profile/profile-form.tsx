import { Form } from 'react-router-dom'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormRow } from '../../ui/form-row.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './narrow-form.module.css'

export type ProfileValues = { firstName: string; lastName: string; email: string }

type ProfileFormProps = { values: ProfileValues; attempt: string | undefined; at: (field: string) => { error?: string } }

/** Email, first and last name: what a user may change (specification §3). A new email wants the password. */
export function ProfileForm({ values, attempt, at }: ProfileFormProps) {
  const t = useT('profile')
  const field = (name: keyof ProfileValues) => ({ id: name, name, label: t(name), defaultValue: values[name], required: true, ...at(name) })

  return (
    <Form method="post" className={styles.narrow} noValidate>
      <FormStack>
        <FormRow two>
          <TextField {...field('firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} autoComplete="family-name" />
        </FormRow>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" hint={t('emailHint')} />
        <PasswordField
          key={attempt}
          id="currentPassword"
          name="currentPassword"
          label={t('currentPassword')}
          optional={t('common:optional')}
          hint={t('currentPasswordHint')}
          autoComplete="current-password"
          show={t('common:show')}
          hide={t('common:hide')}
          showLabel={t('showPassword')}
          {...at('currentPassword')}
        />
        <FormActions>
          <Button variant="solid" big type="submit">
            {t('save')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  )
}
