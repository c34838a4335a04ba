import type { Deployable } from './deployables.ts'
import { findImports } from './find-imports.ts'
import {
  listProductionPackages,
  findReachablePackages,
  readLockfile,
  type ProductionPackage,
} from '../supply-chain/production-packages.ts'
import { repositoryRoot } from '../repository.ts'

export type DeployablePackages = {
  /**
   * To be installed: what the programs import, and all that needs. Parts for other platforms count; npm leaves them
   * out.
   */
  installed: ProductionPackage[]
  /** What the build has made into the bundles, and is not installed besides. */
  bundled: ProductionPackage[]
}

/** The packages of an image. `more` are programs that only a build has. */
export const findDeployablePackages = (
  { programs, bundleEntries, excludedPackages }: Deployable,
  builtPrograms: readonly string[] = [],
): DeployablePackages => {
  const all = listProductionPackages(readLockfile())
  const installed = findReachablePackages(
    all,
    findImports(repositoryRoot, [...programs, ...builtPrograms]).packages,
    excludedPackages,
  )
  return {
    installed,
    bundled: findReachablePackages(all, findImports(repositoryRoot, bundleEntries).packages, excludedPackages).filter(
      (one) => !installed.includes(one),
    ),
  }
}
