import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The rules apply to every module of these folders. */
export const checkedFolders = [
  'shared',
  'runtime',
  'server',
  'client',
  'reference-api',
  'scripts',
  'docker',
  'e2e',
  'bench',
  'vite',
]

// Tests may break the rules: they run the storefront against the reference API, each as it ships.
const testFilePattern = '(\\.test\\.tsx?$|/testing/)'
/** The files of `shared/` that import zod. The browser loads the nine of `shared/wire/` that this list omits. */
const schemaPatterns = [
  '^shared/wire/(?!(address-types|currency-table|extra-data|format-money|language-formats)[.])' +
    '(?!(languages|page-currencies|postcode|sale-statuses)[.])',
  '^shared/api/.*schemas[.]ts$',
  '^shared/api/profile/exported-',
]
const storefrontPattern = '^(server|client|shared)/'

/** The features of the client. A feature imports only features of earlier rows. */
const featureRows = [
  ['prices', 'forms', 'filtered-lists', 'account', 'addresses', 'venues'],
  ['events'],
  ['basket', 'wishlists', 'search', 'identity', 'cms-forms', 'consent'],
  ['buying', 'holds', 'orders', 'products'],
]

const featureOrder = featureRows.map((row, index): IForbiddenRuleType => {
  const upwards = featureRows.slice(index).flat().join('|')
  return {
    name: `features-row-${index + 1}`,
    comment: `${row.join(', ')}: a feature imports only features of earlier rows of featureRows`,
    severity: 'error',
    from: { path: `^client/features/(${row.join('|')})/` },
    to: { path: `^client/features/(${upwards})/`, pathNot: '^client/features/$1/' },
  }
})

