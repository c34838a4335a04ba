import type { ApiError } from '#shared/api/errors.ts'
import { errorText } from './error-text.ts'
import { useT } from './i18n.ts'

type Summarised = { id?: string; text: string }

/**
 * A refused form: what belongs to a field is said there and, with the field's label, in the summary; anything else in the summary alone.
 * `labels` names the fields of the form by the ids of their inputs.
 */
export const useFormErrors = (error: ApiError | undefined, labels: Readonly<Record<string, string>>) => {
  const t = useT('errors')
  const known = (error?.fields ?? []).filter(({ field }) => field in labels)
  const summary: Summarised[] = known.map(({ field, message }) => ({ id: field, text: `${labels[field]}: ${message}` }))
  if (error && summary.length === 0) summary.push({ text: errorText(error, t) })
  return {
    summary,
    /** Spread onto the field: `error` is there only when there is one. */
    at: (field: string) => {
      const found = known.find((candidate) => candidate.field === field)
      return found ? { error: found.message } : {}
    },
  }
}
