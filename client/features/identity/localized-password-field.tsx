import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import type { PasswordLabels } from '../../ui/forms/password-input.tsx'
import { useT } from '../../i18n/i18n.ts'

/**
 * A password and the button that shows it. Give it a `key` that changes with every refusal, so that it starts empty
 * again.
 */
export function LocalizedPasswordField(props: Omit<ComponentProps<typeof PasswordField>, keyof PasswordLabels>) {
  const t = useT('common')
  return <PasswordField {...props} show={t('show')} hide={t('hide')} showLabel={t('showPassword')} />
}
