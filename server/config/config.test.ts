import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { capabilityNames } from '#shared/wire/capabilities.ts'
import { renamedVariables } from '#runtime/renamed-variables.ts'
import { readConfig } from './config.ts'

const key = Buffer.alloc(32, 1).toString('base64')
const production = {
  DEPLOYMENT: 'production',
  PUBLIC_URL: 'https://shop.example/',
  REDIS_URL: 'rediss://redis.example:6380',
  SESSION_SECRETS: 'a'.repeat(32),
  SESSION_KEYS: key,
  TRUSTED_PROXY_HOPS: '1',
  SEARCH_APP_ID: 'APP',
  SEARCH_API_KEY: 's'.repeat(32),
}

const findProblems = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => /- (\w+)/.exec(line)?.[1])
  }
}

describe('the configuration', () => {
  it('of a demo needs no variable, and listens on this machine only', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      deployment: 'demo',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      paymentPageOrigin: 'http://127.0.0.1:4000',
      secure: false,
      redisUrl: undefined,
      persistBasket: true,
      apiCapabilities: new Set(capabilityNames),
    })
    expect(config.sessionKeys[0]).toHaveLength(32)
    expect(Object.isFrozen(config)).toBe(true)
    expect(readConfig({}).sessionSecrets).not.toEqual(config.sessionSecrets)
  })

  it('derives PUBLIC_URL from PORT unless it is set', () => {
    expect(readConfig({ PORT: '3456' }).publicUrl).toBe('http://localhost:3456')
    expect(readConfig(production)).toMatchObject({
      publicUrl: 'https://shop.example',
      publicOrigin: 'https://shop.example',
      secure: true,
      host: undefined,
    })
  })

  it('of production lists everything missing at once [S12 S47]', () => {
    expect(findProblems({ DEPLOYMENT: 'production' })).toEqual([
      'PUBLIC_URL',
      'REDIS_URL',
      'SESSION_SECRETS',
      'SESSION_KEYS',
      'SEARCH_APP_ID',
      'SEARCH_API_KEY',
    ])
    expect(findProblems({ ...production, PUBLIC_URL: 'http://shop.example' })).toEqual(['PUBLIC_URL'])
    expect(findProblems({ ...production, TRUSTED_PROXY_HOPS: '0' })).toEqual(['TRUSTED_PROXY_HOPS'])
    expect(findProblems({ ...production, SESSION_SECRETS: 'short,list', SESSION_KEYS: 'bm90IGxvbmc=' })).toEqual([
      'SESSION_SECRETS',
      'SESSION_KEYS',
    ])
    expect(findProblems({ ...production, SESSION_KEYS: `${key},${key.replace('=', '')}` })).toEqual(['SESSION_KEYS'])
  })

  it('reads secrets from a file, after the environment, and fails without that file [S47]', () => {
    const { SESSION_SECRETS, SESSION_KEYS, ...rest } = production
    const file = join(mkdtempSync(join(tmpdir(), 'secrets-file-')), 'storefront.env')
    writeFileSync(
      file,
      `# made\nSESSION_SECRETS=${SESSION_SECRETS}\nSESSION_KEYS=${SESSION_KEYS}\nPUBLIC_URL=https://file.example\n`,
    )
    expect(findProblems(rest)).toEqual(['SESSION_SECRETS', 'SESSION_KEYS'])
    const config = readConfig({ ...rest, SESSION_SECRETS: '', SECRETS_FILE: file })
    expect(config).toMatchObject({ publicUrl: 'https://shop.example', hasConfiguredSessionKeys: true })
    expect({ sessionSecrets: config.sessionSecrets, sessionKeys: config.sessionKeys }).toEqual({
      sessionSecrets: [SESSION_SECRETS],
      sessionKeys: [Buffer.from(key, 'base64')],
    })
    rmSync(file)
    expect(() => readConfig({ ...production, SECRETS_FILE: file })).toThrow('SECRETS_FILE cannot be read')
  })

  it('leaves the hosts of the search index to its client unless SEARCH_HOST is set', () => {
    expect(readConfig({}).search).toMatchObject({ host: 'http://127.0.0.1:4000', index: 'stagedoor' })
    expect(readConfig({ SEARCH_APP_ID: 'APP' }).search).toMatchObject({ host: undefined, appId: 'APP' })
    expect(readConfig(production).search.host).toBeUndefined()
    expect(readConfig({ ...production, SEARCH_HOST: 'https://search.example/' }).search.host).toBe(
      'https://search.example',
    )
  })

  it('names each invalid variable', () => {
    expect(findProblems({ PORT: 'eighty', COMMERCE_API_URL: 'ftp://x', PERSIST_BASKET: 'perhaps' })).toEqual([
      'PORT',
      'COMMERCE_API_URL',
      'PERSIST_BASKET',
    ])
  })

  it.each(Object.entries(renamedVariables))('refuses %s with its new name %s', (oldName, newName) => {
    expect(() => readConfig({ ...production, [oldName]: '1' })).toThrow(`${oldName}: set ${newName} instead`)
  })

  it('reveals secrets by property name, but in no copy, text or log line [V5 S9]', () => {
    const canary = 'CANARY'.repeat(6)
    const config = readConfig({
      ...production,
      REDIS_URL: `rediss://:${canary}@redis.example`,
      SESSION_SECRETS: canary,
      SEARCH_API_KEY: canary,
    })
    expect(
      [config.redisUrl, config.sessionSecrets[0], config.search.apiKey].every((secret) => secret?.includes(canary)),
    ).toBe(true)
    const lines: string[] = []
    createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }).info({ config }, 'started')
    for (const text of [
      JSON.stringify(config),
      inspect(config, { depth: null }),
      inspect({ ...config }),
      inspect(structuredClone({ ...config })),
      lines.join(''),
    ]) {
      expect(text).toContain('APP')
      expect(text).not.toContain('CANARY')
      expect(text).not.toMatch(/sessionKeys"?:/)
    }
  })

  it('keeps the order of secrets', () => {
    const older = Buffer.alloc(32, 2).toString('base64')
    expect(readConfig({ SESSION_KEYS: `${key}, ${older}` }).sessionKeys).toEqual([
      Buffer.alloc(32, 1),
      Buffer.alloc(32, 2),
    ])
  })
})
