import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { boundaryRules, checkedFolders } from './boundary-rules.ts'

type BoundaryReport = {
  /** How many modules of the checked folders the tool read. */
  moduleCount: number
  /** Sources on disk that the tool did not read. */
  unreadModules: string[]
  violations: { rule: string; from: string; to: string }[]
}

const extensions = ['.ts', '.tsx', '.mts', '.js', '.mjs', '.d.ts']

/** Every TypeScript source below the checked folders; the search does not use the tool. */
const findSourceFiles = (root: string, folders: string[]) =>
  globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  ).map((path) => path.replaceAll('\\', '/'))

/** A module counts as read when the tool followed it and could list its imports. */
const isParsed = (module: IModule) => !module.couldNotResolve && module.followable !== false

/**
 * Checks the modules of a tree (this repository, or a test's copy) against the boundary rules. Also reports sources
 * that the tool did not read, because the tool finds no violation in a file that it cannot parse.
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
