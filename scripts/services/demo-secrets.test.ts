import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadDemoSecrets } from './demo-secrets.ts'

const createFolder = () => mkdtempSync(join(tmpdir(), 'demo-secrets-'))

test('each data folder gets its own secrets once', () => {
  const dataDir = createFolder()
  const secrets = loadDemoSecrets(dataDir)
  expect(loadDemoSecrets(dataDir)).toEqual(secrets)
  expect(loadDemoSecrets(createFolder())).not.toEqual(secrets)
  expect(new Set(Object.values(secrets)).size).toBe(4)
  for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThanOrEqual(44)
  expect(Buffer.from(secrets.sessionKey, 'base64')).toHaveLength(32)
})

test.skipIf(process.platform === 'win32')('only the owner can read the file of secrets', () => {
  const dataDir = createFolder()
  loadDemoSecrets(dataDir)
  expect(statSync(join(dataDir, 'demo-secrets.json')).mode & 0o777).toBe(0o600)
})
