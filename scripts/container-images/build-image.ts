import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDockerfile } from './dockerfile.ts'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'
import { runBuildah, runProgram, buildahStorageArguments } from './buildah.ts'
import { withNpmSettings } from './npm-settings.ts'

/** The names of the stages that no other stage uses. */
export const findTargets = (): string[] => {
  const stages = parseDockerfile(readFileSync(toRepositoryPath('Dockerfile'), 'utf8'))
  const usedStages = stages.flatMap(({ base, copies }) => [base, ...copies.map(({ from }) => from)])
  return stages.map(({ name }) => name).filter((name) => !usedStages.includes(name))
}

/** The name that docker compose gives to the image of a target. */
export const toImageName = (target: string): string => `localhost/stagedoor-${target}:latest`

const runGit = (folder: string, ...args: string[]) => runProgram('git', ['-C', folder, ...args])

/**
 * Builds a target of the Dockerfile with buildah, in a checkout. Every file gets the time of the last commit, so that
 * the same commit always gives the same image. Returns its name.
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
  // The previous image would stay without a name and take a third of a gigabyte. The removal fails when a container
  // still uses the image, which is no error.
  if (previousImage && runBuildah(['images', '--quiet', tag]) !== previousImage)
    spawnSync('buildah', [...buildahStorageArguments, 'rmi', previousImage], { stdio: 'ignore' })
  return tag
}
