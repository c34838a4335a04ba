import type { SubmitEvent } from 'react'
import type { ApiError } from '#shared/api/errors.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useSubmitOnce } from '../../features/forms/use-submit-once.ts'

/**
 * All errors of the step, also those about a basket line or a code, which have no field here. Prevents a second
 * submission while one runs. `labels` as for `useFormErrors`. Calls `onSubmit` when the form is sent.
 */
export const useStepForm = (
  error: ApiError | undefined,
  labels: Readonly<Record<string, string>>,
  onSubmit?: () => void,
) => {
  const { summary, submission, fieldError, validate } = useFormErrors(error, labels)
  const { isSubmitting, submitOnce } = useSubmitOnce(error)
  const unplacedErrors = submission === error ? (error?.fields ?? []).filter(({ field }) => !(field in labels)) : []
  const unplacedTexts = [...new Set(unplacedErrors.map(({ message }) => message))].map((text) => ({ text }))
  const fieldEntries = summary.filter(({ id }) => id !== undefined)
  return {
    /** Errors without a field show the API's messages instead of one general sentence. */
    errors: unplacedTexts.length > 0 ? [...fieldEntries, ...unplacedTexts] : summary,
    submission,
    fieldError,
    isSubmitting,
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      validate(event)
      if (!event.defaultPrevented) submitOnce(event)
      if (!event.defaultPrevented) onSubmit?.()
    },
  }
}
