type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const toSourcePath = (path: string) => new URL(`../client/${path}`, import.meta.url).pathname

/** What a module brings along by static imports, itself included. */
const collectImports = (from: string, graph: ModuleGraph): Set<string> => {
  const collected = new Set<string>()
  const add = (id: string) => {
    if (collected.has(id)) return
    collected.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) add(next)
  }
  add(from)
  return collected
}

const homePage = 'pages/home/home-page.tsx'
const whatsOnPage = 'pages/events/listing/whats-on-page.tsx'
const eventPage = 'pages/events/event/event-page.tsx'
const productPage = 'pages/products/product-page.tsx'
const contentPage = 'pages/content/content-page.tsx'
const placePages = ['pages/venues/venue-page.tsx', 'pages/venues/branch-page.tsx', 'pages/search/search-page.tsx']
const checkoutPages = ['pages/basket/basket-page.tsx', 'pages/checkout/checkout-page.tsx']

/**
 * Who shares what: one of each list does, and the first file that fits is it. So no file needs one further down, a page
 * with posters loads no forms, and what baskets and accounts share stays out of every public page.
 */
const sharedChunks = [
  { name: 'frame', sharedBy: [['entry-client.tsx']] },
  { name: 'grids', sharedBy: [[homePage, whatsOnPage, eventPage], [contentPage]] },
  {
    name: 'event-cards',
    sharedBy: [
      [homePage, whatsOnPage],
      [eventPage, productPage],
    ],
  },
  { name: 'listing', sharedBy: [[homePage, whatsOnPage]] },
  { name: 'tickets', sharedBy: [[eventPage]] },
  { name: 'products', sharedBy: [[productPage]] },
  { name: 'rich-text', sharedBy: [[contentPage]] },
  { name: 'venues-search', sharedBy: [placePages] },
  { name: 'checkout', sharedBy: [checkoutPages] },
]

const createChunkNamer = () => {
  const importsByPage = new Map<string, Set<string>>()
  const getImports = (path: string, graph: ModuleGraph) => {
    const cached = importsByPage.get(path) ?? collectImports(toSourcePath(path), graph)
    importsByPage.set(path, cached)
    return cached
  }
  return (id: string, graph: ModuleGraph) => {
    if (id.includes('vite/preload-helper')) return 'frame'
    if (!/\/(client|shared)\//.test(id)) return null
    return (
      sharedChunks.find(({ sharedBy }) =>
        sharedBy.every((paths) => paths.some((path) => getImports(path, graph).has(id))),
      )?.name ?? 'other-pages'
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
    { name: createChunkNamer(), minShareCount: 2 },
  ],
})
