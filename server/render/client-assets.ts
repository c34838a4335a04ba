import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** URLs of the client build that the document refers to. */
export type ClientAssets = {
  entry: string
  /** All files that the entry imports, directly or not. The browser loads them together with the entry. */
  entryImports: string[]
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
  return {
    entry: `/${entry.file}`,
    entryImports: collectImports(manifest, entry.imports),
    styles: [...styles].map((file) => `/${file}`),
  }
}

/** In development Vite serves the sources. Styles arrive with the scripts that import them. */
export const developmentAssets: ClientAssets = {
  entry: '/client/entry-client.tsx',
  entryImports: [],
  styles: ['/client/styles/global.css'],
}
