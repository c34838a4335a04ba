type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const toSourcePath = (path: string) => new URL(`../client/${path}`, import.meta.url).pathname

/** The modules that a module imports statically, directly or not, and itself. */
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
const searchPage = 'pages/search/search-page.tsx'
const placePages = ['pages/venues/venue-page.tsx', 'pages/venues/branch-page.tsx']
const basketPage = 'pages/basket/basket-page.tsx'
const checkoutPage = 'pages/checkout/checkout-page.tsx'

/**
 * Chunks of shared modules, in order. A module goes into the first chunk of which every list has a page that imports
 * it. So no chunk imports a later one, a page with posters loads no forms, and no public page loads what only baskets
 * and accounts share.
 */
const sharedChunks = [
  { name: 'frame', sharedBy: [['entry-client.tsx']] },
  { name: 'grids', sharedBy: [[homePage, whatsOnPage, eventPage, searchPage], [contentPage]] },
  { name: 'cards', sharedBy: [[homePage, whatsOnPage], [productPage]] },
  { name: 'event-cards', sharedBy: [[homePage, whatsOnPage], [eventPage]] },
  { name: 'listing', sharedBy: [[homePage, whatsOnPage]] },
  { name: 'search', sharedBy: [[searchPage]] },
  { name: 'tickets', sharedBy: [[eventPage]] },
  { name: 'products', sharedBy: [[productPage]] },
  { name: 'rich-text', sharedBy: [[contentPage]] },
  { name: 'venues', sharedBy: [placePages] },
  { name: 'basket', sharedBy: [[basketPage]] },
  { name: 'checkout', sharedBy: [[checkoutPage]] },
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
      )?.name ?? null
    )
  }
}

/**
 * Lets a page load a few files instead of forty. They are the libraries, which change least, the code shared with
 * similar pages, the entry, and the page's own code. Large files also compress better.
 */
export const splitCode = () => ({
  // A chunk that took in the imports of its modules would hold half of the shop.
  includeDependenciesRecursively: false,
  groups: [
    // The list of a select loads its modules when it opens.
    { name: 'libraries', test: /node_modules\/(?!@floating-ui\/|tabbable\/)/ },
    // Home and event share it, but not the product page, which loads the rest of what they share.
    { name: 'newsletter', test: /cms-forms\/newsletter-band/ },
    { name: createChunkNamer(), minShareCount: 2 },
  ],
})
