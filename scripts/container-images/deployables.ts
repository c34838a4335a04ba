/** A deployable image of the Dockerfile. Paths are relative to the folder of package.json. */
export type Deployable = {
  /** The program that starts the deployable, and those that operators run in its image. */
  programs: string[]
  /**
   * Entries of the bundles for browser and server. The running image loads the bundles and imports none of these files.
   */
  bundleEntries: string[]
  /** Names of packages that the code or other packages import, but that the running image never loads. */
  excludedPackages: string[]
}

export const deployables: Record<'storefront' | 'reference-api', Deployable> = {
  storefront: {
    programs: ['server/main.ts', 'server/commands/end-sessions.ts', 'server/commands/rotate-session-keys.ts'],
    bundleEntries: ['client/entry-client.tsx', 'client/entry-server.tsx'],
    // Vite serves the client in `npm run dev`; the other packages only provide types to packages.
    excludedPackages: ['vite', 'typescript', '@types/node', '@types/sax'],
  },
  'reference-api': {
    programs: ['reference-api/main.ts', 'reference-api/operate.ts'],
    bundleEntries: [],
    // PGlite is the embedded database, which the image does not use. TypeScript only provides types to i18next.
    excludedPackages: ['@electric-sql/pglite', 'typescript'],
  },
}

/** The programs of the image `reference-api-demo`, which has the demo brand and the same packages. */
export const demoPrograms = ['reference-api/demo-brand/main.ts', 'reference-api/operate.ts']

export const isDeployable = (name: string | undefined): name is keyof typeof deployables =>
  name !== undefined && Object.hasOwn(deployables, name)
