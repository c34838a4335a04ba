import { Form } from 'react-router-dom'
import { useT } from '../../app/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import styles from './narrow-form.module.css'

type PasswordFormProps = {
  /** Whose password it is, so that a password manager keeps it with the right name. */
  email: string
  endOthers: boolean
  /** Changes with every refusal, so that the fields start empty again. */
  attempt: string | undefined
  at: (field: string) => { error?: string }
}

export function PasswordForm({ email, endOthers, attempt, at }: PasswordFormProps) {
  const t = useT('profile')
  const field = (name: 'currentPassword' | 'newPassword' | 'confirmPassword', hint?: string) => (
    <PasswordField
      key={`${name}-${attempt}`}
      id={name}
      name={name}
      label={t(name)}
      autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
      show={t('common:show')}
      hide={t('common:hide')}
      showLabel={t('showPassword')}
      required
      {...(hint ? { hint } : {})}
      {...at(name)}
    />
  )
  return (
    <Form method="post" className={styles.narrow} noValidate>
      <FormStack>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {field('currentPassword')}
        {field('newPassword', t('newPasswordHint'))}
        {field('confirmPassword')}
        <Choice id="endOthers" name="endOthers" value="1" label={t('password.endOthers')} note={t('password.endOthersNote')} defaultChecked={endOthers} />
        <FormActions>
          <Button variant="solid" big type="submit">
            {t('password.submit')}
          </Button>
        </FormActions>
      </FormStack>
    </Form>
  )
}
