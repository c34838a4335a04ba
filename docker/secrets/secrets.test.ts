import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { writeKept } from './env-file.ts'
import { filesOf, handOut } from './hand-out.ts'
import { complete, givenSecrets, readSecrets } from './keep.ts'
import { rotate } from './rotate.ts'
import { rules, type Secrets } from './rules.ts'
import { run } from './run.ts'
import { writeSecretFile } from './write-file.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'secrets-'))
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const makeable = Object.keys(rules).filter((name) => rules[name]!.make)

/** A start of the init step; what it keeps then. */
const start = (root: string, env: Record<string, string> = {}, words: string[] = []): Secrets => {
  const file = join(root, 'secrets')
  run(words, env, { file, handedOut: join(root, 'handed-out'), owners: false })
  return readSecrets(file)!
}

describe('the secrets of a shop in containers', () => {
  it('are made once, each its own, and are the same at every later start [S47]', () => {
    const root = folder()
    const first = start(root)
    expect(Object.keys(first).toSorted()).toEqual(makeable.toSorted())
    expect(new Set(Object.values(first)).size).toBe(makeable.length)
    expect(modeOf(join(root, 'secrets'))).toBe('400')
    expect(start(root)).toEqual(first)
    expect(start(folder())).not.toEqual(first)
  })

  it('are those that are given, which stay when somebody forgets to give them again', () => {
    const root = folder()
    const made = start(root)
    const key = Buffer.alloc(32, 3).toString('base64')
    const given = {
      SESSION_KEYS: `${key},${made.SESSION_KEYS}`,
      SMTP_URL: 'smtps://shop:p%23ss@mail.example:465',
      OPERATOR_KEY: '',
    }
    expect(start(root, given)).toEqual({ ...made, SESSION_KEYS: given.SESSION_KEYS, SMTP_URL: given.SMTP_URL })
    expect(start(root)).toEqual(start(root, given))
  })

  it.each([
    ['SESSION_KEYS', 'c2hvcnQ='],
    ['SESSION_SECRETS', 'short'],
    ['REDIS_PASSWORD', 'with/slash:and@more-of-it'],
    ['POSTGRES_PASSWORD', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['OPERATOR_KEY', `${'k'.repeat(40)} and`],
    ['SEARCH_API_KEY', `${'k'.repeat(40)}#more`],
    ['PAYMENT_WEBHOOK_SECRET', 'short'],
  ])('refuse a %s that would not do, by its name and without saying it', (name, value) => {
    expect(() => givenSecrets({ [name]: value })).toThrow(`- ${name} `)
    expect(() => givenSecrets({ [name]: value })).not.toThrow(value)
  })

  it.each([
    ['cut', (text: string) => text.slice(0, -20)],
    ['empty', () => ''],
    ['of another kind', () => '{"sessions": true}\n# complete\n'],
    ['with a value that would not do', (text: string) => text.replace(/SESSION_KEYS=.*/, 'SESSION_KEYS=x')],
    [
      'with a name twice',
      (text: string) => text.replace('# complete', 'OPERATOR_KEY=' + 'k'.repeat(40) + '\n# complete'),
    ],
  ])('are never made anew in place of a file that is %s: it says so and stays [S47]', (_how, spoil) => {
    const root = folder()
    start(root)
    const file = join(root, 'secrets')
    const spoilt = spoil(readFileSync(file, 'utf8'))
    chmodSync(file, 0o600)
    writeFileSync(file, spoilt)
    expect(() => start(root)).toThrow(`The secrets in ${file} cannot be used`)
    expect(readFileSync(file, 'utf8')).toBe(spoilt)
  })

  it('are replaced whole or not at all', () => {
    const root = folder()
    const file = join(root, 'secrets')
    writeSecretFile(file, 'first')
    writeFileSync(`${file}.new`, 'half a')
    writeSecretFile(file, 'second')
    expect([readFileSync(file, 'utf8'), readdirSync(root), modeOf(file)]).toEqual(['second', ['secrets'], '400'])
  })

  it('come back from the files of services as they were', () => {
    const secrets = complete(
      {},
      givenSecrets({
        SMTP_URL: 'smtps://shop:p%23ss@mail.example:465',
        REFERENCE_API_FORMER_KEYS: `${'a'.repeat(32)},${'b'.repeat(32)}`,
      }),
    )
    const read = Object.fromEntries(
      filesOf(secrets)
        .filter(({ name }) => name.endsWith('.env'))
        .map(({ folder: of, content }) => [of, parseEnv(content)]),
    )
    expect(read['reference-api']).toMatchObject({
      SMTP_URL: secrets.SMTP_URL,
      REFERENCE_API_FORMER_KEYS: secrets.REFERENCE_API_FORMER_KEYS,
      OPERATOR_KEY: secrets.OPERATOR_KEY,
    })
    expect(read.storefront).toMatchObject({
      SESSION_KEYS: secrets.SESSION_KEYS,
      SEARCH_API_KEY: read['reference-api']!.SEARCH_API_KEY,
    })
  })

  it('are handed to each service alone: its own, in a file for its user [S47]', () => {
    const root = folder()
    const secrets = complete({}, {})
    handOut(root, secrets, { owners: false })
    handOut(root, secrets, { owners: false })
    const knows = (path: string) =>
      Object.keys(secrets)
        .filter((name) => readFileSync(join(root, path), 'utf8').includes(secrets[name]!))
        .toSorted()
    expect(knows('storefront/storefront.env')).toEqual([
      'REDIS_PASSWORD',
      'SEARCH_API_KEY',
      'SESSION_KEYS',
      'SESSION_SECRETS',
    ])
    expect(knows('reference-api/reference-api.env')).toEqual([
      'OPERATOR_KEY',
      'PAYMENT_WEBHOOK_SECRET',
      'POSTGRES_PASSWORD',
      'REFERENCE_API_JWT_KEY',
      'SEARCH_API_KEY',
    ])
    expect(knows('postgres/password')).toEqual(['POSTGRES_PASSWORD'])
    expect(knows('redis/users.acl')).toEqual([])
    for (const { folder: of, name, owner } of filesOf(secrets)) {
      expect([readdirSync(join(root, of)), modeOf(join(root, of, name))]).toEqual([[name], '400'])
      expect(owner).toBeGreaterThan(0)
    }
  })

  it.skipIf(process.getuid?.() !== 0)(
    'belong to the users of the images, also what a run that was killed left behind',
    () => {
      const root = folder()
      mkdirSync(join(root, 'proxy', 'caddy'), { recursive: true })
      handOut(root, complete({}, {}))
      handOut(root, complete({}, {}))
      expect(modeOf(join(root, 'proxy', 'caddy'))).toBe('700')
      expect(
        ['storefront/storefront.env', 'redis/users.acl', 'postgres/password', 'proxy/caddy'].map(
          (path) => statSync(join(root, path)).uid,
        ),
      ).toEqual([1000, 999, 999, 1000])
      rmSync(root, { recursive: true })
    },
  )
})

describe('changing a key in steps', () => {
  const kept = complete({}, {})
  const list = (secrets: Secrets, name: string) => secrets[name]!.split(',')

  it.each(['SESSION_KEYS', 'SESSION_SECRETS'])(
    '%s: append, first, drop, of which each has its moment [S47]',
    (name) => {
      const [old] = list(kept, name)
      const appended = rotate(kept, {}, [name, 'append'])
      const [, fresh] = list(appended, name)
      expect([list(appended, name)[0], list(appended, name).length]).toEqual([old, 2])
      const put = rotate(appended, {}, [name, 'first'])
      expect(list(put, name)).toEqual([fresh, old])
      const dropped = rotate(put, {}, [name, 'drop'])
      expect(dropped).toEqual({ ...kept, [name]: fresh })
      expect(() => writeKept(dropped)).not.toThrow()
      for (const step of ['first', 'drop']) expect(() => rotate(kept, {}, [name, step])).toThrow('begin with append')
      expect(() => rotate(appended, {}, [name, 'append'])).toThrow('go on with first, or drop')
      expect(givenSecrets(appended)).toEqual(appended)
    },
  )

  it('REFERENCE_API_JWT_KEY becomes a former one, for the tickets that were signed with it', () => {
    const once = rotate(kept, {}, ['REFERENCE_API_JWT_KEY'])
    const twice = rotate(once, {}, ['REFERENCE_API_JWT_KEY'])
    expect(twice.REFERENCE_API_FORMER_KEYS).toBe(`${once.REFERENCE_API_JWT_KEY},${kept.REFERENCE_API_JWT_KEY}`)
    expect(new Set([kept, once, twice].map(({ REFERENCE_API_JWT_KEY }) => REFERENCE_API_JWT_KEY)).size).toBe(3)
    expect(givenSecrets(twice)).toEqual(twice)
  })

  it('arrives in the file of the service, with the other secrets as they were', () => {
    const root = folder()
    const before = start(root)
    const after = start(root, {}, ['rotate', 'SESSION_KEYS', 'append'])
    expect(after).toEqual({ ...before, SESSION_KEYS: expect.stringMatching(/^.{44},.{44}$/) })
    expect(parseEnv(readFileSync(join(root, 'handed-out', 'storefront', 'storefront.env'), 'utf8')).SESSION_KEYS).toBe(
      after.SESSION_KEYS,
    )
    const OPERATOR_KEY = 'given-since-the-last-start-and-kept'
    expect(start(root, { OPERATOR_KEY }, ['rotate', 'SESSION_SECRETS', 'append'])).toMatchObject({ OPERATOR_KEY })
    expect(() => start(root, {}, ['rotated', 'SESSION_KEYS', 'first'])).toThrow('Usage')
    expect(start(root).SESSION_KEYS).toBe(after.SESSION_KEYS)
  })

  it('is refused where it can do nothing or not enough', () => {
    expect(() => rotate(undefined, {}, ['SESSION_KEYS', 'append'])).toThrow('no secrets yet')
    expect(() => rotate(kept, { SESSION_KEYS: kept.SESSION_KEYS! }, ['SESSION_KEYS', 'append'])).toThrow(
      'given by the environment',
    )
    for (const words of [
      [],
      ['SESSION_KEYS'],
      ['SESSION_KEYS', 'constructor'],
      ['POSTGRES_PASSWORD', 'append'],
      ['REFERENCE_API_JWT_KEY', 'drop'],
    ]) {
      expect(() => rotate(kept, {}, words)).toThrow('Usage')
    }
  })
})
