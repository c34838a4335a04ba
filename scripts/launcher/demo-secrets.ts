import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeKey, makeSecret } from '../../docker/secrets/rules.ts'

export type DemoSecrets = { sessionSecret: string; sessionKey: string; redisPassword: string; jwtKey: string }

const create = (): DemoSecrets => ({
  sessionSecret: makeSecret(),
  sessionKey: makeKey(),
  redisPassword: makeSecret(),
  jwtKey: makeSecret(),
})

/** Secrets of a demo: made once, so that a restart signs nobody out, and readable by their owner only. */
export const demoSecrets = (dataDir: string): DemoSecrets => {
  const file = join(dataDir, 'demo-secrets.json')
  const kept = (() => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Partial<DemoSecrets>
    } catch {
      return {}
    }
  })()
  const secrets = { ...create(), ...kept }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
