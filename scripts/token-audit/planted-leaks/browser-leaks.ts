import { createHash } from 'node:crypto'
import { addAfter } from './change-response.ts'
import { encode } from './encodings.ts'
import { wrapExport, type PlantedLeak } from './planted-leak.ts'
import { recordedSecrets } from './recorded-secrets.ts'

/**
 * Sends the token to the page in a form that no search recognises. So the audit can find only what the browser's code
 * makes of it.
 */
const sendMaskedToken = wrapExport(
  'server/render/document.ts',
  'openDocument',
  (openDocument) => (assets, input) =>
    addAfter(openDocument(assets, input), '<html', ` data-n="${encode.masked(recordedSecrets.token)}"`),
)

const unmaskScript =
  "const z=(document.documentElement.dataset.n||'').split('.').map(n=>String.fromCharCode(n^42)).join('')"

const computeHash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** Plants a script that runs at the beginning of the inline script of every page. In the script `z` is the token. */
const insertBrowserScript = (place: string, script: string, where: RegExp): PlantedLeak => ({
  name: `token in ${place}`,
  changes: [
    wrapExport('server/render/inline-scripts.ts', 'createInlineScripts', (createInlineScripts) => (...args) => {
      const scripts = createInlineScripts(...args)
      const bootstrap = `(()=>{${unmaskScript};${script}})();${scripts.bootstrap}`
      return { ...scripts, bootstrap, hashes: [...scripts.hashes, computeHash(bootstrap)] }
    }),
    sendMaskedToken,
  ],
  journey: 'shopper',
  secret: 'token',
  where,
  tripwire: 'made by code in the browser',
})

const entry = 'dist/client/assets/entry-client-*.js'
const inBuild = {
  journey: 'guest',
  secret: 'configuration',
  where: /GET \/assets\/.*body/,
  tripwire: 'stops',
} as const

const createSourceMap = (source: string) => {
  const map = { version: 3, sources: ['key.ts'], sourcesContent: [source], mappings: '' }
  return `data:application/json;base64,${encode.base64(JSON.stringify(map))}`
}

/** Leaks by code in the browser: in its requests and storage, and in the code itself. */
export const browserLeaks: PlantedLeak[] = [
  insertBrowserScript('local storage', "localStorage.setItem('z',z)", /^localStorage of/),
  insertBrowserScript('session storage', "sessionStorage.setItem('z',btoa(z))", /^sessionStorage of/),
  insertBrowserScript(
    'a database of the browser',
    "indexedDB.open('z'+Date.now()).onupgradeneeded=e=>e.target.result.createObjectStore('z').put({z},'z')",
    /^indexedDB of/,
  ),
  insertBrowserScript('a cache of the browser', "caches.open('z').then(c=>c.put('/z',new Response(z)))", /^cache of/),
  insertBrowserScript('a cookie a script sets', "document.cookie='z='+z", /^cookie jar \(z\)/),
  insertBrowserScript('the console', 'console.log(z)', /^console of/),
  insertBrowserScript(
    'the document, by script',
    "addEventListener('load',()=>document.body.append(z))",
    /^document of/,
  ),
  insertBrowserScript('the history of a tab', "history.replaceState({z},'')", /^address of/),
  insertBrowserScript('the name of a window', 'window.name=z', /^address of/),
  {
    name: 'key of the search index in a script of the build',
    changes: [
      { file: entry, at: 'start', text: ({ SEARCH_API_KEY }) => `globalThis.searchKey="${SEARCH_API_KEY}";\n` },
    ],
    ...inBuild,
  },
  {
    name: 'key of the search index in a source map',
    changes: [
      {
        file: entry,
        at: 'end',
        text: ({ SEARCH_API_KEY }) =>
          `\n//# sourceMappingURL=${createSourceMap(`export const key = '${SEARCH_API_KEY}'\n`)}`,
      },
    ],
    ...inBuild,
  },
]
