import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of the names and contents of the files that match. `isIncluded` leaves out some of them. */
export const hashFiles = (
  root: string,
  globs: readonly string[],
  isIncluded: (path: string, text: string) => boolean = () => true,
): string => {
  const hash = createHash('sha256')
  const paths = new Set(globSync(globs, { cwd: root }).map((path) => path.replaceAll('\\', '/')))
  for (const path of [...paths].toSorted()) {
    const text = readFileSync(join(root, path), 'utf8')
    if (isIncluded(path, text)) hash.update(path).update('\0').update(text).update('\0')
  }
  return hash.digest('hex')
}

/** The line of a generated document that names the hash of its sources. */
export const formatSourceHash = (hash: string): string => `<!-- sources: ${hash} -->`

/** Reads from a document the hash of the sources that its table was made from. */
export const parseSourceHash = (document: string): string | undefined =>
  /^<!-- sources: ([0-9a-f]{64}) -->$/m.exec(document)?.[1]
