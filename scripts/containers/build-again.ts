import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../repository.ts'
import { buildImage, findTargets } from './build-images.ts'
import { buildah, runProgram } from './buildah.ts'
import { differences, listFiles } from './list-files.ts'

// Builds each target, or those that are named, twice, from clones in two places made by people of different habits, and
// compares every file.

const named = process.argv.slice(2)

const cloneWith = (umask: string) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'again-')), 'shop')
  runProgram('sh', ['-c', `umask ${umask} && git clone --quiet "$0" "$1"`, root, folder])
  return folder
}

const [first, second] = [cloneWith('022'), cloneWith('077')]
try {
  for (const target of named.length > 0 ? named : findTargets()) {
    const tags = [first, second].map((folder, index) =>
      buildImage(target, { folder, tag: `localhost/stagedoor-again-${index + 1}` }),
    )
    const [one, other] = tags.map(listFiles) as [Map<string, string>, Map<string, string>]
    const different = differences(one, other)
    console.log(`${target}: ${one.size} files, ${different.length} of them different in the second build`)
    for (const path of different.slice(0, 50))
      console.log(`  ${path}: ${one.get(path) ?? 'not there'} | ${other.get(path) ?? 'not there'}`)
    if (different.length > 0) process.exitCode = 1
    buildah(['rmi', '--force', ...tags])
  }
} finally {
  for (const folder of [first, second]) rmSync(join(folder, '..'), { recursive: true })
}
