import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../repository.ts'
import { buildImage, findTargets } from './build-image.ts'
import { runBuildah, runProgram } from './buildah.ts'
import { findDifferences, listFiles } from './list-files.ts'

// Builds each target (or the named ones) twice, from clones in two folders with different umasks, and compares every
// file.

const requestedTargets = process.argv.slice(2)

const cloneRepository = (umask: string) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'again-')), 'shop')
  runProgram('sh', ['-c', `umask ${umask} && git clone --quiet "$0" "$1"`, repositoryRoot, folder])
  return folder
}

const [firstFolder, secondFolder] = [cloneRepository('022'), cloneRepository('077')]
try {
  for (const target of requestedTargets.length > 0 ? requestedTargets : findTargets()) {
    const tags = [firstFolder, secondFolder].map((folder, index) =>
      buildImage(target, { folder, tag: `localhost/stagedoor-again-${index + 1}` }),
    )
    const [firstFiles, secondFiles] = tags.map(listFiles) as [Map<string, string>, Map<string, string>]
    const differingPaths = findDifferences(firstFiles, secondFiles)
    console.log(`${target}: ${firstFiles.size} files, ${differingPaths.length} of which differ in the second build`)
    for (const path of differingPaths.slice(0, 50))
      console.log(`  ${path}: ${firstFiles.get(path) ?? 'missing'} | ${secondFiles.get(path) ?? 'missing'}`)
    if (differingPaths.length > 0) process.exitCode = 1
    runBuildah(['rmi', '--force', ...tags])
  }
} finally {
  for (const folder of [firstFolder, secondFolder]) rmSync(join(folder, '..'), { recursive: true })
}
