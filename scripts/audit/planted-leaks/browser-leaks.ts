import { stolen, type Edit, type Mutant } from './mutant.ts'

/** Brings the token to the browser as numbers that no search knows, so that only what the browser makes of it can be found. */
const smuggle: Edit = {
  file: 'server/render/document.ts',
  find: 'data-kind="${personal ?',
  replace: `data-n="\${[...${stolen.token}].map((c) => c.charCodeAt(0) ^ 42).join('.')}" data-kind="\${personal ?`,
}

const unpack = "const z=(root.dataset.n||'').split('.').map(n=>String.fromCharCode(n^42)).join('');"

/** `keep` is code of the script in every page; `z` is the token. */
const inBrowser = (place: string, keep: string, where: RegExp): Mutant => ({
  name: `token in ${place}`,
  file: 'server/render/inline-scripts.ts',
  find: 'self.stagedoor={session:',
  replace: `${unpack}${keep};self.stagedoor={session:`,
  also: [smuggle],
  journey: 'shopper',
  secret: 'token',
  where,
  tripwire: 'made by code in the browser',
})

const entry = 'dist/client/assets/entry-client-*.js'
const inBuild = { journey: 'visitor', secret: 'configuration', where: /GET \/assets\/.*body/, tripwire: 'stops' } as const

const sourceMap = (source: string) =>
  Buffer.from(JSON.stringify({ version: 3, sources: ['key.ts'], sourcesContent: [source], mappings: '' })).toString('base64')

/** Leaks by code in the browser, into what it keeps. */
export const browserMutants: Mutant[] = [
  inBrowser('local storage', "localStorage.setItem('z',z)", /^localStorage of/),
  inBrowser('session storage', "sessionStorage.setItem('z',btoa(z))", /^sessionStorage of/),
  inBrowser('a database of the browser', "indexedDB.open('z'+Date.now()).onupgradeneeded=e=>e.target.result.createObjectStore('z').put({z},'z')", /^indexedDB of/),
  inBrowser('a cache of the browser', "caches.open('z').then(c=>c.put('/z',new Response(z)))", /^cache of/),
  inBrowser('a cookie a script sets', "document.cookie='z='+z", /^cookie jar \(z\)/),
  inBrowser('the console', 'console.log(z)', /^console of/),
  inBrowser('the document, by script', "addEventListener('load',()=>document.body.append(z))", /^document of/),
  inBrowser('the history of a tab', "history.replaceState({z},'')", /^address of/),
  inBrowser('the name of a window', 'window.name=z', /^address of/),
  {
    name: 'key of the search index in a script of the build',
    file: entry,
    find: 'globalThis.stagedoor?.session',
    replace: ({ SEARCH_API_KEY }) => `(globalThis.searchKey="${SEARCH_API_KEY}",globalThis.stagedoor?.session)`,
    ...inBuild,
  },
  {
    name: 'key of the search index in a source map',
    file: entry,
    find: '',
    replace: ({ SEARCH_API_KEY }) => `\n//# sourceMappingURL=data:application/json;base64,${sourceMap(`export const key = '${SEARCH_API_KEY}'\n`)}`,
    ...inBuild,
  },
]
