import type { Plugin } from 'vite'

const importPage = /\(\) => import\('\.\.\/(pages\/[\w/-]+\.tsx)'\)/g

export const addPageFiles = (code: string): string =>
  code.replace(importPage, (source, file: string) => `Object.assign(${source}, { file: 'client/${file}' })`)

/**
 * Gives each function that imports a page the page's file as `file`. By it the server finds the page's scripts in
 * the manifest.
 */
export const namePageFiles = (): Plugin => ({
  name: 'name-page-files',
  enforce: 'pre',
  transform: { filter: { id: /\/client\/app\/routes\.tsx$/ }, handler: addPageFiles },
})
