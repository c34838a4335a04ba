import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Two builds of one client: for the browser (`dist/client`, with a manifest) and for server rendering (`dist/ssr`). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    target: 'es2022',
    // One stylesheet for all pages: nothing flashes on navigation, and it is cached once.
    cssCodeSplit: false,
    manifest: isSsrBuild ? false : 'manifest.json',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: isSsrBuild ? 'client/entry-server.tsx' : 'client/entry-client.tsx' },
    sourcemap: false,
  },
}))
