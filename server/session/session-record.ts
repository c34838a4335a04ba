import type { SessionData } from 'express-session'
import { z } from 'zod'
import type { Config } from '../config/config.ts'

declare module 'express-session' {
  /** The identity of a browser session, and nothing else: tokens, claims and baskets live in the vault. */
  interface SessionData {
    /** Milliseconds since the epoch. */
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

/** Seconds a record is kept from now: customers until they stay away too long, everybody until the absolute end. */
export const getTtlSeconds = (
  { createdAt, customer }: Pick<SessionData, 'createdAt' | 'customer'>,
  { sessionAbsoluteMs, sessionIdleMs }: SessionLifetimes,
  now: number,
) => {
  const untilEnd = createdAt + sessionAbsoluteMs - now
  return Math.ceil(Math.min(untilEnd, customer ? sessionIdleMs : untilEnd) / 1000)
}

export type InvalidRecordReason = 'unreadable' | 'expired'

/** What is wrong with a stored record, if anything. */
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
