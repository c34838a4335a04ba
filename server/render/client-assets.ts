import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** URLs of the client build that the document refers to. */
export type ClientAssets = {
  entry: string
  /** All files that the entry imports, directly or not. The browser loads them together with the entry. */
  entryImports: string[]
  /** The further files of each page by the page's source, without those of the entry. */
  pageScripts: Record<string, string[]>
  styles: string[]
  /** Only in development: the tags that Vite adds to the head. */
  head?: string
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
    src: z.string().optional(),
  }),
)

const collectImports = (manifest: z.infer<typeof Manifest>, keys: string[] = [], collected = new Set<string>()) => {
  for (const key of keys) if (!collected.has(key)) collectImports(manifest, manifest[key]?.imports, collected.add(key))
  return [...collected].map((key) => `/${manifest[key]!.file}`)
}

/** Reads the manifest of the client build. Throws when the client is not built. */
export const readClientAssets = async (clientFolder: string): Promise<ClientAssets> => {
  const manifest = Manifest.parse(JSON.parse(await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8')))
  const chunks = Object.values(manifest)
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The client build has no entry')
  const files = chunks.map(({ file }) => file)
  const styles = new Set([...(entry.css ?? []), ...files.filter((file) => file.endsWith('.css'))])
  const entryFile = `/${entry.file}`
  const entryImports = collectImports(manifest, entry.imports)
  const pages = Object.keys(manifest).filter((key) => /^client\/pages\/.*-page\.tsx$/.test(key))
  const collectPageScripts = (page: string) =>
    collectImports(manifest, [page]).filter((url) => url !== entryFile && !entryImports.includes(url))
  return {
    entry: entryFile,
    entryImports,
    pageScripts: Object.fromEntries(pages.map((page) => [page, collectPageScripts(page)])),
    styles: [...styles].map((file) => `/${file}`),
  }
}

/** In development Vite serves the sources. Styles arrive with the scripts that import them. */
export const developmentAssets: ClientAssets = {
  entry: '/client/entry-client.tsx',
  entryImports: [],
  pageScripts: {},
  styles: ['/client/styles/global.css'],
}
