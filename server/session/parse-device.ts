import Bowser from 'bowser'
import { z } from 'zod'

/** What a user agent says in plain words; null for what it does not say. */
export const Device = z.object({
  kind: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  browser: z.string().nullable(),
  system: z.string().nullable(),
})
export type Device = z.infer<typeof Device>

const deviceKinds: Record<string, Device['kind']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' }

/** Nobody's device has a longer name; whatever is sent is kept no longer. */
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
