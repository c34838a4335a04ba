type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const source = (path: string) => new URL(`../client/${path}`, import.meta.url).pathname

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

const home = 'pages/home/home-page.tsx'
const whatsOn = 'pages/events/listing/whats-on-page.tsx'
const event = 'pages/events/event/event-page.tsx'
const product = 'pages/products/product-page.tsx'
const content = 'pages/content/content-page.tsx'
const places = ['pages/venues/venue-page.tsx', 'pages/venues/branch-page.tsx', 'pages/search/search-page.tsx']
const till = ['pages/basket/basket-page.tsx', 'pages/checkout/checkout-page.tsx']

/**
 * Who shares what: one of each list does, and the first file that fits is it. So no file needs one further down, a page
 * with posters loads no forms, and what baskets and accounts share stays out of every public page.
 */
const files = [
  { name: 'frame', sharedBy: [['entry-client.tsx']] },
  { name: 'walls', sharedBy: [[home, whatsOn, event], [content]] },
  {
    name: 'posters',
    sharedBy: [
      [home, whatsOn],
      [event, product],
    ],
  },
  { name: 'programme', sharedBy: [[home, whatsOn]] },
  { name: 'tickets', sharedBy: [[event]] },
  { name: 'goods', sharedBy: [[product]] },
  { name: 'texts', sharedBy: [[content]] },
  { name: 'places', sharedBy: [places] },
  { name: 'till', sharedBy: [till] },
]

const createNaming = () => {
  const reaches = new Map<string, Set<string>>()
  const reach = (path: string, graph: Graph) => {
    const known = reaches.get(path) ?? reachOf(source(path), graph)
    reaches.set(path, known)
    return known
  }
  return (id: string, graph: Graph) => {
    if (id.includes('vite/preload-helper')) return 'frame'
    if (!/\/(client|shared)\//.test(id)) return null
    return (
      files.find(({ sharedBy }) => sharedBy.every((paths) => paths.some((path) => reach(path, graph).has(id))))?.name ??
      'desk'
    )
  }
}

/**
 * A page loads a few files instead of forty: the libraries, which change least; what it shares with pages of its kind;
 * the entry; its own code. Together they compress better, too.
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
