import { createHash } from 'node:crypto'
import { getLicence } from './licences.ts'
import { listProductionPackages, type Lockfile, type ProductionPackage } from './production-packages.ts'

const toPurl = ({ name, version }: Pick<ProductionPackage, 'name' | 'version'>) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

const toHashes = (integrity: string | undefined) => {
  const [, algorithm, digest] = /^sha(512|384|256)-(.+)$/.exec(integrity ?? '') ?? []
  return digest === undefined
    ? []
    : [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }]
}

const toLicences = (found: ProductionPackage) => {
  const licence = getLicence(found)
  if (licence === undefined) return []
  return [/ (?:AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }]
}

/** A name-based UUID (version 8, RFC 9562), so that equal lockfiles give equal bills of materials. */
const toUuid = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The contents of one bill of materials: a name, the packages, and those packages that are only in a bundle. */
type SbomScope = { name: string; packages: ProductionPackage[]; bundled: ReadonlySet<ProductionPackage> }

const toWholeScope = (lockfile: Lockfile): SbomScope => ({
  name: lockfile.name,
  packages: listProductionPackages(lockfile),
  bundled: new Set(),
})

/**
 * The bill of materials of the shop, or of a part of it, as CycloneDX 1.6. It depends on the lockfile alone, so that
 * equal lockfiles give equal bytes. `npm sbom` of npm 11 would leave out a third of the packages: those that
 * development needs, too.
 */
export const createSbom = (lockfile: Lockfile, sbomScope = toWholeScope(lockfile)) => {
  const { name, packages, bundled } = sbomScope
  const refs = new Map(packages.map((pkg) => [pkg.path, `${toPurl(pkg)}#${pkg.path}`]))
  const root = `pkg:npm/${name}@${lockfile.version}`
  const top = packages.filter(
    ({ path }) => path.indexOf('node_modules/', 1) === -1 && isDirectDependency(lockfile, path),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${toUuid(JSON.stringify([lockfile, name, packages.map(({ path }) => path)]))}`,
    version: 1,
    metadata: {
      component: {
        'bom-ref': root,
        type: 'application',
        name,
        version: lockfile.version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: packages.map((pkg) => ({
      'bom-ref': refs.get(pkg.path)!,
      type: 'library',
      name: pkg.name,
      version: pkg.version,
      scope: pkg.optional ? 'optional' : 'required',
      purl: toPurl(pkg),
      hashes: toHashes(pkg.integrity),
      licenses: toLicences(pkg),
      ...(bundled.has(pkg) ? { properties: [{ name: 'stagedoor:place', value: 'bundled into dist' }] } : {}),
    })),
    dependencies: [
      { ref: root, dependsOn: top.map(({ path }) => refs.get(path)!) },
      ...packages.map(({ path, dependencyPaths }) => ({
        ref: refs.get(path)!,
        dependsOn: [...new Set(dependencyPaths.flatMap((needed) => refs.get(needed) ?? []))],
      })),
    ],
  }
}

const isDirectDependency = ({ packages }: Lockfile, path: string) => {
  const { dependencies, optionalDependencies } = packages['']!
  return path.slice('node_modules/'.length) in { ...dependencies, ...optionalDependencies }
}

export type Sbom = ReturnType<typeof createSbom>
