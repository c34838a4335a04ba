import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findComposeEngine } from './docker-compose.ts'

const folder = mkdtempSync(join(tmpdir(), 'docker-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(join(folder, 'docker'), { force: true })
})

/** Puts a `docker` first on PATH that runs this shell script. */
const installDocker = (script: string) => {
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}
const compose = 'if [ "$1" = compose ]; then echo 2.39.1; exit 0; fi'

describe.skipIf(process.platform === 'win32')('the engine of docker-compose.yml', () => {
  it('is found when Compose is installed and docker version reaches a server', () => {
    installDocker(`${compose}\necho 28.2.2`)
    const docker = join(folder, 'docker')
    expect(findComposeEngine()).toEqual({ docker, command: [docker, 'compose'], version: '28.2.2' })
  })

  it('is missing when only the client answers, and its message says so', () => {
    installDocker(`${compose}\necho 'Cannot connect to the Docker daemon' >&2; exit 1`)
    expect(findComposeEngine()).toEqual({ missing: 'no engine answers docker: Cannot connect to the Docker daemon' })
  })

  it('is missing when docker version names no server', () => {
    installDocker(`${compose}\necho ''`)
    expect(findComposeEngine()).toEqual({ missing: 'no engine answers docker: docker version shows no server' })
  })

  it('is missing when Docker has no Compose', () => {
    installDocker('echo "unknown command" >&2; exit 1')
    vi.stubEnv('PATH', folder)
    expect(findComposeEngine()).toEqual({ missing: expect.any(String) })
  })
})
