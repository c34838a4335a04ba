import type { Deployable } from './deployables.ts'
import { findImports } from './find-imports.ts'
import {
  productionPackages,
  reachedPackages,
  readLockfile,
  type ProductionPackage,
} from '../supply-chain/production-packages.ts'
import { root } from '../repository.ts'

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
export const packagesOf = (
  { programs, bundled, leftOut }: Deployable,
  more: readonly string[] = [],
): DeployablePackages => {
  const all = productionPackages(readLockfile())
  const installed = reachedPackages(all, findImports(root, [...programs, ...more]).packages, leftOut)
  return {
    installed,
    bundled: reachedPackages(all, findImports(root, bundled).packages, leftOut).filter(
      (one) => !installed.includes(one),
    ),
  }
}
