import { readFile, rm, writeFile } from 'node:fs/promises'
import { toRepositoryPath, repositoryRoot } from '../repository.ts'
import { hashSources } from './hash-sources.ts'

const hashFile = toRepositoryPath('dist', 'source-hash')

/** Whether dist/ was built from the current sources. */
export const isBuildCurrent = async (): Promise<boolean> =>
  (await readFile(hashFile, 'utf8').catch(() => undefined)) === hashSources(repositoryRoot)

/** Builds the bundles for browser and server rendering into dist/ (vite.config.ts). */
export const buildShop = async ({ quiet }: { quiet: boolean }): Promise<void> => {
  const hash = hashSources(repositoryRoot)
  await rm(hashFile, { force: true })
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const common = {
    root: repositoryRoot,
    configFile: toRepositoryPath('vite.config.ts'),
    configLoader: 'native',
    logLevel: quiet ? 'warn' : 'info',
  } as const
  await build(common)
  await build({ ...common, build: { ssr: true } })
  await writeFile(hashFile, hash)
}
