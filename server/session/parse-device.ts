import Bowser from 'bowser'
import { z } from 'zod'

/** Browser and system of a user agent; null for an unknown part. */
export const Device = z.object({
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  browser: z.string().nullable(),
  system: z.string().nullable(),
})
export type Device = z.infer<typeof Device>

const deviceKinds: Record<string, Device['kind']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** Longer names are cut, because no real device has one. */
const maxNameLength = 40

const trimName = (value: string | undefined) => value?.slice(0, maxNameLength) || null

export const parseDevice = (userAgent: string | undefined): Device => {
  if (!userAgent) return { kind: 'unknown', browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500))
  return {
    kind: deviceKinds[platform.type ?? ''] ?? 'unknown',
    browser: trimName(browser.name),
    system: trimName(os.name),
  }
}
