import { writeFileSync } from 'node:fs'
import { toRepositoryPath } from '../repository.ts'
import { formatDigests, readDigest } from './image-digests.ts'

try {
  const digests = formatDigests(readDigest)
  writeFileSync(toRepositoryPath('docker', 'digests.env'), digests)
  console.log(`${digests}docker/digests.env is written.`)
} catch (error) {
  console.error(`docker/digests.env is unchanged. ${(error as Error).message}`)
  process.exitCode = 1
}
