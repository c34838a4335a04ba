import { existsSync, globSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { readLockfile } from '../supply-chain/production-packages.ts'
import { createSbom } from '../supply-chain/sbom.ts'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'
import { deployables, isDeployable } from './deployables.ts'
import { findDeployablePackages } from './deployable-packages.ts'

// A step of the Dockerfile: leaves of node_modules what one deployable runs with, and writes down what that is.

const [name] = process.argv.slice(2)
if (existsSync(toRepositoryPath('.git'))) throw new Error('This is a checkout: its node_modules would be gone')
if (!isDeployable(name)) throw new Error(`Usage: prune-packages.ts ${Object.keys(deployables).join(' | ')}`)

// The bundle that renders on the server imports nothing as it is configured; should it, that is needed too.
const builtFiles = deployables[name].bundleEntries.length > 0 ? ['dist/ssr/entry-server.js'] : []
const { installed, bundled } = findDeployablePackages(deployables[name], builtFiles)
const retainedPackages = installed.filter(({ path }) => existsSync(toRepositoryPath(path)))
const missing = installed.filter((one) => !one.optional && !retainedPackages.includes(one))
if (missing.length > 0) throw new Error(`Not installed: ${missing.map(({ path }) => path).join(', ')}`)

// One inside another is needed by that one, so what goes takes with it only what nobody else needs.
const retainedPaths = new Set(retainedPackages.map(({ path }) => path))
const packagePaths = globSync('node_modules/**/package.json', { cwd: repositoryRoot })
  .map((path) => path.slice(0, -'/package.json'.length))
  .filter((path) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
for (const path of packagePaths)
  if (!retainedPaths.has(path)) rmSync(toRepositoryPath(path), { recursive: true, force: true })

// Notes of npm and of tools, and what only debuggers and compilers read.
for (const path of globSync(
  ['node_modules/.*', 'node_modules/**/.bin', 'node_modules/**/*.map', 'node_modules/**/*.d.{ts,mts,cts}'],
  { cwd: repositoryRoot },
)) {
  rmSync(toRepositoryPath(path), { recursive: true, force: true })
}
for (const scope of globSync('node_modules/@*', { cwd: repositoryRoot }))
  if (readdirSync(toRepositoryPath(scope)).length === 0) rmdirSync(toRepositoryPath(scope))

const sbom = createSbom(readLockfile(), {
  name: `stagedoor-${name}`,
  packages: [...retainedPackages, ...bundled],
  bundled: new Set(bundled),
})
writeFileSync(toRepositoryPath('sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`${name}: ${retainedPackages.length} packages installed, ${bundled.length} bundled`)
