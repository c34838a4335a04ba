import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { formatSecretsFile } from './env-file.ts'
import { listServiceFiles, distributeSecrets } from './distribute-secrets.ts'
import { completeSecrets, readConfiguredSecrets, readPersistedSecrets } from './persisted-secrets.ts'
import { rotateSecret } from './rotate-secret.ts'
import { secretRules, type Secrets } from './secret-rules.ts'
import { runSecretsCommand } from './run-secrets-command.ts'
import { writeSecretFile } from './write-secret-file.ts'

const createFolder = () => mkdtempSync(join(tmpdir(), 'secrets-'))
const readMode = (path: string) => (statSync(path).mode & 0o777).toString(8)
const generatedNames = Object.keys(secretRules).filter((name) => secretRules[name]!.generate)

/** Runs the init step; returns the secrets that it stores. */
const runInitStep = (root: string, env: Record<string, string> = {}, invalidArguments: string[] = []): Secrets => {
  const file = join(root, 'secrets')
  runSecretsCommand(invalidArguments, env, { file, distributedFolder: join(root, 'distributed'), owners: false })
  return readPersistedSecrets(file)!
}

describe('the init step', () => {
  it('generates different secrets once, and keeps them at every later start [S47]', () => {
    const root = createFolder()
    const first = runInitStep(root)
    expect(Object.keys(first).toSorted()).toEqual(generatedNames.toSorted())
    expect(new Set(Object.values(first)).size).toBe(generatedNames.length)
    expect(readMode(join(root, 'secrets'))).toBe('400')
    expect(runInitStep(root)).toEqual(first)
    expect(runInitStep(createFolder())).not.toEqual(first)
  })

  it('stores secrets of the environment, and keeps them when the environment drops them', () => {
    const root = createFolder()
    const generated = runInitStep(root)
    const key = Buffer.alloc(32, 3).toString('base64')
    const environment = {
      SESSION_KEYS: `${key},${generated.SESSION_KEYS}`,
      SMTP_URL: 'smtps://shop:p%23ss@mail.example:465',
      OPERATOR_ADMIN_KEY: '',
    }
    expect(runInitStep(root, environment)).toEqual({
      ...generated,
      SESSION_KEYS: environment.SESSION_KEYS,
      SMTP_URL: environment.SMTP_URL,
    })
    expect(runInitStep(root)).toEqual(runInitStep(root, environment))
  })

  it.each([
    ['SESSION_KEYS', 'c2hvcnQ='],
    ['SESSION_SECRETS', 'short'],
    ['REDIS_PASSWORD', 'with/slash:and@more-of-it'],
    ['POSTGRES_PASSWORD', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['OPERATOR_ADMIN_KEY', `${'k'.repeat(40)} and`],
    ['SEARCH_API_KEY', `${'k'.repeat(40)}#more`],
    ['PAYMENT_WEBHOOK_SECRET', 'short'],
  ])('refuses an unusable %s by its name, without its value', (name, value) => {
    expect(() => readConfiguredSecrets({ [name]: value })).toThrow(`- ${name} `)
    expect(() => readConfiguredSecrets({ [name]: value })).not.toThrow(value)
  })

  it.each([
    ['incomplete', (text: string) => text.slice(0, -20)],
    ['empty', () => ''],
    ['of another format', () => '{"sessions": true}\n# complete\n'],
    ['with an unusable value', (text: string) => text.replace(/SESSION_KEYS=.*/, 'SESSION_KEYS=x')],
    [
      'with a name twice',
      (text: string) => text.replace('# complete', 'OPERATOR_ADMIN_KEY=' + 'k'.repeat(40) + '\n# complete'),
    ],
  ])('stops when its file is %s, and leaves the file as it is [S47]', (_how, damage) => {
    const root = createFolder()
    runInitStep(root)
    const file = join(root, 'secrets')
    const damaged = damage(readFileSync(file, 'utf8'))
    chmodSync(file, 0o600)
    writeFileSync(file, damaged)
    expect(() => runInitStep(root)).toThrow(`The secrets in ${file} cannot be used`)
    expect(readFileSync(file, 'utf8')).toBe(damaged)
  })

  it('replaces a file whole or not at all', () => {
    const root = createFolder()
    const file = join(root, 'secrets')
    writeSecretFile(file, 'first')
    writeFileSync(`${file}.new`, 'half a')
    writeSecretFile(file, 'second')
    expect({ text: readFileSync(file, 'utf8'), files: readdirSync(root), mode: readMode(file) }).toEqual({
      text: 'second',
      files: ['secrets'],
      mode: '400',
    })
  })

  it('writes files that services read unchanged', () => {
    const secrets = completeSecrets(
      {},
      readConfiguredSecrets({
        SMTP_URL: 'smtps://shop:p%23ss@mail.example:465',
        REFERENCE_API_PREVIOUS_JWT_KEYS: `${'a'.repeat(32)},${'b'.repeat(32)}`,
      }),
    )
    const read = Object.fromEntries(
      listServiceFiles(secrets)
        .filter(({ name }) => name.endsWith('.env'))
        .map(({ folder: secretsFolder, content }) => [secretsFolder, parseEnv(content)]),
    )
    expect(read['reference-api']).toMatchObject({
      SMTP_URL: secrets.SMTP_URL,
      REFERENCE_API_PREVIOUS_JWT_KEYS: secrets.REFERENCE_API_PREVIOUS_JWT_KEYS,
      OPERATOR_ADMIN_KEY: secrets.OPERATOR_ADMIN_KEY,
    })
    expect(read.storefront).toMatchObject({
      SESSION_KEYS: secrets.SESSION_KEYS,
      SEARCH_API_KEY: read['reference-api']!.SEARCH_API_KEY,
    })
  })

  it('gives each service only its own secrets, in a file of its user [S47]', () => {
    const root = createFolder()
    const secrets = completeSecrets({}, {})
    distributeSecrets(root, secrets, { owners: false })
    distributeSecrets(root, secrets, { owners: false })
    const listKnownSecrets = (path: string) =>
      Object.keys(secrets)
        .filter((name) => readFileSync(join(root, path), 'utf8').includes(secrets[name]!))
        .toSorted()
    expect(listKnownSecrets('storefront/storefront.env')).toEqual([
      'REDIS_PASSWORD',
      'SEARCH_API_KEY',
      'SESSION_KEYS',
      'SESSION_SECRETS',
    ])
    expect(listKnownSecrets('reference-api/reference-api.env')).toEqual([
      'OPERATOR_ADMIN_KEY',
      'PAYMENT_WEBHOOK_SECRET',
      'POSTGRES_PASSWORD',
      'REFERENCE_API_JWT_KEY',
      'SEARCH_API_KEY',
    ])
    expect(listKnownSecrets('postgres/password')).toEqual(['POSTGRES_PASSWORD'])
    expect(listKnownSecrets('redis/users.acl')).toEqual([])
    for (const { folder: secretsFolder, name, owner } of listServiceFiles(secrets)) {
      expect({
        files: readdirSync(join(root, secretsFolder)),
        mode: readMode(join(root, secretsFolder, name)),
      }).toEqual({
        files: [name],
        mode: '400',
      })
      expect(owner).toBeGreaterThan(0)
    }
  })

  it.skipIf(process.getuid?.() !== 0)(
    'gives files to the users of the images, and replaces those that a killed run left',
    () => {
      const root = createFolder()
      mkdirSync(join(root, 'proxy', 'caddy'), { recursive: true })
      distributeSecrets(root, completeSecrets({}, {}))
      distributeSecrets(root, completeSecrets({}, {}))
      expect(readMode(join(root, 'proxy', 'caddy'))).toBe('700')
      expect(
        ['storefront/storefront.env', 'redis/users.acl', 'postgres/password', 'proxy/caddy'].map(
          (path) => statSync(join(root, path)).uid,
        ),
      ).toEqual([1000, 999, 999, 1000])
      rmSync(root, { recursive: true })
    },
  )
})

describe('rotating a secret', () => {
  const persisted = completeSecrets({}, {})
  const splitList = (secrets: Secrets, name: string) => secrets[name]!.split(',')

  it.each(['SESSION_KEYS', 'SESSION_SECRETS'])('%s takes append, first and drop in this order only [S47]', (name) => {
    const [old] = splitList(persisted, name)
    const appended = rotateSecret(persisted, {}, [name, 'append'])
    const [, fresh] = splitList(appended, name)
    expect({ newest: splitList(appended, name)[0], count: splitList(appended, name).length }).toEqual({
      newest: old,
      count: 2,
    })
    const rotated = rotateSecret(appended, {}, [name, 'first'])
    expect(splitList(rotated, name)).toEqual([fresh, old])
    const dropped = rotateSecret(rotated, {}, [name, 'drop'])
    expect(dropped).toEqual({ ...persisted, [name]: fresh })
    expect(() => formatSecretsFile(dropped)).not.toThrow()
    for (const step of ['first', 'drop'])
      expect(() => rotateSecret(persisted, {}, [name, step])).toThrow('begin with append')
    expect(() => rotateSecret(appended, {}, [name, 'append'])).toThrow('continue with first, or drop')
    expect(readConfiguredSecrets(appended)).toEqual(appended)
  })

  it('REFERENCE_API_JWT_KEY joins the previous keys, which sold tickets are signed with', () => {
    const once = rotateSecret(persisted, {}, ['REFERENCE_API_JWT_KEY'])
    const rotatedTwice = rotateSecret(once, {}, ['REFERENCE_API_JWT_KEY'])
    expect(rotatedTwice.REFERENCE_API_PREVIOUS_JWT_KEYS).toBe(
      `${once.REFERENCE_API_JWT_KEY},${persisted.REFERENCE_API_JWT_KEY}`,
    )
    expect(
      new Set([persisted, once, rotatedTwice].map(({ REFERENCE_API_JWT_KEY }) => REFERENCE_API_JWT_KEY)).size,
    ).toBe(3)
    expect(readConfiguredSecrets(rotatedTwice)).toEqual(rotatedTwice)
  })

  it('changes the file of the service, and no other secret', () => {
    const root = createFolder()
    const before = runInitStep(root)
    const after = runInitStep(root, {}, ['rotate', 'SESSION_KEYS', 'append'])
    expect(after).toEqual({ ...before, SESSION_KEYS: expect.stringMatching(/^.{44},.{44}$/) })
    expect(parseEnv(readFileSync(join(root, 'distributed', 'storefront', 'storefront.env'), 'utf8')).SESSION_KEYS).toBe(
      after.SESSION_KEYS,
    )
    const OPERATOR_ADMIN_KEY = 'given-since-the-last-start-and-kept'
    expect(runInitStep(root, { OPERATOR_ADMIN_KEY }, ['rotate', 'SESSION_SECRETS', 'append'])).toMatchObject({
      OPERATOR_ADMIN_KEY,
    })
    expect(() => runInitStep(root, {}, ['rotated', 'SESSION_KEYS', 'first'])).toThrow('Usage')
    expect(runInitStep(root).SESSION_KEYS).toBe(after.SESSION_KEYS)
  })

  it('fails without stored secrets, with a secret of the environment, and with a wrong step', () => {
    expect(() => rotateSecret(undefined, {}, ['SESSION_KEYS', 'append'])).toThrow('no secrets yet')
    expect(() =>
      rotateSecret(persisted, { SESSION_KEYS: persisted.SESSION_KEYS! }, ['SESSION_KEYS', 'append']),
    ).toThrow('set by the environment')
    for (const invalidArguments of [
      [],
      ['SESSION_KEYS'],
      ['SESSION_KEYS', 'constructor'],
      ['POSTGRES_PASSWORD', 'append'],
      ['REFERENCE_API_JWT_KEY', 'drop'],
    ]) {
      expect(() => rotateSecret(persisted, {}, invalidArguments)).toThrow('Usage')
    }
  })
})
