import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateKey, generateSecret } from '../../docker/secrets/secret-rules.ts'

export type DemoSecrets = { sessionSecret: string; sessionKey: string; redisPassword: string; jwtKey: string }

const createDemoSecrets = (): DemoSecrets => ({
  sessionSecret: generateSecret(),
  sessionKey: generateKey(),
  redisPassword: generateSecret(),
  jwtKey: generateSecret(),
})

/**
 * Loads the secrets of a demo, or creates them in a file that only its owner can read. So customers stay signed in
 * after a restart.
 */
export const loadDemoSecrets = (dataDir: string): DemoSecrets => {
  const file = join(dataDir, 'demo-secrets.json')
  const storedSecrets = (() => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Partial<DemoSecrets>
    } catch {
      return {}
    }
  })()
  const secrets = { ...createDemoSecrets(), ...storedSecrets }
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}
