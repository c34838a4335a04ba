import { describe, expect, it } from 'vitest'
import { parseAudit } from './run-npm-audit.ts'
import { findSupplyChainErrors } from './find-supply-chain-errors.ts'
import { listProductionPackages, readLockfile, type Lockfile } from './production-packages.ts'
import { createSbom } from './sbom.ts'

const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`
const createLockfile = (packages: Lockfile['packages']): Lockfile => ({
  name: 'shop',
  version: '1.0.0',
  packages: {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { version: '1.0.0', integrity, license: 'MIT', dependencies: { b: '2' } },
    ...packages,
  },
})
const findErrors = (packages: Lockfile['packages']) => {
  const locked = createLockfile(packages)
  return findSupplyChainErrors(locked, createSbom(locked))
}

describe('the bill of materials', () => {
  it('lists every package of production with a hash and an allowed licence, none with an install script [S48]', () => {
    const locked = readLockfile()
    const sbom = createSbom(locked)
    expect(findSupplyChainErrors(locked, sbom)).toEqual([])
    expect(sbom.components.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['express', 'zod', 'qs', 'react-dom']),
    )
    expect(sbom.components.map(({ name }) => name)).not.toContain('vitest')
  })

  it('is equal for equal lockfiles, and differs for different ones [S48]', () => {
    const text = (packages: Lockfile['packages']) => JSON.stringify(createSbom(createLockfile(packages)))
    expect(text({})).toBe(text({}))
    expect(text({})).not.toBe(text({ 'node_modules/b': { version: '2.0.0', integrity, license: 'ISC' } }))
  })

  it('lists the dependencies that Node resolves [S48]', () => {
    const locked = createLockfile({
      'node_modules/b': { version: '1.0.0', integrity, license: 'MIT' },
      'node_modules/a/node_modules/b': { version: '2.0.0', integrity, license: 'MIT' },
    })
    expect(listProductionPackages(locked)[0]!.dependencyPaths).toEqual(['node_modules/a/node_modules/b'])
    expect(createSbom(locked).dependencies[0]!.dependsOn).toEqual(['pkg:npm/a@1.0.0#node_modules/a'])
  })
})

describe('a package', () => {
  it.each<[string, Lockfile['packages'][string]]>([
    ['b@2.0.0 has no SHA-512 in the lockfile', { version: '2.0.0', license: 'MIT' }],
    [
      'b@2.0.0 has a licence that is not allowed: AGPL-3.0-only',
      { version: '2.0.0', license: 'AGPL-3.0-only', integrity },
    ],
    [
      'b@2.0.0 has a licence that is not allowed: (MIT OR GPL-2.0-only)',
      { version: '2.0.0', license: '(MIT OR GPL-2.0-only)', integrity },
    ],
    ['b@2.0.0 says no licence', { version: '2.0.0', integrity }],
    [
      'b@2.0.0 runs a script when it is installed',
      { version: '2.0.0', license: 'MIT', integrity, hasInstallScript: true },
    ],
    [
      'b@2.0.0 does not come from a registry',
      { version: '2.0.0', license: 'MIT', integrity, resolved: 'git+ssh://git@example.com/b.git' },
    ],
  ])('is rejected: %s [S48]', (fault, entry) => {
    expect(findErrors({ 'node_modules/b': entry })).toContain(fault)
    expect(findErrors({ 'node_modules/b': { ...entry, dev: true } })).toEqual([])
  })

  it('that the bill leaves out is reported [S48]', () => {
    const locked = createLockfile({})
    const sbom = createSbom(locked)
    expect(findSupplyChainErrors(locked, { ...sbom, components: [] })).toContain(
      'a@1.0.0 is not in the bill of materials',
    )
  })
})

describe('the audit', () => {
  const report = (vulnerabilities: object) =>
    JSON.stringify({ vulnerabilities, metadata: { dependencies: { total: 3 } } })

  it('fails on high and critical vulnerabilities, and on no lower ones [S48]', () => {
    expect(parseAudit(report({}))).toEqual({ outcome: 'clean', packages: 3 })
    expect(parseAudit(report({ a: { severity: 'moderate', range: '<1' } }))).toMatchObject({ outcome: 'clean' })
    expect(parseAudit(report({ a: { severity: 'high', range: '<1' } }))).toEqual({
      outcome: 'vulnerable',
      lines: ['a <1: high'],
    })
  })

  it.each(['', '<html>', '{"message":"405 Method Not Allowed - POST https://registry"}'])(
    'reports an unusable response as none: %j [S48]',
    (output) => {
      expect(parseAudit(output).outcome).toBe('unavailable')
    },
  )
})
