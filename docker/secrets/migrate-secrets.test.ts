import { execFile } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig as readApiConfig } from '#reference-api/config.ts'
import { readConfig as readShopConfig } from '#server/config/config.ts'
import { readConfiguredSecrets, readPersistedSecrets } from './persisted-secrets.ts'
import { renamedComposeVariables } from './renamed-names.ts'
import { runSecretsCommand } from './run-secrets-command.ts'

/** Volumes that the init step of commit 2ba8bcd wrote: new secrets, one SMTP_URL, two rotations of the API's key. */
const oldVolumes = join(import.meta.dirname, 'testing', 'volumes-of-2ba8bcd')
const services = ['storefront', 'reference-api', 'redis', 'postgres']

const root = mkdtempSync(join(tmpdir(), 'migrated-secrets-'))
afterAll(() => rmSync(root, { recursive: true }))

const copyOldVolumes = () => {
  const folder = mkdtempSync(join(root, 'shop-'))
  cpSync(join(oldVolumes, 'secrets', 'secrets'), join(folder, 'secrets'))
  for (const service of services)
    cpSync(join(oldVolumes, `${service}-secrets`), join(folder, 'distributed', service), { recursive: true })
  for (const path of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (path.isFile()) chmodSync(join(path.parentPath, path.name), 0o400)
  return folder
}
const runInitStep = (folder: string, env: Record<string, string> = {}) =>
  runSecretsCommand([], env, {
    file: join(folder, 'secrets'),
    distributedFolder: join(folder, 'distributed'),
    owners: false,
  })
const readServiceFile = (folder: string, service: string) => join(folder, 'distributed', service, `${service}.env`)

const { REFERENCE_API_FORMER_KEYS, OPERATOR_KEY, ...unchanged } = parseEnv(
  readFileSync(join(oldVolumes, 'secrets', 'secrets'), 'utf8'),
) as Record<string, string>
const migrated: Record<string, string> = {
  ...unchanged,
  REFERENCE_API_PREVIOUS_JWT_KEYS: REFERENCE_API_FORMER_KEYS!,
  OPERATOR_ADMIN_KEY: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
}

describe('a secrets volume of commit 2ba8bcd', () => {
  it('keeps every value when the init step gives each its name of today [S47]', () => {
    const folder = copyOldVolumes()
    runInitStep(folder)
    expect(readPersistedSecrets(join(folder, 'secrets'))).toEqual(migrated)
    expect(readFileSync(join(folder, 'secrets'), 'utf8')).not.toContain('FORMER_KEYS')
    for (const service of services.slice(2))
      for (const name of readdirSync(join(folder, 'distributed', service)))
        expect(readFileSync(join(folder, 'distributed', service, name), 'utf8')).toBe(
          readFileSync(join(oldVolumes, `${service}-secrets`, name), 'utf8'),
        )
  })

  it('drops the key that all operators shared, and gives the administrator a new one', () => {
    const folder = copyOldVolumes()
    runInitStep(folder)
    const first = readPersistedSecrets(join(folder, 'secrets'))
    expect(Object.values(first!)).not.toContain(OPERATOR_KEY)
    expect(readFileSync(readServiceFile(folder, 'reference-api'), 'utf8')).not.toContain(OPERATOR_KEY)
    runInitStep(folder)
    expect(readPersistedSecrets(join(folder, 'secrets'))).toEqual(first)
  })

  it('starts both deployables with the keys they had', () => {
    const folder = copyOldVolumes()
    runInitStep(folder)
    const deployment = { DEPLOYMENT: 'production', PUBLIC_URL: 'https://shop.example', TRUSTED_PROXY_HOPS: '1' }
    const api = readApiConfig({ ...deployment, SECRETS_FILE: readServiceFile(folder, 'reference-api') })
    expect(api.jwtKey).toBe(migrated.REFERENCE_API_JWT_KEY)
    expect(api.previousKeys).toEqual(REFERENCE_API_FORMER_KEYS!.split(','))
    expect(api.previousKeys).toHaveLength(2)
    const shop = readShopConfig({
      ...deployment,
      SEARCH_APP_ID: 'stagedoor',
      SECRETS_FILE: readServiceFile(folder, 'storefront'),
    })
    expect(shop.sessionKeys.map((key) => key.toString('base64'))).toEqual(migrated.SESSION_KEYS!.split(','))
    expect(shop.sessionSecrets).toEqual(migrated.SESSION_SECRETS!.split(','))
  })

  it('is whole, old or new, wherever the migration is killed, and the next start completes it', async () => {
    const before = readFileSync(join(oldVolumes, 'secrets', 'secrets'), 'utf8')
    const program = join(import.meta.dirname, 'testing', 'killed-init-step.ts')
    const runKilled = (count: number) =>
      new Promise<boolean>((resolve, reject) => {
        const folder = copyOldVolumes()
        execFile(process.execPath, [program, folder, String(count)], (error, _stdout, stderr) => {
          if (error && error.signal !== 'SIGKILL') return reject(new Error(stderr))
          const file = join(folder, 'secrets')
          const fileContent = readFileSync(file, 'utf8')
          if (fileContent !== before) expect(readPersistedSecrets(file), `killed at change ${count}`).toEqual(migrated)
          runInitStep(folder)
          expect(readPersistedSecrets(file), `started after change ${count}`).toEqual(migrated)
          const names = Object.keys(parseEnv(readFileSync(readServiceFile(folder, 'reference-api'), 'utf8')))
          expect(names).toContain('REFERENCE_API_PREVIOUS_JWT_KEYS')
          resolve(error !== null)
        })
      })
    // The init step writes five files with six changes each. The counts are all changes of the first file, which holds
    // the secrets, and some changes of the others.
    const counts = [1, 2, 3, 4, 5, 6, 7, 12, 17, 23, 29, 30, 31]
    const killed = await Promise.all(counts.map(runKilled))
    expect(killed).toEqual(counts.map((count) => count <= 30))
  }, 120_000)

  it('is refused when it holds one secret under both names', () => {
    const folder = mkdtempSync(join(root, 'shop-'))
    mkdirSync(folder, { recursive: true })
    const text = readFileSync(join(oldVolumes, 'secrets', 'secrets'), 'utf8')
    const duplicated = text.replace('# complete', `REFERENCE_API_PREVIOUS_JWT_KEYS=${'k'.repeat(40)}\n# complete`)
    writeFileSync(join(folder, 'secrets'), duplicated)
    expect(() => runInitStep(folder)).toThrow('it holds a name twice')
    expect(readFileSync(join(folder, 'secrets'), 'utf8')).toBe(duplicated)
  })
})

describe('a variable under its old name', () => {
  it.each(Object.entries(renamedComposeVariables))(
    '%s stops the init step, which names the new one',
    (name, newName) => {
      const folder = copyOldVolumes()
      const before = readFileSync(join(folder, 'secrets'), 'utf8')
      expect(() => runInitStep(folder, { [name]: 'some-value' })).toThrow(`${name} has a new name: set ${newName}`)
      expect(readFileSync(join(folder, 'secrets'), 'utf8')).toBe(before)
      expect(() => readConfiguredSecrets({ [name]: 'some-value' })).not.toThrow('some-value')
      expect(() => readConfiguredSecrets({ [name]: '' })).not.toThrow()
    },
  )
})
