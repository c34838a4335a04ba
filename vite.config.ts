import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { precompress } from './build/precompress.ts'
import { scopeClassName } from './build/scope-class-name.ts'
import { splitCode } from './build/split-code.ts'

/**
 * The router's package leads everybody to its development build; the other one is there, but has no address of its own.
 */
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
 * The server's bundle holds the libraries too, each as its production build: outside of it they would ask for NODE_ENV
 * at every turn.
 */
const serverLibraries = {
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies UserConfig

/** Two builds of one client: for the browser (`dist/client`, with a manifest) and for server rendering (`dist/ssr`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  css: command === 'build' ? { modules: { generateScopedName: scopeClassName } } : {},
  resolve: { alias: command === 'build' ? productionRouter : [] },
  ...(command === 'build' && isSsrBuild ? serverLibraries : {}),
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    target: 'es2022',
    // A kilobyte less on every page than the default, for seconds of a build.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 4 } },
    // One stylesheet for all pages: nothing flashes on navigation, and it is cached once.
    cssCodeSplit: false,
    // In a dot folder, which is not served.
    manifest: !isSsrBuild,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // The list of what each page brings along would weigh on all of them; pages are fetched when a shopper aims at
    // their link.
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? // One file: a running server never reaches for a chunk that a later build has replaced.
        { input: 'client/entry-server.tsx', output: { codeSplitting: false } }
      : { input: 'client/entry-client.tsx', output: { codeSplitting: splitCode() } },
    sourcemap: false,
  },
}))
