import { readFile, rm, writeFile } from 'node:fs/promises'
import { inRepository, root } from '../repository.ts'
import { sourceHash } from './source-hash.ts'

const stamp = inRepository('dist', 'source-hash')

/** Whether dist/ was built from the sources as they are now. */
export const isBuilt = async (): Promise<boolean> =>
  (await readFile(stamp, 'utf8').catch(() => undefined)) === sourceHash(root)

/** Builds the browser's bundle and the server-rendering one into dist/, as vite.config.ts describes them. */
export const buildShop = async ({ quiet }: { quiet: boolean }): Promise<void> => {
  const hash = sourceHash(root)
  await rm(stamp, { force: true })
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const common = {
    root,
    configFile: inRepository('vite.config.ts'),
    configLoader: 'native',
    logLevel: quiet ? 'warn' : 'info',
  } as const
  await build(common)
  await build({ ...common, build: { ssr: true } })
  await writeFile(stamp, hash)
}
