import { z } from 'zod'

type Level = 'debug' | 'info' | 'warn' | 'error'

const levels: Record<Level, number> = { debug: 20, info: 30, warn: 40, error: 50 }

/** The properties of an error that `log.ts` logs. It logs no others. */
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
 * One kind of log line: its levels, messages and fields. The fields `level`, `time`, `msg` and, during a request,
 * `requestId` are not listed.
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

/** Finds the kind of a logged line. Throws when its message, level or fields match no kind. */
export const createLogLineClassifier =
  (lines: readonly LogLine[]) =>
  (text: string): string => {
    const { level, time: _time, msg, requestId: _requestId, ...rest } = LineHead.parse(JSON.parse(text))
    const declared = lines.find(
      (one) => one.messages.includes(msg) && one.levels.some((name) => levels[name] === level),
    )
    if (!declared) throw new Error(`No kind of log line matches: ${text}`)
    z.strictObject(declared.fields).parse(rest)
    return declared.kind
  }
