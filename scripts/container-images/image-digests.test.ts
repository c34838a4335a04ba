import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readCompose } from '../compose-file/compose-file.ts'
import { findCompose, readComposeConfig } from '../compose-file/docker-compose.ts'
import { installDocker } from '../compose-file/testing/install-docker.ts'
import { toRepositoryPath } from '../repository.ts'
import { parseDockerfile } from './dockerfile.ts'
import { formatDigests, listImageVariables, readDigest } from './image-digests.ts'

const compose = findCompose()
afterEach(() => void vi.unstubAllEnvs())

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
/** docker/digests.env as the command writes it when every tag has this digest. */
const madeFile = formatDigests(() => digest)

describe('images by digest', () => {
  it('a file names every image of docker-compose.yml, and the base image of every build, by digest', () => {
    const { services } = readCompose(parseEnv(madeFile) as Record<string, string>)
    const images = Object.values(services).map(({ image, build }) => image ?? build!.args!.NODE_IMAGE)
    expect(images.filter((image) => !image?.endsWith(`@${digest}`))).toEqual([])
    expect(services.redis!.image).toBe(`${readCompose().services.redis!.image}@${digest}`)
  })

  it.skipIf(!compose)('Compose itself reads the file given by --env-file', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'digests-')), 'digests.env')
    writeFileSync(file, madeFile)
    const { services } = readComposeConfig(compose!, {}, file)
    expect(services.redis!.image).toMatch(digest)
    expect(services.storefront!.build!.args!.NODE_IMAGE).toMatch(digest)
  })

  it('without the file the tags are used, and those of the Dockerfile and docker-compose.yml are the same', () => {
    const dockerfile = readFileSync(toRepositoryPath('Dockerfile'), 'utf8')
    const { base } = parseDockerfile(dockerfile)[0]!
    for (const { build } of Object.values(readCompose().services)) if (build) expect(build.args!.NODE_IMAGE).toBe(base)
    expect(listImageVariables().filter(({ defaultValue }) => !/:v?\d/.test(defaultValue))).toEqual([])
    // Every stage starts from the image that the variable names, or from another stage.
    expect(dockerfile.match(/^FROM (?!\$NODE_IMAGE )\S+[:@]/gm)).toBeNull()
  })

  it.skipIf(process.platform === 'win32')('a digest is what the registry names for the tag', () => {
    installDocker(
      `[ "$*" = "buildx imagetools inspect --format {{json .Manifest.Digest}} redis:8" ] && echo '"${digest}"'`,
    )
    expect(readDigest('redis:8')).toBe(digest)
  })

  it.skipIf(process.platform === 'win32').each([
    [
      'the registry does not respond',
      'echo "no such host" >&2; exit 1',
      'docker buildx finds no digest of redis:8: no such host',
    ],
    ['the output has no digest', 'echo "Name: redis:8"', 'docker buildx finds no digest of redis:8: Name: redis:8'],
  ])('there is no digest when %s, and the message says why', (_reason, script, message) => {
    installDocker(script)
    expect(() => readDigest('redis:8')).toThrow(message)
  })
})
