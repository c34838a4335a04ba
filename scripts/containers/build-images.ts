import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDockerfile } from './dockerfile.ts'
import { inRepository, root } from '../repository.ts'
import { buildah, runProgram, storageOptions } from './buildah.ts'
import { withNpmSettings } from './npm-settings.ts'

/** Stages that nothing stands on: what an image is built for. */
export const findTargets = (): string[] => {
  const stages = readDockerfile(readFileSync(inRepository('Dockerfile'), 'utf8'))
  const usedBy = stages.flatMap(({ base, copies }) => [base, ...copies.map(({ from }) => from)])
  return stages.map(({ name }) => name).filter((name) => !usedBy.includes(name))
}

/** As docker compose names what it builds. */
export const imageOf = (target: string): string => `localhost/stagedoor-${target}:latest`

const askGit = (folder: string, ...args: string[]) => runProgram('git', ['-C', folder, ...args])

/**
 * Builds a target of the Dockerfile of a checkout by buildah, with the time of the last commit as that of every file:
 * the same commit is the same image. Returns its name.
 */
export const buildImage = (target: string, { folder = root, tag = imageOf(target) } = {}): string => {
  const before = buildah(['images', '--quiet', '--filter', `reference=${tag}`])
  const [revision, seconds] = askGit(folder, 'log', '-1', '--format=%H %ct').split(' ') as [string, string]
  withNpmSettings((npmrc) =>
    buildah([
      'bud',
      '--isolation=chroot',
      '--pull=never',
      '--format=docker',
      '--layers=false',
      '--timestamp',
      seconds,
      '--target',
      target,
      '--tag',
      tag,
      '--build-arg',
      `BUILD_REVISION=${revision}`,
      '--secret',
      `id=npmrc,src=${npmrc}`,
      '--file',
      join(folder, 'Dockerfile'),
      folder,
    ]),
  )
  // The image that had the name would stay without one: a third of a gigabyte each time. A container may still stand on
  // it.
  if (before && buildah(['images', '--quiet', tag]) !== before)
    spawnSync('buildah', [...storageOptions, 'rmi', before], { stdio: 'ignore' })
  return tag
}
