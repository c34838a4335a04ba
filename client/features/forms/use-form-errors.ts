import { useState, type SubmitEvent } from 'react'
import type { ApiError, FieldError } from '#shared/api/errors.ts'
import { checkForm } from './check-form.ts'
import { errorText } from './error-text.ts'
import { useT } from '../../i18n/i18n.ts'

type Summarised = { id?: string; text: string }

/**
 * What the browser found before sending. It stands until the server has answered anew: `before` is what was answered
 * last.
 */
type Checked = { faults: FieldError[]; before: ApiError | undefined }

/** A label that asks needs no colon behind it. */
const labelled = (label: string) => (label.endsWith('?') ? label : `${label}:`)

/**
 * What no attribute of an input can say: rules about the form as a whole, shared with the server. Texts as the
 * server's.
 */
export type FormRules = (form: FormData) => FieldError[]

/**
 * A form that is refused, by the browser's own checks or by the server: what belongs to a field is said there and, with
 * the field's label, in the summary; anything else in the summary alone. `labels` names the fields by the ids and names
 * of their inputs, in the form's order.
 */
export const useFormErrors = (
  error: ApiError | undefined,
  labels: Readonly<Record<string, string>>,
  rules?: FormRules,
) => {
  const t = useT('errors')
  const [checked, setChecked] = useState<Checked>()
  const own = checked?.before === error ? checked : undefined
  const order = Object.keys(labels)
  const known = (own ? own.faults : (error?.fields ?? []))
    .filter(({ field }) => field in labels)
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
  const summary: Summarised[] = known.map(({ field, message }) => ({
    id: field,
    text: `${labelled(labels[field] ?? '')} ${message}`,
  }))
  if (!own && error && summary.length === 0) summary.push({ text: errorText(error, t) })
  return {
    summary,
    /** Changes with every attempt, so that a summary that stays the same takes the focus again. */
    attempt: own ?? error,
    /** Spread onto the field: `error` is there only when there is one. */
    at: (field: string) => {
      const found = known.find((candidate) => candidate.field === field)
      return found ? { error: found.message } : {}
    },
    /**
     * For the form's `onSubmit`, with `noValidate`: what the browser finds wrong is not sent. Whoever sends before this
     * runs, or without a script, is told the same by the server.
     */
    check: (event: SubmitEvent<HTMLFormElement>) => {
      const form = event.currentTarget
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent
      if (submitter?.hasAttribute('formnovalidate')) return
      const ruled = rules?.(new FormData(form)) ?? []
      const native = checkForm(form, t).filter(({ field }) => ruled.every((fault) => fault.field !== field))
      // What the page has no place for is for the server to say.
      const faults = [...native, ...ruled].filter(({ field }) => field in labels)
      setChecked({ faults, before: error })
      if (faults.length > 0) event.preventDefault()
    },
  }
}
