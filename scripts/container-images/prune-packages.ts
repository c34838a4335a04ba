import { existsSync, globSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { readLockfile } from '../supply-chain/production-packages.ts'
import { createSbom } from '../supply-chain/sbom.ts'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'
import { deployables, isDeployable } from './deployables.ts'
import { findDeployablePackages } from './deployable-packages.ts'

// A step of the Dockerfile: deletes the packages that a deployable does not need, and writes its bill of materials.

const [name] = process.argv.slice(2)
if (existsSync(toRepositoryPath('.git')))
  throw new Error('This folder is a checkout: prune-packages.ts would delete packages from its node_modules')
if (!isDeployable(name)) throw new Error(`Usage: prune-packages.ts ${Object.keys(deployables).join(' | ')}`)

// With the present build settings the server's bundle imports no package. If it ever does, its packages stay.
const builtFiles = deployables[name].bundleEntries.length > 0 ? ['dist/ssr/entry-server.js'] : []
const { installed, bundled } = findDeployablePackages(deployables[name], builtFiles)
const retainedPackages = installed.filter(({ path }) => existsSync(toRepositoryPath(path)))
const missing = installed.filter(
  (installedPackage) => !installedPackage.optional && !retainedPackages.includes(installedPackage),
)
if (missing.length > 0) throw new Error(`Not installed: ${missing.map(({ path }) => path).join(', ')}`)

// Removing a package also removes the packages inside it, which only that package needs.
const retainedPaths = new Set(retainedPackages.map(({ path }) => path))
const packagePaths = globSync('node_modules/**/package.json', { cwd: repositoryRoot })
  .map((path) => path.slice(0, -'/package.json'.length))
  .filter((path) => /(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
for (const path of packagePaths)
  if (!retainedPaths.has(path)) rmSync(toRepositoryPath(path), { recursive: true, force: true })

// Deletes metadata of npm and other tools, and files for debuggers and compilers.
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
