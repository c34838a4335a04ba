import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repositoryRoot } from '../repository.ts'
import { toPseudoTexts } from './to-pseudo-text.ts'

/** Has formats of Welsh: names of months unlike English, and six categories of plurals. */
export const pseudoLanguage = 'cy'

const settingsLine = `  ${pseudoLanguage}: { name: 'Pseudo', tag: 'cy-GB', timeZone: 'Europe/London', group: ',', decimal: '.' },`

const listFiles = async () => {
  const options = { cwd: repositoryRoot, maxBuffer: 2 ** 24 }
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-co', '--exclude-standard', '-z'], options)
  return stdout.split('\0').filter((file) => file && !/^(e2e|docs|bench|var)\//.test(file))
}

const copyRepository = async (folder: string) => {
  const files = await listFiles()
  for (const directory of new Set(files.map((file) => dirname(file))))
    await mkdir(join(folder, directory), { recursive: true })
  await Promise.all(files.map(async (file) => cp(join(repositoryRoot, file), join(folder, file)).catch(() => {})))
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'))
}

/** Writes `locales/<pseudoLanguage>` into a repository. */
const writeTexts = async (folder: string) => {
  const categories = new Intl.PluralRules(pseudoLanguage).resolvedOptions().pluralCategories
  const english = join(folder, 'locales', 'en')
  const pseudo = join(folder, 'locales', pseudoLanguage)
  await mkdir(pseudo)
  for (const file of await readdir(english)) {
    const texts = JSON.parse(await readFile(join(english, file), 'utf8')) as Parameters<typeof toPseudoTexts>[0]
    await writeFile(join(pseudo, file), JSON.stringify(toPseudoTexts(texts, categories)))
  }
}

/** Adds the one line of configuration. */
const addLanguage = async (folder: string) => {
  const file = join(folder, 'shared', 'wire', 'languages.ts')
  const source = await readFile(file, 'utf8')
  const changed = source.replace(/^ {2}de: .*$/m, (line) => `${line}\n${settingsLine}`)
  if (changed === source) throw new Error(`${file} has no line of German, after which another language belongs.`)
  await writeFile(file, changed)
}

/** Copies the repository into an empty folder and adds the pseudo-language as a developer adds any language. */
export const createPseudoCheckout = async (folder: string): Promise<void> => {
  await copyRepository(folder)
  await writeTexts(folder)
  await addLanguage(folder)
}
