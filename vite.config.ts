import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** Two builds of one client: for the browser (`dist/client`, with a manifest) and for server rendering (`dist/ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'client/public',
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    target: 'es2022',
    // One stylesheet for all pages: nothing flashes on navigation, and it is cached once.
    cssCodeSplit: false,
    // In a dot folder, which is not served.
    manifest: !isSsrBuild,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? // One file: a running server never reaches for a chunk that a later build has replaced.
        { input: 'client/entry-server.tsx', output: { codeSplitting: false } }
      : { input: 'client/entry-client.tsx' },
    sourcemap: false,
  },
}))
