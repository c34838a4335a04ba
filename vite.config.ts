import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { precompress } from './vite/precompress.ts'
import { namePageFiles } from './vite/name-page-files.ts'
import { omitLibraryParts } from './vite/omit-library-parts.ts'
import { nameReactExports } from './vite/name-react-exports.ts'
import { removePreloadHelper } from './vite/remove-preload-helper.ts'
import { requestEagerCompilation } from './vite/request-eager-compilation.ts'
import { scopeClassName } from './vite/scope-class-name.ts'
import { splitCode } from './vite/split-code.ts'

/** The router's package exports its development build only; its production build needs a path. */
const productionRouter = [
  {
    find: /^react-router$/,
    replacement: new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url).pathname,
  },
  {
    find: /^react-router\/dom$/,
    replacement: new URL('node_modules/react-router/dist/production/dom-export.mjs', import.meta.url).pathname,
  },
]

/**
 * The server's bundle contains the libraries too, each as its production build. Outside the bundle they would read
 * NODE_ENV on every call.
 */
const serverLibraries = {
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies UserConfig

/**
 * Calls of libraries that only create a value or write a warning for developers. Terser removes each whose result no
 * code uses, and with it all that only this call used: 4 KiB. `import_react` is the bundler's name for React.
 */
const pureFunctions = [
  ...['createContext', 'forwardRef', 'lazy', 'memo'].map((name) => `import_react.${name}`),
  ...['warning', 'warningOnce', 'this.logger.warn', 'this.logger.log', 'this.logger.deprecate'],
]

/** The entry names the files of all pages, so these names are short. */
const nameChunkFile = ({ name }: { name: string }) =>
  /-page$|^shared-/.test(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js'

/** Two builds of one client: for the browser (`dist/client`, with a manifest) and for server rendering (`dist/ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? [namePageFiles()]
      : [nameReactExports(), omitLibraryParts(), removePreloadHelper(), requestEagerCompilation(), precompress()]),
  ],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  css: command === 'build' ? { modules: { generateScopedName: scopeClassName } } : {},
  resolve: { alias: command === 'build' ? productionRouter : [] },
  ...(command === 'build' && isSsrBuild ? serverLibraries : {}),
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    target: 'es2022',
    // Terser saves 1 KB per page and makes the build some seconds slower.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true, pure_funcs: pureFunctions },
    },
    // One stylesheet for all pages: nothing flashes on navigation, and it is cached once.
    cssCodeSplit: false,
    // The folder's name begins with a dot, so the server does not serve it.
    manifest: !isSsrBuild,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // A list of the scripts that each page needs would make all pages heavier. Instead, the client fetches the scripts
    // of a page when a shopper points at a link to it.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? // One file: a running server never reaches for a chunk that a later build has replaced.
        { input: 'client/entry-server.tsx', output: { codeSplitting: false } }
      : {
          input: 'client/entry-client.tsx',
          output: { codeSplitting: splitCode(), chunkFileNames: nameChunkFile },
        },
    sourcemap: false,
  },
}))
