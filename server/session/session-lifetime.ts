import type { SessionData } from 'express-session'
import type { Config } from '../config/config.ts'

export type SessionLifetimes = Pick<Config, 'sessionAbsoluteMs' | 'sessionIdleMs'>

/** Seconds until a record expires: the idle time for customers, at most the absolute lifetime for all. */
export const getTtlSeconds = (
  { createdAt, customer }: Pick<SessionData, 'createdAt' | 'customer'>,
  { sessionAbsoluteMs, sessionIdleMs }: SessionLifetimes,
  now: number,
) => {
  const untilEnd = createdAt + sessionAbsoluteMs - now
  return Math.ceil(Math.min(untilEnd, customer ? sessionIdleMs : untilEnd) / 1000)
}

/** Whether the absolute lifetime is over, whatever the shopper does. */
export const hasReachedEnd = (
  { createdAt }: Pick<SessionData, 'createdAt'>,
  { sessionAbsoluteMs }: SessionLifetimes,
  now: number,
) => createdAt + sessionAbsoluteMs <= now
