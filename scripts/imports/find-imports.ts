import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** The files and the packages (by name) that programs import; both are below the root folder of the search. */
type Imports = { files: Set<string>; packages: Set<string> }

type Manifest = { imports: Record<string, string | { default: string }> }

// Node removes type imports. An import without names still runs the module.
const isRuntimeImport = (entries: { isType: boolean }[]) =>
  entries.length === 0 || entries.some(({ isType }) => !isType)

/**
 * The specifiers that a module imports. Without `includeDynamic`, only those of static imports. Computed specifiers are
 * not included.
 */
const listSpecifiers = (file: string, text: string, includeDynamic: boolean): string[] => {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  return [
    ...module.staticImports
      .filter(({ entries }) => isRuntimeImport(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ isType, moduleRequest }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...(includeDynamic ? module.dynamicImports : []).flatMap(
      ({ moduleRequest: { start, end } }) => /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))?.[2] ?? [],
    ),
  ]
}

const toPackageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * Returns a function that lists the imports of one file. The function reads each file once, and throws when an imported
 * file does not exist.
 */
export const createImportReader = (root: string, { includeDynamic = true } = {}) => {
  const { imports: importMap } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  const importsByFile = new Map<string, Imports>()
  const resolveFile = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return join(from, '..', specifier.split('?')[0]!)
    if (!specifier.startsWith('#')) return undefined
    const name = Object.keys(importMap).find((pattern) => specifier.startsWith(pattern.replace('*', '')))
    if (name === undefined) throw new Error(`${from} imports ${specifier}, which package.json does not define`)
    const target = importMap[name]!
    // Node takes the default of a conditional import.
    const path = typeof target === 'string' ? target : target.default
    return join(path.replace('*', specifier.slice(name.length - 1)))
  }
  const parseImports = (file: string): Imports => {
    const imports: Imports = { files: new Set(), packages: new Set() }
    if (!existsSync(join(root, file))) throw new Error(`${file} is imported but does not exist`)
    if (!/\.[cm]?[jt]sx?$/.test(file)) return imports
    for (const specifier of listSpecifiers(file, readFileSync(join(root, file), 'utf8'), includeDynamic)) {
      const target = resolveFile(file, specifier)
      if (target !== undefined) imports.files.add(target)
      else if (!isBuiltin(specifier)) imports.packages.add(toPackageName(specifier))
    }
    return imports
  }
  return (file: string): Imports => {
    const imports = importsByFile.get(file) ?? parseImports(file)
    importsByFile.set(file, imports)
    return imports
  }
}

/**
 * Follows imports from `programs` through the files below `root`, with the `imports` of its package.json. Without
 * `includeDynamic` it follows only static imports. Throws when an imported file does not exist.
 */
export const findImports = (root: string, programs: readonly string[], options = {}): Imports => {
  const readImports = createImportReader(root, options)
  const found: Imports = { files: new Set(programs), packages: new Set() }
  // The loop also visits the files that it adds to the set.
  for (const file of found.files) {
    const { files, packages } = readImports(file)
    files.forEach((each) => found.files.add(each))
    packages.forEach((each) => found.packages.add(each))
  }
  return found
}
