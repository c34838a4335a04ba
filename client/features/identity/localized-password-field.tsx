import type { ComponentProps } from 'react'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import type { PasswordLabels } from '../../ui/forms/password-input.tsx'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'
import { useT } from '../../i18n/i18n.ts'

/**
 * A password field with its show button in the language of the page. Give it a `key` that changes with every rejected
 * submission, so that it is emptied.
 */
export function LocalizedPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, keyof PasswordLabels | 'canToggle'>,
) {
  const t = useT('common')
  const canToggle = useIsHydrated()
  return (
    <PasswordField {...props} canToggle={canToggle} show={t('show')} hide={t('hide')} showLabel={t('showPassword')} />
  )
}
