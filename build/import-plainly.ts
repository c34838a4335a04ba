import type { Plugin } from 'vite'

/**
 * Replaces the function of Vite around every dynamic import. It would load the styles and scripts of a page before the
 * page; here all pages share one stylesheet, and no page has a list of its scripts.
 */
export const importPlainly = (): Plugin => ({
  name: 'import-plainly',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
})
