import { useState, type SubmitEvent } from 'react'
import type { ApiError, FieldError } from '#shared/api/errors.ts'
import { validateForm } from './validate-form.ts'
import { errorMessage } from './error-message.ts'
import { useT } from '../../i18n/i18n.ts'

type SummaryEntry = { id?: string; text: string }

/**
 * What the browser found before sending. It stands until the server has answered anew: `before` is what was answered
 * last.
 */
type ClientValidation = { errors: FieldError[]; previousError: ApiError | undefined }

/** A label that asks needs no colon behind it. */
const withColon = (label: string) => (label.endsWith('?') ? label : `${label}:`)

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
  const [validation, setValidation] = useState<ClientValidation>()
  const clientValidation = validation?.previousError === error ? validation : undefined
  const order = Object.keys(labels)
  const fieldErrors = (clientValidation ? clientValidation.errors : (error?.fields ?? []))
    .filter(({ field }) => field in labels)
    .toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
  const summary: SummaryEntry[] = fieldErrors.map(({ field, message }) => ({
    id: field,
    text: `${withColon(labels[field] ?? '')} ${message}`,
  }))
  if (!clientValidation && error && summary.length === 0) summary.push({ text: errorMessage(error, t) })
  return {
    summary,
    /** Changes with every attempt, so that a summary that stays the same takes the focus again. */
    submission: clientValidation ?? error,
    /** Spread onto the field: `error` is there only when there is one. */
    fieldError: (field: string) => {
      const fieldWithError = fieldErrors.find((candidate) => candidate.field === field)
      return fieldWithError ? { error: fieldWithError.message } : {}
    },
    /**
     * For the form's `onSubmit`, with `noValidate`: what the browser finds wrong is not sent. Whoever sends before this
     * runs, or without a script, is told the same by the server.
     */
    validate: (event: SubmitEvent<HTMLFormElement>) => {
      const form = event.currentTarget
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent
      if (submitter?.hasAttribute('formnovalidate')) return
      const ruleErrors = rules?.(new FormData(form)) ?? []
      const nativeErrors = validateForm(form, t).filter(({ field }) =>
        ruleErrors.every((ruleError) => ruleError.field !== field),
      )
      // What the page has no place for is for the server to say.
      const errors = [...nativeErrors, ...ruleErrors].filter(({ field }) => field in labels)
      setValidation({ errors, previousError: error })
      if (errors.length > 0) event.preventDefault()
    },
  }
}
