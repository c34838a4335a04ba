import { isAllowedLicence, getLicence } from './licences.ts'
import { listProductionPackages, type Lockfile } from './production-packages.ts'
import type { Sbom } from './sbom.ts'

/** The packages that may run an install script: none. */
const allowedInstallScripts: ReadonlySet<string> = new Set()

/** Problems of the production packages, one sentence each; empty when there are none. */
export const findSupplyChainErrors = (lockfile: Lockfile, { components, dependencies }: Sbom): string[] => {
  const componentsByPath = new Map(components.map((component) => [component['bom-ref'].split('#')[1], component]))
  const known = new Set(dependencies.map(({ ref }) => ref))
  const packages = listProductionPackages(lockfile)
  const errors = packages.flatMap((one) => {
    const { path, name, version, integrity, resolved, hasInstallScript } = one
    const component = componentsByPath.get(path)
    const licence = getLicence(one)
    return [
      !component && 'is not in the bill of materials',
      component && component.hashes.length === 0 && 'has no hash in the bill of materials',
      !integrity?.startsWith('sha512-') && 'has no SHA-512 in the lockfile',
      resolved !== undefined && !resolved.startsWith('https://') && 'does not come from a registry',
      licence === undefined && 'says no licence',
      licence !== undefined && !isAllowedLicence(licence) && `has a licence that is not allowed: ${licence}`,
      hasInstallScript && !allowedInstallScripts.has(name) && 'runs a script when it is installed',
    ].flatMap((error) => (typeof error === 'string' ? `${name}@${version} ${error}` : []))
  })
  const unknownRefs = dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))
  return [
    ...(packages.length === 0 ? ['The lockfile has no packages'] : []),
    ...errors,
    ...(components.length === packages.length ? [] : ['The bill of materials lists what the lockfile does not']),
    ...unknownRefs.map((ref) => `${ref} is needed and not listed`),
  ]
}
