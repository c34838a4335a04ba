import { cp, glob, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { repositoryRoot } from '../../repository.ts'
import { listChanges, listWrappedExports } from './list-changes.ts'
import type { Change, ConfiguredSecrets, PlantedLeak } from './planted-leak.ts'

/** The path of this folder in a copy. A shop with a leak runs the wrappers of its own copy. */
const leaksFolder = relative(repositoryRoot, import.meta.dirname)

/** The parts of the repository a storefront runs from: those that leaks change, and those it only reads. */
export const copiedPaths = ['package.json', 'server', 'shared', 'runtime', 'dist', leaksFolder]
export const linkedPaths = ['locales', 'node_modules']

/** Copies the current shop of this checkout, with its build, into `folder`. */
export const copyShop = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await Promise.all([
    ...copiedPaths.map((name) =>
      cp(join(repositoryRoot, name), join(folder, name), {
        recursive: true,
        filter: (from) => !/\.test\.tsx?$/.test(from),
      }),
    ),
    ...linkedPaths.map((name) => symlink(join(repositoryRoot, name), join(folder, name))),
  ])
}

/** The path of the file that a change concerns, in the shop in `folder`. Throws unless exactly one file matches. */
export const resolveFileToChange = async (folder: string, { file }: Pick<Change, 'file'>): Promise<string> => {
  const found: string[] = []
  for await (const name of glob(file, { cwd: folder })) found.push(name)
  if (found.length !== 1) throw new Error(`${found.length} files match ${file}`)
  return join(folder, found[0]!)
}

const toOriginalPath = (file: string) => file.replace(/\.ts$/, '.original.ts')

type Leak = Pick<PlantedLeak, 'name' | 'changes'>

/**
 * The module that replaces `file`. It exports everything that the original exports; exports that the leak changes are
 * wrapped.
 */
const renderReplacement = (leak: Leak, file: string): string => {
  const original = JSON.stringify(`./${basename(toOriginalPath(file))}`)
  const wrapper = JSON.stringify(relative(dirname(file), join(leaksFolder, 'wrap-exports.ts')))
  const names = new Set(listWrappedExports(leak, file).map(({ exportName }) => exportName))
  return [
    `import * as original from ${original}`,
    `import { wrapExports } from ${wrapper}`,
    `export * from ${original}`,
    `const wrapped = wrapExports(${JSON.stringify(leak.name)}, ${JSON.stringify(file)}, original)`,
    ...[...names].map((name) => `export const ${name} = wrapped.${name}`),
    '',
  ].join('\n')
}

/**
 * Plants a leak in the shop in `folder`. Returns the function that removes the leak. Deletes compressed copies of a
 * changed file.
 */
export const plantLeak = async (
  folder: string,
  leak: Leak,
  secrets: ConfiguredSecrets,
): Promise<() => Promise<void>> => {
  const texts = new Map<string, string>()
  const added: string[] = []
  for (const change of listChanges(leak)) {
    const file = await resolveFileToChange(folder, change)
    if (texts.has(file)) continue
    const text = await readFile(file, 'utf8')
    texts.set(file, text)
    if ('wrap' in change) {
      added.push(toOriginalPath(file))
      await writeFile(toOriginalPath(file), text)
      await writeFile(file, renderReplacement(leak, change.file))
    } else if ('isEmptied' in change) await writeFile(file, '')
    else {
      await writeFile(file, change.at === 'start' ? change.text(secrets) + text : text + change.text(secrets))
      for (const coding of ['br', 'gz']) await rm(join(dirname(file), `${basename(file)}.${coding}`), { force: true })
    }
  }
  return async () => {
    for (const [file, text] of texts) await writeFile(file, text)
    for (const file of added) await rm(file)
  }
}
