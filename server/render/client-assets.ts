import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/** URLs of the client build for the document. */
export type ClientAssets = {
  entry: string
  styles: string[]
  fonts: string[]
  /** Development only: what Vite adds to the head. */
  head?: string
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    src: z.string().optional(),
  }),
)

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
    styles: [...styles].map((file) => `/${file}`),
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  }
}

/** In development Vite serves the sources; styles arrive with the scripts that import them. */
export const developmentAssets: ClientAssets = {
  entry: '/client/entry-client.tsx',
  styles: ['/client/styles/global.css'],
  fonts: [],
}
