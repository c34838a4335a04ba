/** What an image of the Dockerfile runs, by paths below package.json. */
export type Deployable = {
  /** Its main program, and those that operators run in it. */
  programs: string[]
  /** What the build bundles for the browser or the server. The image imports none of these files. */
  bundleEntries: string[]
  /** Names of packages that the image never reaches, although something imports or requires them. */
  excludedPackages: string[]
}

export const deployables: Record<'storefront' | 'reference-api', Deployable> = {
  storefront: {
    programs: ['server/main.ts', 'server/commands/end-sessions.ts', 'server/commands/rotate-session-keys.ts'],
    bundleEntries: ['client/entry-client.tsx', 'client/entry-server.tsx'],
    // The frontend of `npm run dev`, and packages that others require for types only.
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
