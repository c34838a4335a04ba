import { z } from 'zod'

export type Level = 'debug' | 'info' | 'warn' | 'error'

const levels: Record<Level, number> = { debug: 20, info: 30, warn: 40, error: 50 }

/** What `log.ts` writes of an error: never what hangs on it besides. */
export const LoggedError = z.strictObject({
  type: z.string(),
  message: z.string(),
  stack: z.string().optional(),
  code: z.unknown().optional(),
  status: z.unknown().optional(),
  kind: z.unknown().optional(),
  get cause() {
    return LoggedError.optional()
  },
})

/**
 * One kind of line: at which levels, in which words, with which fields besides `level`, `time`, `msg` and, where a
 * request caused it, `requestId`.
 */
export type LogLine = { kind: string; levels: readonly Level[]; messages: readonly string[]; fields: z.ZodRawShape }

export const defineLogLine = (
  kind: string,
  level: Level | readonly Level[],
  messages: readonly string[],
  fields: z.ZodRawShape = {},
): LogLine => ({ kind, levels: [level].flat(), messages, fields })

const LineHead = z.looseObject({
  level: z.int(),
  time: z.iso.datetime(),
  msg: z.string(),
  requestId: z.string().optional(),
})

/**
 * Finds the kind of a written line. Throws where it is of none: other words, another level, a field too many or too
 * few.
 */
export const createLogLineClassifier =
  (lines: readonly LogLine[]) =>
  (text: string): string => {
    const { level, time: _time, msg, requestId: _requestId, ...rest } = LineHead.parse(JSON.parse(text))
    const declared = lines.find(
      (one) => one.messages.includes(msg) && one.levels.some((name) => levels[name] === level),
    )
    if (!declared) throw new Error(`No line of the log is like this: ${text}`)
    z.strictObject(declared.fields).parse(rest)
    return declared.kind
  }
