import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toRepositoryPath } from '../repository.ts'
import { createSbom, type Sbom } from './sbom.ts'
import { readLockfile } from './production-packages.ts'

export const sbomFile = 'var/sbom/stagedoor.cdx.json'

export const writeSbom = (): Sbom => {
  const sbom = createSbom(readLockfile())
  const file = toRepositoryPath(sbomFile)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  return sbom
}
