type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const source = (path: string) => new URL(`client/${path}`, import.meta.url).pathname

/** What a module brings along by static imports, itself included. */
const reachOf = (from: string, graph: Graph): Set<string> => {
  const reached = new Set<string>()
  const add = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) add(next)
  }
  add(from)
  return reached
}

/** Who shares what, the first that fits: so no file needs one further down, and a page with posters loads no forms. */
const files = [
  { name: 'frame', sharedBy: ['entry-client.tsx'] },
  { name: 'walls', sharedBy: ['features/home/home-page.tsx', 'features/events/whats-on-page.tsx'] },
  { name: 'tickets', sharedBy: ['features/events/event-page.tsx'] },
  { name: 'goods', sharedBy: ['features/products/product-page.tsx'] },
  { name: 'texts', sharedBy: ['features/content/content-page.tsx'] },
]

const createNaming = () => {
  const reaches = new Map<string, Set<string>>()
  const reach = (path: string, graph: Graph) => {
    const known = reaches.get(path) ?? reachOf(source(path), graph)
    reaches.set(path, known)
    return known
  }
  return (id: string, graph: Graph) =>
    /\/(client|shared)\//.test(id)
      ? (files.find(({ sharedBy }) => sharedBy.some((path) => reach(path, graph).has(id)))?.name ?? 'desk')
      : null
}

/**
 * A page loads a few files instead of forty: the libraries, which change least; what it shares with pages of its kind; the entry; its own
 * code. Together they compress better, too.
 */
export const splitCode = () => ({
  // A file that drew in what its modules need would hold half of the shop.
  includeDependenciesRecursively: false,
  groups: [
    // What only the list of a select needs comes with that list, after the page.
    { name: 'libraries', test: /node_modules\/(?!@floating-ui\/|tabbable\/)/ },
    { name: createNaming(), minShareCount: 2 },
  ],
})
