import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDockerfile } from './dockerfile.ts'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'
import { runBuildah, runProgram, storageOptions } from './buildah.ts'
import { withNpmSettings } from './npm-settings.ts'

/** Stages that nothing stands on: what an image is built for. */
export const findTargets = (): string[] => {
  const stages = parseDockerfile(readFileSync(toRepositoryPath('Dockerfile'), 'utf8'))
  const usedStages = stages.flatMap(({ base, copies }) => [base, ...copies.map(({ from }) => from)])
  return stages.map(({ name }) => name).filter((name) => !usedStages.includes(name))
}

/** As docker compose names what it builds. */
export const toImageName = (target: string): string => `localhost/stagedoor-${target}:latest`

const runGit = (folder: string, ...args: string[]) => runProgram('git', ['-C', folder, ...args])

/**
 * Builds a target of the Dockerfile of a checkout by buildah, with the time of the last commit as that of every file:
 * the same commit is the same image. Returns its name.
 */
export const buildImage = (target: string, { folder = repositoryRoot, tag = toImageName(target) } = {}): string => {
  const previousImage = runBuildah(['images', '--quiet', '--filter', `reference=${tag}`])
  const [revision, seconds] = runGit(folder, 'log', '-1', '--format=%H %ct').split(' ') as [string, string]
  withNpmSettings((npmrc) =>
    runBuildah([
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
  if (previousImage && runBuildah(['images', '--quiet', tag]) !== previousImage)
    spawnSync('buildah', [...storageOptions, 'rmi', previousImage], { stdio: 'ignore' })
  return tag
}
