import { cp, glob, mkdir, readFile, symlink, writeFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { root } from '../../repository.ts'
import type { Canaries, Edit, Mutant } from './mutant.ts'
import { thief } from './thief.ts'

/** What a storefront is made of that mutants change; the rest is only looked at. */
const copied = ['package.json', 'server', 'shared', 'signals', 'dist']
const linked = ['locales', 'node_modules']

export const editsOf = ({ file, find, replace, also = [] }: Mutant): Edit[] => [thief, { file, find, replace }, ...also]

/** The text of a file after an edit. Throws unless the edit's place is there exactly once. */
export const applyEdit = (text: string, { file, find, replace }: Edit, canaries: Canaries): string => {
  const planted = typeof replace === 'string' ? replace : replace(canaries)
  if (find === '') return text + planted
  const times = text.split(find).length - 1
  if (times !== 1) throw new Error(`${file} has ${times === 0 ? 'no' : times} ${JSON.stringify(find)}`)
  return text.replace(find, () => planted)
}

/** The file an edit means in the shop in `folder`; what was built has a hash in its name, where edits say `*`. */
export const fileOf = async (folder: string, { file }: Pick<Edit, 'file'>): Promise<string> => {
  if (!file.includes('*')) return join(folder, file)
  const found: string[] = []
  for await (const name of glob(file, { cwd: folder })) found.push(name)
  if (found.length !== 1) throw new Error(`${found.length} files are called ${file}`)
  return join(folder, found[0]!)
}

/** Copies the shop as it is in this checkout into `folder`, with everything that was built. */
export const copyShop = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  await Promise.all([
    ...copied.map((name) => cp(join(root, name), join(folder, name), { recursive: true, filter: (from) => !/\.test\.tsx?$/.test(from) })),
    ...linked.map((name) => symlink(join(root, name), join(folder, name))),
  ])
}

/** Plants a leak in the shop in `folder`. A file that was compressed beforehand is sent as it is now instead. Returns what takes it back. */
export const plant = async (folder: string, mutant: Mutant, canaries: Canaries): Promise<() => Promise<void>> => {
  const before = new Map<string, string>()
  for (const edit of editsOf(mutant)) {
    const file = await fileOf(folder, edit)
    const text = await readFile(file, 'utf8')
    if (!before.has(file)) before.set(file, text)
    await writeFile(file, applyEdit(text, edit, canaries))
    for (const coding of ['br', 'gz']) await rm(join(dirname(file), `${basename(file)}.${coding}`), { force: true })
  }
  return async () => {
    for (const [file, text] of before) await writeFile(file, text)
  }
}
