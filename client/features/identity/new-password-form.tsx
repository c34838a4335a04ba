import { Form } from 'react-router-dom'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type NewPasswordFormProps = {
  /** Whose password it is, so that a password manager keeps it with the right name. */
  email: string
  /** Changes with every refusal, so that the fields start empty again. */
  attempt: string | undefined
  at: (field: string) => { error?: string }
}

export function NewPasswordForm({ email, attempt, at }: NewPasswordFormProps) {
  const t = useT('identity')
  const field = (name: 'newPassword' | 'confirmPassword') => (
    <PasswordField
      key={`${name}-${attempt}`}
      id={name}
      name={name}
      label={t(name)}
      autoComplete="new-password"
      show={t('common:show')}
      hide={t('common:hide')}
      showLabel={t('showPassword')}
      required
      {...(name === 'newPassword' ? { hint: t('passwordHint') } : {})}
      {...at(name)}
    />
  )
  return (
    <Form method="post" noValidate>
      <FormStack>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {field('newPassword')}
        {field('confirmPassword')}
        <FormActions>
          <Button variant="solid" big type="submit">
            {t('setPassword.submit')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  )
}
