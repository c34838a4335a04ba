import type { Plugin } from 'vite'

const importPage = /\(\) => import\('\.\.\/(pages\/[\w/-]+\.tsx)'\)/g

/**
 * Gives each function that imports a page the page's file as `file`. The server looks up the scripts of the page by it in
 * the manifest.
 */
export const namePageFiles = (): Plugin => ({
  name: 'name-page-files',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/app\/routes\.tsx$/ },
    handler: (code) =>
      code.replace(importPage, (source, file: string) => `Object.assign(${source}, { file: 'client/${file}' })`),
  },
})
