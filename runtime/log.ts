import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino'

type LoggedError = {
  type: string
  message: string
  stack?: string | undefined
  code?: unknown
  status?: unknown
  kind?: unknown
  cause?: LoggedError
}

/**
 * Picks the properties of an error that the log may contain. Libraries attach more: ioredis the command with its
 * arguments, undici the whole response, the PostgreSQL driver the row.
 */
const describeError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const { code, status, kind } = error as Error & { code?: unknown; status?: unknown; kind?: unknown }
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    code,
    status,
    kind,
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** The log of a process: JSON lines on standard output. */
export const createLog = ({ logLevel }: { logLevel: LevelWithSilent }, destination?: DestinationStream): Logger =>
  pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error) => describeError(error) },
    },
    destination,
  )
