import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The only client module that the server imports: the exports of `client/entry-server.tsx`. */
export type SsrBundle = typeof import('#client/entry-server.tsx')

/** Loads the bundle that Vite built. Throws when the client is not built. */
export const loadSsrBundle = async (ssrFolder: string): Promise<SsrBundle> =>
  (await import(pathToFileURL(path.join(ssrFolder, 'entry-server.js')).href)) as SsrBundle
