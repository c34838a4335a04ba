import type { SessionData } from 'express-session'
import { z } from 'zod'
import type { Config } from '../config/config.ts'

declare module 'express-session' {
  /** The record identifies a browser session and contains nothing else. Tokens, claims and baskets are in the vault. */
  interface SessionData {
    /** Milliseconds since 1970. */
    createdAt: number
    customer: boolean
  }
}

const SessionRecord = z.object({
  cookie: z.object({ originalMaxAge: z.number(), path: z.string() }),
  createdAt: z.number(),
  customer: z.boolean(),
})

type SessionLifetimes = Pick<Config, 'sessionAbsoluteMs' | 'sessionIdleMs'>

/** Seconds until a record expires: the idle time for customers, at most the absolute lifetime for all. */
export const getTtlSeconds = (
  { createdAt, customer }: Pick<SessionData, 'createdAt' | 'customer'>,
  { sessionAbsoluteMs, sessionIdleMs }: SessionLifetimes,
  now: number,
) => {
  const untilEnd = createdAt + sessionAbsoluteMs - now
  return Math.ceil(Math.min(untilEnd, customer ? sessionIdleMs : untilEnd) / 1000)
}

export type InvalidRecordReason = 'unreadable' | 'expired'

/** The problem of a stored record; undefined for a valid one. */
export const findInvalidRecordReason = (
  raw: string,
  lifetimes: SessionLifetimes,
  now: number,
): InvalidRecordReason | undefined => {
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch {
    return 'unreadable'
  }
  const { success, data } = SessionRecord.safeParse(json)
  if (!success) return 'unreadable'
  return data.createdAt + lifetimes.sessionAbsoluteMs <= now ? 'expired' : undefined
}
