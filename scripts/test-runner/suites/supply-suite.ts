import { runNpmAudit } from '../../supply-chain/run-npm-audit.ts'
import { findSupplyChainErrors } from '../../supply-chain/find-supply-chain-errors.ts'
import { readLockfile } from '../../supply-chain/production-packages.ts'
import { sbomFile, writeSbom } from '../../supply-chain/write-sbom.ts'
import { printHeading } from './print-heading.ts'
import type { Suite } from './suite.ts'

const title = 'Supply chain'

/** Checks hashes and licences of the packages, and their known vulnerabilities when the registry responds. */
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
      `${sbomFile}: ${sbom.components.length} packages, ${errors.length === 0 ? 'each with a hash and an allowed licence' : 'with errors:'}`,
    )
    for (const error of errors) console.error(error)
    if (audit.outcome === 'vulnerable') console.error(audit.lines.join('\n'))
    if (audit.outcome === 'clean') console.log('No known vulnerability of high severity or above.')
    if (audit.outcome === 'unavailable')
      console.log(`The audit is skipped, because the registry does not answer: ${audit.reason}`)
    const failures = [errors.length > 0, audit.outcome === 'vulnerable'].filter(Boolean).length
    const skipped = audit.outcome === 'unavailable' ? 1 : 0
    return { passed: 2 - failures - skipped, failed: failures, skipped }
  },
}
