import type { SubmitEvent } from 'react'
import type { ApiError } from '#shared/api/errors.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useSendOnce } from '../../features/forms/use-send-once.ts'

/**
 * The form of one step: what is wrong with it, also with what the step has no field for (a line, a code), and one
 * sending at a time. `labels` as for `useFormErrors`.
 */
export const useStepForm = (error: ApiError | undefined, labels: Readonly<Record<string, string>>) => {
  const { summary, attempt, at, check } = useFormErrors(error, labels)
  const { sending, once } = useSendOnce(error)
  const elsewhere = attempt === error ? (error?.fields ?? []).filter(({ field }) => !(field in labels)) : []
  const texts = [...new Set(elsewhere.map(({ message }) => message))].map((text) => ({ text }))
  const named = summary.filter(({ id }) => id !== undefined)
  return {
    /** What has no field says it in the API's words, instead of one sentence for all of it. */
    errors: texts.length > 0 ? [...named, ...texts] : summary,
    attempt,
    at,
    sending,
    send: (event: SubmitEvent<HTMLFormElement>) => {
      check(event)
      if (!event.defaultPrevented) once(event)
    },
  }
}