/** The allowed directions of imports between folders; `comment` describes a violation. */
export const boundaryRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'modules must not import each other, not even types: move the shared part to a third module',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    comment: 'an import that does not resolve escapes the other rules: correct its path',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'shared-imports-nothing-above-it',
    comment: 'shared/ is the lowest layer: move the code that needs an upper layer out of it',
    severity: 'error',
    from: { path: '^shared/', pathNot: testFilePattern },
    to: { path: '^(runtime|server|client|reference-api|scripts|e2e|bench)/' },
  },
  {
    name: 'shared-knows-no-react',
    comment: 'shared/ holds the contract and pure rules: move React code to client/',
    severity: 'error',
    from: { path: '^shared/', pathNot: testFilePattern },
    to: { path: 'node_modules/(react|react-dom|react-redux|react-router|react-router-dom)/' },
  },
  {
    name: 'shared-knows-no-node',
    comment: 'shared/ runs in a browser, too: move code for Node to server/ or runtime/',
    severity: 'error',
    from: { path: '^shared/', pathNot: testFilePattern },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'runtime-knows-no-deployable',
    comment: 'runtime/ serves both deployables and must import neither: pass what it needs as arguments',
    severity: 'error',
    from: { path: '^runtime/', pathNot: testFilePattern },
    to: { path: '^(shared|server|client|reference-api|scripts|e2e|bench)/' },
  },
  {
    name: 'client-never-imports-server',
    comment: 'the client calls the server over HTTP: add an endpoint to shared/api/, or move pure code to shared/',
    severity: 'error',
    from: { path: '^client/', pathNot: testFilePattern },
    to: { path: '^(runtime|server|scripts|e2e|bench)/' },
  },
  {
    name: 'client-never-imports-node',
    comment: 'the client runs in a browser, which has no modules of Node',
    severity: 'error',
    from: { path: '^client/', pathNot: testFilePattern },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-takes-only-types-from-schemas',
    comment:
      'the browser bundle must not contain zod: import only types from the schemas of shared/api/ and shared/wire/',
    severity: 'error',
    from: { path: '^(client|shared)/', pathNot: [testFilePattern, ...schemaPatterns] },
    to: { path: [...schemaPatterns, 'node_modules/zod/'], preCompilationOnly: false },
  },
  {
    name: 'server-takes-only-types-from-client',
    comment: 'server/render loads the built entry of the client: import only types from client/',
    severity: 'error',
    from: { path: '^server/', pathNot: testFilePattern },
    to: { path: '^client/', preCompilationOnly: false },
  },
  {
    name: 'handlers-never-import-handlers',
    comment: 'features of the server must not import each other: move shared code to presentation/ or upstream/',
    severity: 'error',
    from: { path: '^server/features/([^/]+)/' },
    to: { path: '^server/features/', pathNot: '^server/features/$1/' },
  },
  {
    name: 'pages-never-import-pages',
    comment: 'pages of two areas must not import each other: move shared components to client/features/',
    severity: 'error',
    from: { path: '^client/pages/([^/]+)/' },
    to: { path: '^client/pages/', pathNot: '^client/pages/$1/' },
  },
  {
    name: 'nothing-below-imports-pages',
    comment: 'layers below the pages must not import them: move shared components to client/features/',
    severity: 'error',
    from: { path: '^client/(features|data|routing|i18n|ui)/', pathNot: testFilePattern },
    to: { path: '^client/pages/' },
  },
  {
    name: 'data-imports-no-feature',
    comment: 'data/, routing/ and i18n/ serve every feature and must import none: pass what they need as arguments',
    severity: 'error',
    from: { path: '^client/(data|routing|i18n)/', pathNot: testFilePattern },
    to: { path: '^client/features/' },
  },
  {
    name: 'ui-imports-only-ui',
    comment: 'client/ui/ has no store, domain or texts: pass them as props, or move the component to client/features/',
    severity: 'error',
    from: { path: '^client/ui/', pathNot: testFilePattern },
    to: {
      path: '^client/(data|routing|i18n|features)/|node_modules/(@reduxjs/toolkit|react-redux|react-i18next|i18next)/',
    },
  },
  {
    name: 'only-entries-import-app',
    comment: 'only the two entries import client/app/, which connects all other parts',
    severity: 'error',
    from: {
      path: '^(server|client|shared)/',
      pathNot: `${testFilePattern}|^client/(app/|entry-(client|server)\\.tsx$)`,
    },
    to: { path: '^client/app/' },
  },
  ...featureOrder,
  {
    name: 'reference-api-takes-only-wire-shapes',
    comment: 'reference-api/ and the storefront share only the shapes of shared/wire/: copy or move other code',
    severity: 'error',
    from: { path: '^reference-api/', pathNot: testFilePattern },
    to: { path: '^(server|client|scripts|e2e|bench|shared)/', pathNot: '^shared/wire/' },
  },
  {
    name: 'reference-api-imports-only-its-texts',
    comment: 'the image of the reference API has only the texts of locales/<language>/api-*.json: add the text there',
    severity: 'error',
    from: { path: '^reference-api/', pathNot: testFilePattern },
    to: { path: '^locales/', pathNot: '^locales/[^/]+/api-' },
  },
  {
    name: 'storefront-imports-no-api-texts',
    comment: 'locales/<language>/api-*.json are the texts of the reference API: add the text to another file',
    severity: 'error',
    from: { path: storefrontPattern, pathNot: testFilePattern },
    to: { path: '^locales/[^/]+/api-' },
  },
  {
    name: 'api-imports-no-demo-brand',
    comment: 'the production image has no demo brand: demo-brand/main.ts must pass its content as arguments',
    severity: 'error',
    from: { path: '^reference-api/', pathNot: `${testFilePattern}|^reference-api/demo-brand/` },
    to: { path: '^reference-api/demo-brand/' },
  },
  {
    name: 'domain-imports-only-domain',
    comment: 'domain/ must not import the database, emails or HTTP: pass the values as arguments',
    severity: 'error',
    from: { path: '^reference-api/domain/', pathNot: testFilePattern },
    to: { path: '^reference-api/', pathNot: '^reference-api/domain/' },
  },
  {
    name: 'storefront-never-imports-reference-api',
    comment: 'the storefront calls reference-api by HTTP and must not import it: share shapes in shared/wire/',
    severity: 'error',
    from: { path: storefrontPattern, pathNot: testFilePattern },
    to: { path: '^reference-api/' },
  },
  {
    name: 'server-never-imports-scripts',
    comment: 'scripts start the server, so the server must not import them: move shared code to runtime/',
    severity: 'error',
    from: { path: '^server/', pathNot: testFilePattern },
    to: { path: '^(scripts|e2e|bench)/' },
  },
  {
    name: 'init-step-stands-alone',
    comment: 'the image of the init step has only its own folder and Node: use no other file and no package',
    severity: 'error',
    from: { path: '^docker/secrets/', pathNot: testFilePattern },
    to: { pathNot: '^docker/secrets/', dependencyTypesNot: ['core'] },
  },
]
