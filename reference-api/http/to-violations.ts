import type { z } from 'zod'
import { isMessageKey, type FieldViolation } from '../domain/messages.ts'

/** `['lines', 0, 'quantity']` becomes `lines[0].quantity`. */
const formatPropertyPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`
    return text === '' ? String(part) : `${text}.${String(part)}`
  }, '')

const toMessageKey = (issue: z.core.$ZodIssue): FieldViolation['key'] => {
  if (isMessageKey(issue.message)) return issue.message
  if (issue.code === 'too_big') return 'value.tooLong'
  return issue.code === 'invalid_type' && issue.input === undefined ? 'value.required' : 'value.invalid'
}

const toMessageParameters = (issue: z.core.$ZodIssue): NonNullable<FieldViolation['parameters']> => {
  if (issue.code === 'custom') return (issue.params ?? {}) as Record<string, number>
  return issue.code === 'too_big' ? { maximum: Number(issue.maximum) } : {}
}

/** One violation per field: the first error. Schemas have message keys as their error texts. */
export const toViolations = (error: z.ZodError): FieldViolation[] => {
  const byPath = new Map<string, FieldViolation>()
  for (const issue of error.issues) {
    const path = formatPropertyPath(issue.path)
    if (!byPath.has(path))
      byPath.set(path, { propertyPath: path, key: toMessageKey(issue), parameters: toMessageParameters(issue) })
  }
  return [...byPath.values()]
}
