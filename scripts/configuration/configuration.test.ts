import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { configVariables as apiVariables, readConfig as readApiConfig } from '#reference-api/config.ts'
import { renamedVariables } from '#runtime/renamed-variables.ts'
import { configVariables as shopVariables } from '#server/config/config-variables.ts'
import { readConfig as readShopConfig } from '#server/config/config.ts'
import { toRepositoryPath } from '../repository.ts'
import { composePurposes } from './compose-purposes.ts'
import { renderEnvExample, replaceConfigurationTables } from './configuration-docs.ts'
import { listComposeVariables, referenceApiVariables, storefrontVariables } from './variables.ts'

const readRepositoryFile = (file: string) => readFileSync(toRepositoryPath(file), 'utf8')
const composeOnlyVariables = listComposeVariables()
const all = [...storefrontVariables, ...referenceApiVariables, ...composeOnlyVariables]
const env = Object.fromEntries(
  [...readRepositoryFile('.env.example').matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
)

const findRejectedVariables = (readConfig: (env: Record<string, string>) => unknown) => {
  try {
    readConfig({ DEPLOYMENT: 'production' })
    return []
  } catch (error) {
    return [...new Set((error as Error).message.match(/\b[A-Z]+(_[A-Z]+)+\b(?=: required| is required)/g))]
  }
}

describe('the documented configuration', () => {
  it('comes from the schemas (npm run generate:docs): .env.example and the tables of docs/configure.md', () => {
    expect(readRepositoryFile('.env.example')).toBe(renderEnvExample())
    expect(readRepositoryFile('docs/configure.md')).toBe(
      replaceConfigurationTables(readRepositoryFile('docs/configure.md')),
    )
  })

  it('lists every variable of the storefront, of the reference API and of the compose file, once, and no other', () => {
    const known = new Set([
      ...Object.keys(shopVariables.shape),
      ...Object.keys(apiVariables.shape),
      ...composeOnlyVariables.map(({ name }) => name),
    ])
    expect(all.map(({ name }) => name).toSorted()).toEqual([...known].toSorted())
    expect(Object.keys(env).toSorted()).toEqual([...known].toSorted())
    expect(Object.keys(composePurposes).toSorted()).toEqual(composeOnlyVariables.map(({ name }) => name).toSorted())
    const rows = [...readRepositoryFile('docs/configure.md').matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(
      ([, name]) => name!,
    )
    expect(rows.toSorted()).toEqual([...known].toSorted())
  })

  it('knows the new name of every renamed variable, and no old name', () => {
    const names = all.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(Object.values(renamedVariables).flatMap((newNames) => newNames.split(' and '))),
    )
    expect(names.filter((name) => Object.hasOwn(renamedVariables, name))).toEqual([])
  })

  it('has a purpose for each variable that fits one row of a table', () => {
    for (const { name, purpose } of all) expect(purpose, name).toMatch(/^[^\n]*\w{3}[^\n]*$/)
  })

  it('has the defaults: set explicitly they give the same configuration as no variable', () => {
    expect(readShopConfig(env)).toEqual(readShopConfig({}))
    expect(readApiConfig(env)).toEqual(readApiConfig({}))
    for (const [name, schema] of Object.entries({ ...apiVariables.shape, ...shopVariables.shape })) {
      if (env[name] === '')
        expect([undefined, []], `${name} has no default to write`).toContainEqual(schema.parse(undefined))
    }
  })

  it('has the defaults that docs/security-details.md names in parentheses', () => {
    const named = [...readRepositoryFile('docs/security-details.md').matchAll(/`([A-Z]+(?:_[A-Z]+)+)` \(([^)]+)\)/g)]
    expect(named.length).toBeGreaterThan(15)
    for (const [, name, value] of named) expect(env[name!], name).toBe(value)
  })

  it('marks exactly the variables that production requires', () => {
    const required = [...new Set([...findRejectedVariables(readShopConfig), ...findRejectedVariables(readApiConfig)])]
    expect(required.length).toBeGreaterThan(7)
    expect(
      all
        .filter(({ purpose }) => purpose.includes('required in production'))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(required.toSorted())
  })
})
