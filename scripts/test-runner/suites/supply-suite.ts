import { runNpmAudit } from '../../supply-chain/run-npm-audit.ts'
import { findSupplyChainErrors } from '../../supply-chain/find-supply-chain-errors.ts'
import { readLockfile } from '../../supply-chain/production-packages.ts'
import { sbomFile, writeSbom } from '../../supply-chain/write-sbom.ts'
import { printHeading } from './print-heading.ts'
import type { Suite } from './suite.ts'

const title = 'Supply chain'

/**
 * Where the packages come from, and whether a weakness of one is known. A registry that does not answer skips the
 * second.
 */
export const supplySuite: Suite = {
  name: 'supply',
  title,
  canRunInParallel: true,
  run: async () => {
    const audit = await runNpmAudit()
    printHeading(title)
    const sbom = writeSbom()
    const errors = findSupplyChainErrors(readLockfile(), sbom)
    console.log(
      `${sbomFile}: ${sbom.components.length} packages, ${errors.length === 0 ? 'each with a hash and an allowed licence' : 'with faults:'}`,
    )
    for (const fault of errors) console.error(fault)
    if (audit.outcome === 'vulnerable') console.error(audit.lines.join('\n'))
    if (audit.outcome === 'clean') console.log('No known weakness of high severity or above.')
    if (audit.outcome === 'unavailable')
      console.log(`The audit was skipped, since the registry did not answer: ${audit.reason}`)
    const failures = [errors.length > 0, audit.outcome === 'vulnerable'].filter(Boolean).length
    const skipped = audit.outcome === 'unavailable' ? 1 : 0
    return { passed: 2 - failures - skipped, failed: failures, skipped }
  },
}
