import { readFileSync } from 'node:fs'
import { toRepositoryPath } from '../repository.ts'

/** A package that is installed in production, from the lockfile. `path` is its folder. */
export type ProductionPackage = {
  path: string
  name: string
  version: string
  /** Subresource integrity: `sha512-<base64>`. */
  integrity: string | undefined
  license: string | undefined
  /** Where the package comes from; absent for the npm registry. */
  resolved: string | undefined
  hasInstallScript: boolean
  /** Needed on some platforms only. */
  optional: boolean
  /** Folders of its installed dependencies. */
  dependencyPaths: string[]
}

type LockfileEntry = {
  name?: string
  version?: string
  integrity?: string
  license?: string
  resolved?: string
  hasInstallScript?: boolean
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export type Lockfile = { name: string; version: string; packages: Record<string, LockfileEntry> }

export const readLockfile = (): Lockfile =>
  JSON.parse(readFileSync(toRepositoryPath('package-lock.json'), 'utf8')) as Lockfile

const modulesFolder = 'node_modules/'

/** Resolves a dependency as Node does: first in the package's own folder, then in each folder above. */
const resolveDependency = (packages: Lockfile['packages'], from: string, name: string): string | undefined => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${modulesFolder}`)))) {
    const path = `${at === '' ? '' : `${at}/`}${modulesFolder}${name}`
    if (packages[path]) return path
    if (at === '') return undefined
  }
}

/** All packages except those for development only, in the order of the lockfile. */
export const listProductionPackages = ({ packages }: Lockfile): ProductionPackage[] =>
  Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf(modulesFolder) + modulesFolder.length),
      version: entry.version ?? '',
      integrity: entry.integrity,
      license: entry.license,
      resolved: entry.resolved,
      hasInstallScript: entry.hasInstallScript === true,
      optional: entry.optional === true,
      dependencyPaths: Object.keys({
        ...entry.peerDependencies,
        ...entry.optionalDependencies,
        ...entry.dependencies,
      }).flatMap((name) => {
        const found = resolveDependency(packages, path, name)
        return found !== undefined && !packages[found]!.dev ? found : []
      }),
    }))

/**
 * The packages with these `names` and all their dependencies. Does not follow the packages in `excluded`. Throws when a
 * name is not in the top folder.
 */
export const findReachablePackages = (
  packages: readonly ProductionPackage[],
  names: Iterable<string>,
  excluded: readonly string[] = [],
): ProductionPackage[] => {
  const byPath = new Map(packages.map((pkg) => [pkg.path, pkg]))
  const reached = new Set(
    [...names].filter((name) => !excluded.includes(name)).map((name) => `${modulesFolder}${name}`),
  )
  // The loop also visits the packages that it adds to the set.
  for (const path of reached) {
    const pkg = byPath.get(path)
    if (!pkg) throw new Error(`${path} is imported but is not a package of production`)
    for (const needed of pkg.dependencyPaths) if (!excluded.includes(byPath.get(needed)!.name)) reached.add(needed)
  }
  return packages.filter(({ path }) => reached.has(path))
}
