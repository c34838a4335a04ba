import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { boundaryRules, checkedFolders } from './boundary-rules.ts'

export type BoundaryReport = {
  /** How many modules of the guarded folders were read. */
  moduleCount: number
  /** Sources on disk that the tool did not read: it can say nothing about them. */
  unreadModules: string[]
  violations: { rule: string; from: string; to: string }[]
}

const extensions = ['.ts', '.tsx', '.mts', '.js', '.mjs', '.d.ts']

/** Every TypeScript source below the guarded folders, found without the help of the tool that is to read them. */
const findSourceFiles = (root: string, folders: string[]) =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  ).map((path) => path.replaceAll('\\', '/'))

/** A module counts as read when it was followed and at least its imports could be listed. */
const isParsed = (module: IModule) => !module.couldNotResolve && module.followable !== false

/**
 * Holds the modules of a tree (this repository, or one made like it) to the boundary rules.
 * Reports sources it did not see, since a tool that cannot parse a file finds nothing wrong with it.
 */
export const checkBoundaries = async (root: string): Promise<BoundaryReport> => {
  const folders = checkedFolders.filter((folder) => existsSync(join(root, folder)))
  const { output } = await cruise(folders, {
    baseDir: root,
    ruleSet: { forbidden: boundaryRules },
    validate: true,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions },
  })
  const { modules, summary } = output as ICruiseResult
  const parsedPaths = new Set(modules.filter(isParsed).map(({ source }) => source))
  const sources = findSourceFiles(root, folders)
  return {
    moduleCount: sources.filter((path) => parsedPaths.has(path)).length,
    unreadModules: sources.filter((path) => !parsedPaths.has(path)),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  }
}
