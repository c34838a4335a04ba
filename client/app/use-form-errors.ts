import type { ApiError } from '#shared/api/errors.ts'
import { errorText } from './error-text.ts'
import { useT } from './i18n.ts'

type Summarised = { id?: string; text: string }

/**
 * A refused form: one sentence for the summary and, where they belong to a field of it, the same words at the field. `fields` maps the
 * names the error uses to the ids of the inputs.
 */
export const useFormErrors = (error: ApiError | undefined, fields: readonly string[]) => {
  const t = useT('errors')
  const known = (error?.fields ?? []).filter(({ field }) => fields.includes(field))
  const summary: Summarised[] = known.map(({ field, message }) => ({ id: field, text: message }))
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
