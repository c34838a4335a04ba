import type { Deployable } from './deployables.ts'
import { findImports } from '../imports/find-imports.ts'
import {
  listProductionPackages,
  findReachablePackages,
  readLockfile,
  type ProductionPackage,
} from '../supply-chain/production-packages.ts'
import { repositoryRoot } from '../repository.ts'

type DeployablePackages = {
  /**
   * Packages to install: those that the programs import, and their dependencies. Includes native parts for other
   * platforms, which npm skips.
   */
  installed: ProductionPackage[]
  /** Packages that are not installed because the bundles contain their code. */
  bundled: ProductionPackage[]
}

/** The packages of an image. `builtPrograms` are programs that exist only after a build. */
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
