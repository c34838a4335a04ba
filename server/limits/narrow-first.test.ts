import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createLimits } from './limits.ts'

test('a client at its own limit takes no room of the networks around it', async () => {
  const counted: string[] = []
  const limits = createLimits({
    storage: {
      consume: async (_limit: unknown, key: string) => {
        counted.push(key)
        return 1_000
      },
      restore: async () => undefined,
    },
    keys: { getLimitKey: (_name: string, subject: string) => subject },
    config: readConfig({}),
  } as never)
  const keys = [{ limit: 'linksIp', subject: '2001:db8:1:2::/64' }] as const
  await expect(limits.consume(keys, pino({ level: 'silent' }))).rejects.toMatchObject({ status: 429 })
  expect(counted).toHaveLength(1)
})
