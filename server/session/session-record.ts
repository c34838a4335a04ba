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

type Lifetimes = Pick<Config, 'sessionAbsoluteMs' | 'sessionIdleMs'>

/** Seconds a record is kept from now: customers until they stay away too long, everybody until the absolute end. */
export const secondsToLive = (
  { createdAt, customer }: Pick<SessionData, 'createdAt' | 'customer'>,
  { sessionAbsoluteMs, sessionIdleMs }: Lifetimes,
  now: number,
) => {
  const untilEnd = createdAt + sessionAbsoluteMs - now
  return Math.ceil(Math.min(untilEnd, customer ? sessionIdleMs : untilEnd) / 1000)
}

export type RecordFault = 'garbled' | 'expired'

/** What is wrong with a stored record, if anything. */
export const findRecordFault = (raw: string, lifetimes: Lifetimes, now: number): RecordFault | undefined => {
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch {
    return 'garbled'
  }
  const { success, data } = SessionRecord.safeParse(json)
  if (!success) return 'garbled'
  return data.createdAt + lifetimes.sessionAbsoluteMs <= now ? 'expired' : undefined
}
