import type { TFunction } from 'i18next'
import { passwordsDiffer } from '#shared/rules/field-rules.ts'
import { textOf } from '../../routing/form-values.ts'
import type { FormRules } from '../forms/use-form-errors.ts'

/** The rule of a form that asks for a new password twice: `field` and then `confirmPassword`. */
export const confirmedPassword =
  (field: string, t: TFunction): FormRules =>
  (form) =>
    passwordsDiffer(textOf(form, field), textOf(form, 'confirmPassword'))
      ? [{ field: 'confirmPassword', message: t('errors:check.passwordsDiffer') }]
      : []
