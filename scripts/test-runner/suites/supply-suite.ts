import { runNpmAudit } from '../../supply-chain/run-npm-audit.ts'
import { findSupplyChainErrors } from '../../supply-chain/find-supply-chain-errors.ts'
import { readLockfile } from '../../supply-chain/production-packages.ts'
import { sbomFile, writeSbom } from '../../supply-chain/write-sbom.ts'
import { formatHeading } from './format-heading.ts'
import type { Suite } from './suite.ts'

const title = 'Supply chain'

/** Checks hashes and licences of the packages, and their known vulnerabilities when the registry responds. */
export const supplySuite: Suite = {
  name: 'supply',
  title,
  run: async (_toolArguments, print) => {
    const audit = await runNpmAudit()
    const sbom = writeSbom()
    const errors = findSupplyChainErrors(readLockfile(), sbom)
    const lines = [
      `${sbomFile}: ${sbom.components.length} packages, ${errors.length === 0 ? 'each with a hash and an allowed licence' : 'with errors:'}`,
      ...errors,
      ...(audit.outcome === 'vulnerable' ? audit.lines : []),
      ...(audit.outcome === 'clean' ? ['No known vulnerability of high severity or above.'] : []),
      ...(audit.outcome === 'unavailable'
        ? [`The audit is skipped, because the registry does not respond: ${audit.reason}`]
        : []),
    ]
    print(`${formatHeading(title)}${lines.join('\n')}\n`)
    const failures = [errors.length > 0, audit.outcome === 'vulnerable'].filter(Boolean).length
    const skipped = audit.outcome === 'unavailable' ? 1 : 0
    return { passed: 2 - failures - skipped, failed: failures, skipped }
  },
}
