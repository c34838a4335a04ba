import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The one module the server takes from the client: what `client/entry-server.tsx` exports. */
export type SsrBundle = typeof import('#client/entry-server.tsx')

/** Loads the bundle that Vite built. Throws when the client has not been built. */
export const loadSsrBundle = async (ssrFolder: string): Promise<SsrBundle> =>
  (await import(pathToFileURL(path.join(ssrFolder, 'entry-server.js')).href)) as SsrBundle
