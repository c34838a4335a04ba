import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All files that a build depends on. Tests lie beside the sources and are left out. */
const sourceGlobs = [
  'client/**',
  'shared/**',
  'locales/**',
  'vite/**',
  '*.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** A hash of the names and contents of all files that a build depends on. */
export const hashSources = (root: string): string => {
  const hash = createHash('sha256')
  const entries = globSync(sourceGlobs, { cwd: root, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.filter((path) => !isTest(path)).sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
