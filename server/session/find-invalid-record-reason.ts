import { z } from 'zod'
import { hasReachedEnd, type SessionLifetimes } from './session-lifetime.ts'

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
  return hasReachedEnd(data, lifetimes, now) ? 'expired' : undefined
}
