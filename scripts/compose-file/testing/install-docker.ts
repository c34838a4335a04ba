import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { vi } from 'vitest'

/**
 * Puts a program `docker` that runs this shell script at the start of PATH, until `vi.unstubAllEnvs()`. Returns its
 * path.
 */
export const installDocker = (script: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'docker-'))
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  return join(folder, 'docker')
}
