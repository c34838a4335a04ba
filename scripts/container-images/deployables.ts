/** What an image of the Dockerfile runs, from the folder of package.json. */
export type Deployable = {
  /** The program that starts it, and those that operators run in it. */
  programs: string[]
  /**
   * What the build makes into one file a browser, or the server, loads: nothing of it is imported when the image runs.
   */
  bundleEntries: string[]
  /** Packages that are imported, or wanted by others, where the image never comes to, by name. */
  excludedPackages: string[]
}

export const deployables: Record<'storefront' | 'reference-api', Deployable> = {
  storefront: {
    programs: ['server/main.ts', 'server/commands/end-sessions.ts', 'server/commands/rotate-session-keys.ts'],
    bundleEntries: ['client/entry-client.tsx', 'client/entry-server.tsx'],
    // The frontend of `npm run dev`; what others want beside them for its types alone.
    excludedPackages: ['vite', 'typescript', '@types/node', '@types/sax'],
  },
  'reference-api': {
    programs: ['reference-api/main.ts', 'reference-api/operate.ts'],
    bundleEntries: [],
    // The embedded database: an image runs with PostgreSQL. An optional peer of i18next, for its types alone.
    excludedPackages: ['@electric-sql/pglite', 'typescript'],
  },
}

/** What the image `reference-api-demo` runs in addition: the same packages, and the demo brand. */
export const demoPrograms = ['reference-api/demo-brand/main.ts', 'reference-api/operate.ts']

export const isDeployable = (name: string | undefined): name is keyof typeof deployables =>
  name !== undefined && Object.hasOwn(deployables, name)
