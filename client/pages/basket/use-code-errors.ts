import type { TFunction } from 'i18next'
import type { ApiError } from '#shared/api/errors.ts'
import { errorText } from '../../features/forms/error-text.ts'
import { useT } from '../../i18n/i18n.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import type { BasketActionData, CodeForm } from './basket-action.ts'

/**
 * Whatever is wrong with a code is said at its field: the API's first violation where there is one (specification §8).
 */
const atField = (error: ApiError, field: string, about: CodeForm, t: TFunction): ApiError => {
  const unknown = about === 'balance' && error.status === 404 ? t('balance.unknown') : undefined
  return { ...error, fields: [{ field, message: unknown ?? error.fields?.[0]?.message ?? errorText(error, t) }] }
}

/** What was refused in one of the forms with a code, for its field and for the summary of the page. */
export const useCodeErrors = (answer: BasketActionData | undefined, about: CodeForm, field: string) => {
  const t = useT('basket')
  const error = answer?.about === about ? answer.error : undefined
  return useFormErrors(error && atField(error, field, about, t), { [field]: t(`${about}.label`) })
}
