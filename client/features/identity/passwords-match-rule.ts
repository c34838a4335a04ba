import type { TFunction } from 'i18next'
import { doPasswordsDiffer } from '#shared/rules/field-rules.ts'
import { formText } from '../../routing/form-text.ts'
import type { FormRules } from '../forms/use-form-errors.ts'

/**
 * The rule of a form with a new password in `field` and its repetition in `confirmPassword`. An empty repetition has
 * the error of a required field.
 */
export const passwordsMatchRule =
  (field: string, t: TFunction): FormRules =>
  (form) => {
    const confirmPassword = formText(form, 'confirmPassword')
    return confirmPassword !== '' && doPasswordsDiffer(formText(form, field), confirmPassword)
      ? [{ field: 'confirmPassword', message: t('errors:check.passwordsDiffer') }]
      : []
  }
