import type { SubmitEvent } from 'react'
import type { ApiError } from '#shared/api/errors.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useSubmitOnce } from '../../features/forms/use-submit-once.ts'

/**
 * The form state of one step: its errors, including those without a field in the step (a line, a code), and one
 * submission at a time. `labels` as for `useFormErrors`.
 */
export const useStepForm = (error: ApiError | undefined, labels: Readonly<Record<string, string>>) => {
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
    },
  }
}
