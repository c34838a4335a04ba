/** A module and what it imports statically; `size` is in characters. */
export type Module = { size: number; imports: readonly string[] }

/** Modules of one file. `pages` are the pages that load it; `imports` are the groups that it imports. */
type Group = { ids: string[]; size: number; pages: Set<string>; imports: Set<Group> }

type Pair = { a: Group; b: Group; saved: number }

/** What one more file costs a page, in characters of its code: small files compress worse. */
const fileCost = 4_000

const collect = <T>(start: T, next: (item: T) => Iterable<T>, collected = new Set<T>()): Set<T> => {
  collected.add(start)
  for (const item of next(start)) if (!collected.has(item)) collect(item, next, collected)
  return collected
}

export const collectImports = (id: string, modules: Map<string, Module>): Set<string> =>
  collect(id, (next) => modules.get(next)?.imports.filter((imported) => modules.has(imported)) ?? [])

const union = <T>(a: Set<T>, b: Set<T>) => new Set([...a, ...b])

const sum = <T>(items: Iterable<T>, toNumber: (item: T) => number) =>
  [...items].reduce((total, item) => total + toNumber(item), 0)

/** One group for all modules that the same pages load. Imports of a group are loaded by its pages, and by others. */
const groupByPages = (pagesOfModule: Map<string, Set<string>>, modules: Map<string, Module>): Set<Group> => {
  const groups = new Map<string, Group>()
  const groupOfModule = new Map<string, Group>()
  for (const [id, pages] of pagesOfModule) {
    if (pages.size < 2) continue
    const key = [...pages].join()
    const group = groups.get(key) ?? { ids: [], size: 0, pages, imports: new Set() }
    group.ids.push(id)
    group.size += modules.get(id)!.size
    groups.set(key, group)
    groupOfModule.set(id, group)
  }
  for (const [id, group] of groupOfModule)
    for (const imported of modules.get(id)!.imports) {
      const importedGroup = groupOfModule.get(imported)
      if (importedGroup && importedGroup !== group) group.imports.add(importedGroup)
    }
  return new Set(groups.values())
}

/** Replaces two groups by one. What it imports is loaded by the pages of both. */
const merge = ({ a, b }: Pair, groups: Set<Group>) => {
  a.ids.push(...b.ids)
  a.size += b.size
  a.imports = union(a.imports, b.imports)
  groups.delete(b)
  for (const { imports } of groups) if (imports.delete(b)) imports.add(a)
  a.imports.delete(a)
  const pages = union(a.pages, b.pages)
  for (const group of collect(a, ({ imports }) => imports)) group.pages = union(group.pages, pages)
}

/**
 * Distributes the modules that several pages load over files: pages load few files and little that they do not need.
 * It merges the two groups that save most until no pair saves anything. A page counts more the more it loads. Merged
 * groups never import each other through a third one. Returns lists of module ids.
 */
export const groupModules = (pages: readonly string[], modules: Map<string, Module>): string[][] => {
  const pagesOfModule = new Map<string, Set<string>>()
  const weights = new Map<string, number>()
  for (const page of pages) {
    const imports = collectImports(page, modules)
    weights.set(page, sum(imports, (id) => modules.get(id)!.size) ** 2)
    for (const id of imports) pagesOfModule.set(id, (pagesOfModule.get(id) ?? new Set()).add(page))
  }
  const weigh = (loadedBy: Iterable<string>) => sum(loadedBy, (page) => weights.get(page)!)
  const groups = groupByPages(pagesOfModule, modules)

  const findBestPair = (): Pair | undefined => {
    const importsOf = new Map([...groups].map((group) => [group, collect(group, ({ imports }) => imports)]))
    const reaches = (from: Group, to: Group) =>
      [...from.imports].some((next) => next !== to && importsOf.get(next)!.has(to))
    const rows = [...groups]
    let best: Pair | undefined
    for (const [index, a] of rows.entries())
      for (const b of rows.slice(index + 1)) {
        const loadedBy = [...union(a.pages, b.pages)]
        const added = sum(
          union(importsOf.get(a)!, importsOf.get(b)!),
          ({ size, pages: present }) => size * weigh(loadedBy.filter((page) => !present.has(page))),
        )
        const saved = fileCost * weigh([...a.pages].filter((page) => b.pages.has(page))) - added
        if (saved > (best?.saved ?? 0) && !reaches(a, b) && !reaches(b, a)) best = { a, b, saved }
      }
    return best
  }
  for (let pair = findBestPair(); pair; pair = findBestPair()) merge(pair, groups)
  return [...groups].map(({ ids }) => ids)
}
