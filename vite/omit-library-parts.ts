import type { Plugin } from 'vite'

const router = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/
const i18next = /\/i18next\/dist\/esm\/i18next\.js$/
const rtkQuery = /\/@reduxjs\/toolkit\/dist\/query\/.*\.modern\.mjs$/

type OmittedPart = {
  /** The file of the library. */
  file: RegExp
  code: RegExp
  replacement: string
  /** Words of an application that uses the part. */
  usedBy: RegExp
}

/** Parts of libraries that the shop does not use, and that minifiers keep because an application could use them. */
export const omittedParts: OmittedPart[] = [
  // Names for developer tools. Each keeps a component in the bundle.
  { file: router, code: /^\w+\.displayName = ".*";$/gm, replacement: '', usedBy: /\.displayName\b/ },
  { file: router, code: /\binit\.instrumentations\b/g, replacement: 'undefined', usedBy: /instrumentations/ },
  {
    file: router,
    code: /\binit\.patchRoutesOnNavigation\b/g,
    replacement: 'undefined',
    usedBy: /patchRoutesOnNavigation/,
  },
  // The entry passes the router its state.
  { file: router, code: / \|\| parseHydrationData\(\)/g, replacement: '', usedBy: /__staticRouterHydrationData/ },
  // The context of React Server Components.
  { file: router, code: /\bif \(this\.context\) \{/g, replacement: 'if (false) {', usedBy: /RSC/ },
  {
    file: rtkQuery,
    code: /^\s+(buildInvalidationByTagsHandler|buildPollingHandler|buildCacheLifecycleHandler),$/gm,
    replacement: '',
    usedBy: /providesTags|invalidatesTags|pollingInterval|onCacheEntryAdded/,
  },
  {
    // The validation of arguments and responses. The server validates them.
    file: rtkQuery,
    code: /\b\w+Schema && !shouldSkip\([^)]*\)|\bcaughtError instanceof NamedSchemaError\b/g,
    replacement: 'false',
    usedBy: /(arg|esponse|meta)Schema:|SchemaValidation|SchemaFailure/,
  },
  {
    file: rtkQuery,
    code: /\be\.type === ENDPOINT_INFINITEQUERY\b|"infiniteQueryOptions" in endpointDefinition/g,
    replacement: 'false',
    usedBy: /infiniteQuery/i,
  },
  {
    file: rtkQuery,
    code: /^\s+(buildInfiniteQueryHooks|buildInitiateInfiniteQuery|buildInfiniteQuerySelector),$/gm,
    replacement: '',
    usedBy: /infiniteQuery/i,
  },
  {
    // Fetches texts through a backend. The shop fetches them itself.
    file: i18next,
    code: /\bnew Connector\(.*\);$/gm,
    replacement: 'Object.assign(new EventEmitter(), { state: {} });',
    usedBy: /i18next-\w+-backend/,
  },
]

/**
 * Leaves unused parts of libraries out of the bundle: 5 KiB less for every page. Fails when no library contains such a
 * part as expected, for example after an update.
 */
export const omitLibraryParts = (): Plugin => {
  const found = new Set<OmittedPart>()
  return {
    name: 'omit-library-parts',
    apply: 'build',
    transform: {
      filter: { id: [router, rtkQuery, i18next] },
      handler: (code, id) =>
        omittedParts
          .filter((part) => part.file.test(id) && code.search(part.code) >= 0)
          .reduce((rest, part) => {
            found.add(part)
            return rest.replace(part.code, part.replacement)
          }, code),
    },
    buildEnd: (error) => {
      const missing = omittedParts.find((part) => !found.has(part))
      if (missing && !error) throw new Error(`No library contains ${missing.code}: adapt vite/omit-library-parts.ts`)
    },
  }
}
