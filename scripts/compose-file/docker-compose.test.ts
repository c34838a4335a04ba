import { dirname } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findComposeEngine } from './docker-compose.ts'
import { installDocker } from './testing/install-docker.ts'

afterEach(() => void vi.unstubAllEnvs())
const compose = 'if [ "$1" = compose ]; then echo 2.39.1; exit 0; fi'

describe.skipIf(process.platform === 'win32')('the engine of docker-compose.yml', () => {
  it('is found when Compose is installed and docker version reaches a server', () => {
    const docker = installDocker(`${compose}\necho 28.2.2`)
    expect(findComposeEngine()).toEqual({ docker, command: [docker, 'compose'], version: '28.2.2' })
  })

  it('is missing when only the client responds, and its message says so', () => {
    installDocker(`${compose}\necho 'Cannot connect to the Docker daemon' >&2; exit 1`)
    expect(findComposeEngine()).toEqual({
      missing: 'no engine responds to docker: Cannot connect to the Docker daemon',
    })
  })

  it('is missing when docker version names no server', () => {
    installDocker(`${compose}\necho ''`)
    expect(findComposeEngine()).toEqual({ missing: 'no engine responds to docker: docker version shows no server' })
  })

  it('is missing when Docker has no Compose', () => {
    const docker = installDocker('echo "unknown command" >&2; exit 1')
    vi.stubEnv('PATH', dirname(docker))
    expect(findComposeEngine()).toEqual({ missing: expect.any(String) })
  })
})
