import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** What programs stand on: their own files, and packages by name; both below the folder they are searched from. */
export type Imports = { files: Set<string>; packages: Set<string> }

type Manifest = { imports: Record<string, string> }

// An import of nothing but types is gone when the code runs; one that names nothing runs the module.
const isRuntimeImport = (entries: { isType: boolean }[]) =>
  entries.length === 0 || entries.some(({ isType }) => !isType)

/**
 * Every specifier of a module that is followed when it runs, or only what is when it is loaded, as written; those
 * computed at run time are not seen.
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
 * Follows imports from `programs` through the files below `root`, `#names` by the `imports` of its package.json;
 * without `laterToo` only those a program cannot start without. Throws where one leads nowhere.
 */
export const findImports = (
  root: string,
  programs: readonly string[],
  { laterToo: includeDynamic = true } = {},
): Imports => {
  const { imports: importMap } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  const found: Imports = { files: new Set(programs), packages: new Set() }
  const resolveFile = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return join(from, '..', specifier.split('?')[0]!)
    if (!specifier.startsWith('#')) return undefined
    const name = Object.keys(importMap).find((pattern) => specifier.startsWith(pattern.replace('*', '')))
    if (name === undefined) throw new Error(`${from} imports ${specifier}, which package.json does not name`)
    return join(importMap[name]!.replace('*', specifier.slice(name.length - 1)))
  }
  // A set is walked to its end, what is added on the way included.
  for (const file of found.files) {
    if (!existsSync(join(root, file))) throw new Error(`${file} is imported, and not there`)
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue
    for (const specifier of listSpecifiers(file, readFileSync(join(root, file), 'utf8'), includeDynamic)) {
      const target = resolveFile(file, specifier)
      if (target !== undefined) found.files.add(target)
      else if (!isBuiltin(specifier)) found.packages.add(toPackageName(specifier))
    }
  }
  return found
}
