import { useMemo } from 'react'
import type { TFunction } from 'i18next'
import type { ApiError } from '#shared/api/errors.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { useT } from '../../i18n/i18n.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import type { BasketActionData, CodeFormName } from './basket-action.ts'

/** Places every error of a code at its field: the API's first violation if there is one (specification §8). */
const toFieldError = (error: ApiError, field: string, codeForm: CodeFormName, t: TFunction): ApiError => {
  const unknownCodeText = codeForm === 'balance' && error.status === 404 ? t('balance.unknown') : undefined
  return {
    ...error,
    fields: [{ field, message: unknownCodeText ?? error.fields?.[0]?.message ?? errorMessage(error, t) }],
  }
}

/** The errors of one code form, for its field and for the page's error summary. */
export const useCodeErrors = (actionData: BasketActionData | undefined, codeForm: CodeFormName, field: string) => {
  const t = useT('basket')
  const error = actionData?.codeForm === codeForm ? actionData.error : undefined
  // One object for each response: another one would be a new submission, whose summary takes the focus again.
  const fieldError = useMemo(() => error && toFieldError(error, field, codeForm, t), [error, field, codeForm, t])
  return useFormErrors(fieldError, { [field]: t(`${codeForm}.label`) })
}
