import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from './read-environment.ts'

const writeSecretsFile = (text: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'read-environment-')), 'secrets.env')
  writeFileSync(file, text)
  return file
}

it('readEnvironment names every old variable with its new name', () => {
  expect(() => readEnvironment({ STOP_DELAY_MS: '0', PORT: '1', LIMIT_GUESTS: '1/1s' })).toThrow(
    'Not configured: variables have new names:\n' +
      '  - STOP_DELAY_MS: set SHUTDOWN_DELAY_MS instead\n' +
      '  - LIMIT_GUESTS: set LIMIT_GUEST_SESSIONS_IP instead',
  )
})

it('readEnvironment refuses an old name in the file of secrets', () => {
  const file = writeSecretsFile(`REFERENCE_API_FORMER_KEYS=${'k'.repeat(32)}\n`)
  expect(() => readEnvironment({ SECRETS_FILE: file })).toThrow(
    'REFERENCE_API_FORMER_KEYS: set REFERENCE_API_PREVIOUS_JWT_KEYS instead',
  )
})

it('readEnvironment shows no value in its error', () => {
  expect(() => readEnvironment({ REFERENCE_API_FORMER_KEYS: 'CANARY' })).toThrow(/^(?!.*CANARY)/s)
})

it('readEnvironment accepts an old name without a value', () => {
  expect(readEnvironment({ STOP_DELAY_MS: '', PORT: '1' })).toEqual({ PORT: '1' })
})
