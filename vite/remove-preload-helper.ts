import type { Plugin } from 'vite'

/**
 * Replaces the helper that Vite puts around every dynamic import. The helper would load styles and scripts of a page
 * before the page. Here all pages share one stylesheet, and no page has a list of its scripts (`modulePreload: false`).
 */
export const removePreloadHelper = (): Plugin => ({
  name: 'remove-preload-helper',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
})
