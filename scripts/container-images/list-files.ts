import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { runBuildah } from './buildah.ts'

const readContent = (path: string, stats: Stats) => {
  if (stats.isSymbolicLink()) return readlinkSync(path)
  return stats.isFile() ? createHash('sha256').update(readFileSync(path)).digest('hex') : ''
}

/** Paths below a folder. Node's recursive listing would follow links, even out of the image. */
const listPaths = (folder: string, at = ''): string[] =>
  readdirSync(join(folder, at), { withFileTypes: true }).flatMap((entry) => {
    const path = join(at, entry.name)
    return entry.isDirectory() ? [path, ...listPaths(folder, path)] : [path]
  })

/** Every file of an image by path, with mode, owner, time in seconds and content hash. */
export const listFiles = (image: string): Map<string, string> => {
  const container = runBuildah(['from', '--pull=never', image])
  try {
    const folder = runBuildah(['mount', container])
    const entries = listPaths(folder).map((path): [string, string] => {
      const full = join(folder, path)
      const stats = lstatSync(full)
      return [
        path,
        [stats.mode.toString(8), stats.uid, stats.gid, Math.floor(stats.mtimeMs / 1000), readContent(full, stats)].join(
          ' ',
        ),
      ]
    })
    return new Map(entries)
  } finally {
    runBuildah(['rm', container])
  }
}

/** Paths whose files differ between two images. */
export const findDifferences = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).toSorted()
