import { collectImports, groupModules, type Module } from './group-modules.ts'

type ModuleInfo = { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null }

const entry = new URL('../client/entry-client.tsx', import.meta.url).pathname
const ownCode = /\/(client|shared)\/.*\.(ts|tsx|css)$/
const pageFile = /\/client\/pages\/.*-page\.tsx$/

/** All modules of the shop that the entry imports, statically or dynamically, directly or not. */
const readModules = (graph: ModuleGraph): Map<string, Module> => {
  const modules = new Map<string, Module>()
  const add = (id: string) => {
    const info = graph.getModuleInfo(id)
    if (!info || !ownCode.test(id) || modules.has(id)) return
    modules.set(id, { size: info.code?.length ?? 0, imports: info.importedIds })
    for (const next of [...info.importedIds, ...info.dynamicallyImportedIds]) add(next)
  }
  add(entry)
  return modules
}

/** The names of the chunks by module. `frame` contains what every page loads: the entry and its static imports. */
const nameChunks = (graph: ModuleGraph): Map<string, string> => {
  const modules = readModules(graph)
  const pages = [...modules.keys()].filter((id) => pageFile.test(id))
  const names = new Map<string, string>()
  for (const id of collectImports(entry, modules)) {
    names.set(id, 'frame')
    modules.delete(id)
  }
  for (const [index, ids] of groupModules(pages, modules).entries())
    for (const id of ids) names.set(id, `shared-${index + 1}`)
  return names
}

const createChunkNamer = () => {
  let names: Map<string, string> | undefined
  return (id: string, graph: ModuleGraph) => {
    names ??= nameChunks(graph)
    return id.includes('vite/preload-helper') ? 'frame' : (names.get(id) ?? null)
  }
}

/**
 * Divides the code into chunks, so that a page loads a dozen files instead of forty. The chunks are the libraries,
 * which change least, and the frame: the entry with all its imports. Others are code that similar pages share, and each
 * page's own code.
 */
export const splitCode = () => ({
  // Otherwise a chunk would contain all that its modules import, which is half of the shop.
  includeDependenciesRecursively: false,
  groups: [
    // Some libraries load later: those of a select's list when the list opens, the sanitiser when a page has HTML of
    // the CMS.
    { name: 'libraries', test: /^\0named:|node_modules\/(?!@floating-ui\/|tabbable\/|dompurify\/)/ },
    { name: createChunkNamer() },
  ],
})
