import { useState, type SubmitEvent } from 'react'
import type { ApiError, FieldError } from '#shared/api/errors.ts'
import { getFieldDirection } from './field-direction.ts'
import { validateForm } from './validate-form.ts'
import { useT } from '../../i18n/i18n.ts'
import type { SummaryError } from '../../ui/forms/error-summary.tsx'
import { useErrorEntry } from './use-error-entry.ts'

/**
 * The errors that the browser found, or those that are left after the shopper corrected a field. The next response
 * replaces them. `previousError` is the error of the last response. A correction keeps the `submission`.
 */
type ClientValidation = { errors: FieldError[]; previousError: ApiError | undefined; submission?: unknown }

/** A label that ends in a question mark needs no colon. */
const withColon = (label: string) => (label.endsWith('?') ? label : `${label}:`)

/** Checks that no attribute of an input can express, such as two equal passwords. The server repeats them. */
export type FormRules = (form: FormData) => FieldError[]

/**
 * The errors of a form that the browser or the server rejected. An error of a field shows at the field and, with its
 * label, in the summary; any other error in the summary only. `labels` names the fields by the ids and names of their
 * inputs, in the order of the form. `directions` say what to do about a missing value of fields that editors define.
 */
export const useFormErrors = (
  error: ApiError | undefined,
  labels: Readonly<Record<string, string>>,
  rules?: FormRules,
  directions: Readonly<Record<string, string>> = {},
) => {
  const t = useT('errors')
  const toErrorEntry = useErrorEntry()
  const [validation, setValidation] = useState<ClientValidation>()
  const clientValidation = validation?.previousError === error ? validation : undefined
  const order = Object.keys(labels)
  const fieldErrors = (clientValidation ? clientValidation.errors : (error?.fields ?? []))
    .filter(({ field }) => field in labels)
    .map(({ field, message }) => ({
      field,
      message,
      direction: getFieldDirection(field, message, t, directions[field]),
    }))
    .toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  const summary: SummaryError[] = fieldErrors.map(({ field, message, direction }) => ({
    id: field,
    text: direction || `${withColon(labels[field] ?? '')} ${message}`,
  }))
  if (!clientValidation && error && summary.length === 0) summary.push(toErrorEntry(error))
  const submission = clientValidation ? (clientValidation.submission ?? clientValidation) : error
  return {
    summary,
    /** Changes with every submission, so that an unchanged summary takes the focus again. */
    submission,
    /** Spread it onto the field: `error` is set only if there is one. */
    fieldError: (field: string) => {
      const fieldWithError = fieldErrors.find((candidate) => candidate.field === field)
      return fieldWithError ? { error: fieldWithError.direction || fieldWithError.message } : {}
    },
    /** For a field whose value has changed: its error no longer applies. */
    clearError: (field: string) => {
      const errors = fieldErrors.filter((candidate) => candidate.field !== field)
      if (errors.length < fieldErrors.length) setValidation({ errors, previousError: error, submission })
    },
    /**
     * For `onSubmit` of a form with `noValidate`: prevents the submission if the browser finds errors. Without
     * JavaScript the server finds the same errors.
     */
    validate: (event: SubmitEvent<HTMLFormElement>) => {
      const form = event.currentTarget
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent
      if (submitter?.hasAttribute('formnovalidate')) return
      const ruleErrors = rules?.(new FormData(form)) ?? []
      const nativeErrors = validateForm(form, t).filter(({ field }) =>
        ruleErrors.every((ruleError) => ruleError.field !== field),
      )
      // Ignores errors of fields that the page does not show; the server reports them.
      const errors = [...nativeErrors, ...ruleErrors].filter(({ field }) => field in labels)
      setValidation({ errors, previousError: error })
      if (errors.length > 0) event.preventDefault()
    },
  }
}
