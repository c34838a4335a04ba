/** A module with the modules that it imports statically; `size` is in characters. */
export type Module = { size: number; imports: readonly string[] }

/** The modules of one file, the pages that load it, and the groups that it imports. */
type Group = { ids: string[]; size: number; pages: Set<string>; imports: Set<Group> }

type Pair = { a: Group; b: Group; saved: number }

/** How much one more file costs a page, in characters: many small files compress worse than few large ones. */
const fileCost = 3_000

const collectReachable = <T>(start: T, getNext: (item: T) => Iterable<T>, reached = new Set<T>()): Set<T> => {
  reached.add(start)
  for (const item of getNext(start)) if (!reached.has(item)) collectReachable(item, getNext, reached)
  return reached
}

/** The module itself and all modules that it imports statically, directly or not. */
export const collectImports = (id: string, modules: Map<string, Module>): Set<string> =>
  collectReachable(id, (next) => modules.get(next)?.imports.filter((imported) => modules.has(imported)) ?? [])

const union = <T>(a: Set<T>, b: Set<T>) => new Set([...a, ...b])

const sum = <T>(items: Iterable<T>, toNumber: (item: T) => number) =>
  [...items].reduce((total, item) => total + toNumber(item), 0)

/** Groups modules that are loaded by exactly the same pages. Modules of only one page stay with that page. */
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

/** Replaces two groups by one. The pages of both groups then load the whole group and its imports. */
const merge = ({ a, b }: Pair, groups: Set<Group>) => {
  a.ids.push(...b.ids)
  a.size += b.size
  a.imports = union(a.imports, b.imports)
  groups.delete(b)
  for (const { imports } of groups) if (imports.delete(b)) imports.add(a)
  a.imports.delete(a)
  const pages = union(a.pages, b.pages)
  for (const group of collectReachable(a, ({ imports }) => imports)) group.pages = union(group.pages, pages)
}

/**
 * Groups the modules that several pages load into files, so that a page loads few files and little code that it does
 * not need. Merges the two groups whose merge saves most, until no merge saves anything. A page that loads more code
 * has more weight. Two groups stay apart when one imports the other through a third: their common file would import
 * itself. Returns the module ids of each file.
 */
export const groupModules = (pages: readonly string[], modules: Map<string, Module>): string[][] => {
  const pagesOfModule = new Map<string, Set<string>>()
  const weights = new Map<string, number>()
  for (const page of pages) {
    const imports = collectImports(page, modules)
    weights.set(page, sum(imports, (id) => modules.get(id)!.size) ** 2)
    for (const id of imports) pagesOfModule.set(id, (pagesOfModule.get(id) ?? new Set()).add(page))
  }
  const sumWeights = (ofPages: Iterable<string>) => sum(ofPages, (page) => weights.get(page)!)
  const groups = groupByPages(pagesOfModule, modules)

  const findBestPair = (): Pair | undefined => {
    const importsOf = new Map([...groups].map((group) => [group, collectReachable(group, ({ imports }) => imports)]))
    const importsThroughAnother = (from: Group, to: Group) =>
      [...from.imports].some((next) => next !== to && importsOf.get(next)!.has(to))
    const candidates = [...groups]
    let best: Pair | undefined
    for (const [index, a] of candidates.entries())
      for (const b of candidates.slice(index + 1)) {
        const loadedBy = [...union(a.pages, b.pages)]
        const added = sum(
          union(importsOf.get(a)!, importsOf.get(b)!),
          (group) => group.size * sumWeights(loadedBy.filter((page) => !group.pages.has(page))),
        )
        const saved = fileCost * sumWeights([...a.pages].filter((page) => b.pages.has(page))) - added
        if (saved > (best?.saved ?? 0) && !importsThroughAnother(a, b) && !importsThroughAnother(b, a))
          best = { a, b, saved }
      }
    return best
  }
  for (let pair = findBestPair(); pair; pair = findBestPair()) merge(pair, groups)
  return [...groups].map(({ ids }) => ids)
}
