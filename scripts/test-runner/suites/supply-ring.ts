import { askAudit } from '../../supply-chain/ask-audit.ts'
import { findSupplyFaults } from '../../supply-chain/find-supply-faults.ts'
import { readLockfile } from '../../supply-chain/production-packages.ts'
import { sbomFile, writeSbom } from '../../supply-chain/write-sbom.ts'
import { heading } from './heading.ts'
import type { Ring } from './ring.ts'

const title = 'Supply chain'

/**
 * Where the packages come from, and whether a weakness of one is known. A registry that does not answer skips the
 * second.
 */
export const supplyRing: Ring = {
  name: 'supply',
  title,
  alongside: true,
  run: async () => {
    const answer = await askAudit()
    heading(title)
    const sbom = writeSbom()
    const faults = findSupplyFaults(readLockfile(), sbom)
    console.log(
      `${sbomFile}: ${sbom.components.length} packages, ${faults.length === 0 ? 'each with a hash and an allowed licence' : 'with faults:'}`,
    )
    for (const fault of faults) console.error(fault)
    if (answer.outcome === 'weak') console.error(answer.lines.join('\n'))
    if (answer.outcome === 'clean') console.log('No known weakness of high severity or above.')
    if (answer.outcome === 'unanswered')
      console.log(`The audit was skipped, since the registry did not answer: ${answer.reason}`)
    const failures = [faults.length > 0, answer.outcome === 'weak'].filter(Boolean).length
    const skipped = answer.outcome === 'unanswered' ? 1 : 0
    return { passed: 2 - failures - skipped, failed: failures, skipped }
  },
}
