import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { renamedVariables } from '#runtime/renamed-variables.ts'
import { readConfig } from './config.ts'

it('readConfig needs no variable for a demo', () => {
  expect(readConfig({})).toMatchObject({
    deployment: 'demo',
    port: 4000,
    host: '127.0.0.1',
    accessTokenSeconds: 900,
    refreshTokenDays: 30,
  })
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})

const readMediaFolderIn = (folder: string) => {
  const script = `import { readConfig } from ${JSON.stringify(resolve('reference-api/config.ts'))}
    process.stdout.write(readConfig({}).mediaFolder)`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: folder, encoding: 'utf8' })
}

it('readConfig uses the images of the demo brand when it is installed, otherwise var/media', () => {
  expect({ repository: readMediaFolderIn('.'), image: readMediaFolderIn(tmpdir()) }).toEqual({
    repository: 'reference-api/demo-brand/artwork/prints',
    image: 'var/media',
  })
  expect(readConfig({ REFERENCE_API_MEDIA_DIR: '/srv/images' }).mediaFolder).toBe('/srv/images')
})

it('readConfig accepts port 0 and treats an empty variable as missing', () => {
  expect(readConfig({ REFERENCE_API_PORT: '0', DATABASE_URL: '' })).toMatchObject({ port: 0, databaseUrl: undefined })
})

it('readConfig rejects production without its own secrets', () => {
  expect(() => readConfig({ DEPLOYMENT: 'production' })).toThrow('REFERENCE_API_JWT_KEY is required')
  expect(() => readConfig({ DEPLOYMENT: 'production', REFERENCE_API_JWT_KEY: 'short' })).toThrow(
    'REFERENCE_API_JWT_KEY',
  )
  expect(() => readConfig({ DEPLOYMENT: 'production', REFERENCE_API_JWT_KEY: 'k'.repeat(32) })).toThrow(
    'SEARCH_API_KEY is required',
  )
  expect(() => readConfig({ DEPLOYMENT: 'production', OPERATOR_ADMIN_KEY: 'short' })).toThrow('OPERATOR_ADMIN_KEY')
  expect(() => readConfig({ DEPLOYMENT: 'production' })).toThrow('PAYMENT_WEBHOOK_SECRET is required')
  const secrets = {
    REFERENCE_API_JWT_KEY: 'k'.repeat(32),
    SEARCH_API_KEY: 's'.repeat(16),
    OPERATOR_ADMIN_KEY: 'o'.repeat(32),
    PAYMENT_WEBHOOK_SECRET: 'p'.repeat(32),
  }
  expect(readConfig({ DEPLOYMENT: 'production', ...secrets })).toMatchObject({
    jwtKey: 'k'.repeat(32),
    searchApiKey: 's'.repeat(16),
  })
})

it.each([
  { REFERENCE_API_PORT: 'x' },
  { DATABASE_URL: 'mysql://x' },
  { SMTP_URL: 'http://x' },
  { PUBLIC_SHOP_URL: 'shop' },
])('readConfig names the invalid variable: %j', (env) => {
  expect(() => readConfig({ ...env })).toThrow(Object.keys(env)[0])
})

it.each(Object.entries(renamedVariables))('readConfig rejects %s and names its new name %s', (oldName, newName) => {
  expect(() => readConfig({ [oldName]: '1' })).toThrow(`${oldName}: set ${newName} instead`)
})

it('readConfig reads secrets from a file after the environment, and throws when the file is missing', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'secrets-file-')), 'reference-api.env')
  writeFileSync(file, `OPERATOR_ADMIN_KEY=${'f'.repeat(32)}\nREFERENCE_API_JWT_KEY=${'f'.repeat(32)}\n`)
  const env = { SECRETS_FILE: file, OPERATOR_ADMIN_KEY: '', REFERENCE_API_JWT_KEY: 'e'.repeat(32) }
  expect(readConfig(env)).toMatchObject({ operatorAdminKey: 'f'.repeat(32), jwtKey: 'e'.repeat(32) })
  rmSync(file)
  expect(() => readConfig(env)).toThrow('SECRETS_FILE cannot be read')
})
