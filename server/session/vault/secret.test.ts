import { inspect, format } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { trackSecrets } from '../../egress/request-secrets.ts'
import { Secret } from './secret.ts'

const value = 'CANARY-of-a-secret-0123456789'
const secret = new Secret(value, 'token')

describe('a secret', () => {
  it('is returned by reveal(), and by nothing else [V5]', () => {
    expect(secret.reveal()).toBe(value)
  })

  it.each<[string, () => unknown]>([
    ['JSON', () => JSON.stringify({ a: [secret] })],
    ['a string', () => String(secret)],
    ['a template', () => `${secret as unknown as string}`],
    ['an operand of +', () => (secret as unknown as string) + 'x'],
    ['a number', () => Number(secret)],
    ['a property name', () => ({ [secret as unknown as string]: 1 })],
    ['a joined list', () => [secret].join()],
    ['a header', () => new Headers({ a: secret as unknown as string })],
    ['a URL', () => new URLSearchParams({ a: secret as unknown as string })],
    ['JSON in a log line', () => format('%j', secret)],
    ['text in a log line', () => format('%s', secret)],
  ])('throws as %s [V5]', (_name, use) => {
    expect(use).toThrow('A secret was about to')
  })

  it.each<[string, () => unknown]>([
    [
      'inspected, at any depth',
      () => inspect({ a: { b: [secret] } }, { depth: null, showHidden: true, getters: true }),
    ],
    [
      'inspected without its own method',
      () => inspect(secret, { customInspect: false, showHidden: true, depth: null }),
    ],
    ['formatted', () => format('%o %O', secret, secret)],
    ['spread', () => inspect({ ...secret })],
    [
      'a list item',
      () => inspect([Object.entries(secret), Object.getOwnPropertyNames(secret), Reflect.ownKeys(secret)]),
    ],
    ['assigned', () => inspect(Object.assign({}, secret))],
    ['cloned', () => inspect(structuredClone(secret))],
    ['serialised by V8', () => serialize({ secret }).toString('latin1') + inspect(deserialize(serialize({ secret })))],
    ['part of an error', () => inspect(new Error('failed', { cause: secret }))],
  ])('contains nothing when it is %s [V5]', (_name, use) => {
    expect(use()).not.toContain('CANARY')
  })

  it('never appears in a log line [V5 S9]', () => {
    const lines: string[] = []
    const log = createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) })
    log.info(
      { secret, deep: { secret: [secret] }, err: Object.assign(new Error('x', { cause: { secret } }), { secret }) },
      'a line',
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('CANARY')
  })

  it('belongs to the request that creates or reveals it, and to no other [V5]', async () => {
    const createRequest = () => ({ secrets: new Map<string, string>(), isClean: () => true })
    const [making, reading, neither] = [createRequest(), createRequest(), createRequest()]
    await Promise.all([
      trackSecrets(making, async () => {
        await Promise.resolve()
        new Secret('one that is made, long enough', 'order key')
      }),
      trackSecrets(reading, async () => {
        await Promise.resolve()
        secret.reveal()
      }),
      trackSecrets(neither, async () => Promise.resolve()),
    ])
    expect([...making.secrets]).toEqual([['one that is made, long enough', 'order key']])
    expect([...reading.secrets]).toEqual([[value, 'token']])
    expect(neither.secrets.size).toBe(0)
  })
})
