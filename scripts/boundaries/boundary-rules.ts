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
/** The files of `shared/` that import zod. Two files of `shared/wire/` must not, because the browser loads them. */
const schemaPatterns = [
  '^shared/wire/(?!(postcode|address-types)[.])',
  '^shared/api/.*schemas[.]ts$',
  '^shared/api/profile/exported-',
]
const storefrontPattern = '^(server|client|shared)/'

/** The features of the client, lowest first: a feature imports features of lower rows only. */
const featureRows = [
  ['prices', 'forms', 'listings', 'account', 'addresses', 'newsletter', 'venues'],
  ['events'],
  ['basket', 'wishlists', 'search', 'identity', 'cms-forms', 'consent'],
  ['buying', 'holds', 'orders', 'products'],
]

const featureOrder = featureRows.map((row, index): IForbiddenRuleType => {
  const upwards = featureRows.slice(index).flat().join('|')
  return {
    name: `features-row-${index + 1}`,
    comment: `${row.join(', ')}: a feature imports features of lower rows only`,
    severity: 'error',
    from: { path: `^client/features/(${row.join('|')})/` },
    to: { path: `^client/features/(${upwards})/`, pathNot: '^client/features/$1/' },
  }
})

/** The allowed directions of imports between folders; `comment` describes a violation. */
export const boundaryRules: IForbiddenRuleType[] = [
  {
    name: 'no-cycles',
    comment: 'modules that import each other, be it types only, cannot be read one after the other',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'imports-resolve',
    comment: 'what cannot be found cannot be judged by the other rules',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'shared-imports-nothing-above-it',
    comment: 'shared/ is what both sides stand on',
    severity: 'error',
    from: { path: '^shared/', pathNot: testFilePattern },
    to: { path: '^(runtime|server|client|reference-api|scripts|e2e|bench)/' },
  },
  {
    name: 'shared-knows-no-react',
    comment: 'shared/ holds the contract and pure rules',
    severity: 'error',
    from: { path: '^shared/', pathNot: testFilePattern },
    to: { path: 'node_modules/(react|react-dom|react-redux|react-router|react-router-dom)/' },
  },
  {
    name: 'shared-knows-no-node',
    comment: 'shared/ runs in a browser too',
    severity: 'error',
    from: { path: '^shared/', pathNot: testFilePattern },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'runtime-knows-no-deployable',
    comment: 'what any deployable says of itself, whichever it is: both import it, and it knows neither',
    severity: 'error',
    from: { path: '^runtime/', pathNot: testFilePattern },
    to: { path: '^(shared|server|client|reference-api|scripts|e2e|bench)/' },
  },
  {
    name: 'client-never-imports-server',
    comment: 'the browser meets the server over HTTP, by the contract in shared/',
    severity: 'error',
    from: { path: '^client/', pathNot: testFilePattern },
    to: { path: '^(runtime|server|scripts|e2e|bench)/' },
  },
  {
    name: 'client-never-imports-node',
    comment: 'the client runs in a browser',
    severity: 'error',
    from: { path: '^client/', pathNot: testFilePattern },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browser-takes-only-types-from-schemas',
    comment: 'zod stays out of the browser bundle: only types leave the schemas of shared/api/ and shared/wire/',
    severity: 'error',
    from: { path: '^(client|shared)/', pathNot: [testFilePattern, ...schemaPatterns] },
    to: { path: [...schemaPatterns, 'node_modules/zod/'], preCompilationOnly: false },
  },
  {
    name: 'server-takes-only-types-from-client',
    comment: 'the pages reach the server as the built entry that server/render loads',
    severity: 'error',
    from: { path: '^server/', pathNot: testFilePattern },
    to: { path: '^client/', preCompilationOnly: false },
  },
  {
    name: 'handlers-never-import-handlers',
    comment: 'handlers of two areas share what lies below both',
    severity: 'error',
    from: { path: '^server/features/([^/]+)/' },
    to: { path: '^server/features/', pathNot: '^server/features/$1/' },
  },
  {
    name: 'pages-never-import-pages',
    comment: 'what two pages need is a feature',
    severity: 'error',
    from: { path: '^client/pages/([^/]+)/' },
    to: { path: '^client/pages/', pathNot: '^client/pages/$1/' },
  },
  {
    name: 'nothing-below-imports-pages',
    comment: 'pages import features, data, routing, texts and parts, never the reverse',
    severity: 'error',
    from: { path: '^client/(features|data|routing|i18n|ui)/', pathNot: testFilePattern },
    to: { path: '^client/pages/' },
  },
  {
    name: 'data-imports-no-feature',
    comment: 'data/, routing/ and i18n/ serve every feature alike',
    severity: 'error',
    from: { path: '^client/(data|routing|i18n)/', pathNot: testFilePattern },
    to: { path: '^client/features/' },
  },
  {
    name: 'ui-imports-only-ui',
    comment: 'client/ui/ gets everything by props: no store, no domain, no texts',
    severity: 'error',
    from: { path: '^client/ui/', pathNot: testFilePattern },
    to: {
      path: '^client/(data|routing|i18n|features)/|node_modules/(@reduxjs/toolkit|react-redux|react-i18next|i18next)/',
    },
  },
  {
    name: 'only-entries-import-app',
    comment: 'client/app/ composes everything else',
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
    comment: 'the reference API and the storefront meet over HTTP; the shapes on the wire are all they share',
    severity: 'error',
    from: { path: '^reference-api/', pathNot: testFilePattern },
    to: { path: '^(server|client|scripts|e2e|bench|shared)/', pathNot: '^shared/wire/' },
  },
  {
    name: 'reference-api-imports-only-its-texts',
    comment: 'locales/<language>/api-*.json are the texts of the reference API; its image holds no others',
    severity: 'error',
    from: { path: '^reference-api/', pathNot: testFilePattern },
    to: { path: '^locales/', pathNot: '^locales/[^/]+/api-' },
  },
  {
    name: 'storefront-imports-no-api-texts',
    comment: 'locales/<language>/api-*.json are the texts of the reference API; the storefront loads all others',
    severity: 'error',
    from: { path: storefrontPattern, pathNot: testFilePattern },
    to: { path: '^locales/[^/]+/api-' },
  },
  {
    name: 'api-imports-no-demo-brand',
    comment: 'the production image of the reference API holds no demo brand; demo-brand/main.ts hands its content in',
    severity: 'error',
    from: { path: '^reference-api/', pathNot: `${testFilePattern}|^reference-api/demo-brand/` },
    to: { path: '^reference-api/demo-brand/' },
  },
  {
    name: 'domain-imports-only-domain',
    comment: 'the rules of the reference API know neither its database, its emails nor HTTP',
    severity: 'error',
    from: { path: '^reference-api/domain/', pathNot: testFilePattern },
    to: { path: '^reference-api/', pathNot: '^reference-api/domain/' },
  },
  {
    name: 'storefront-never-imports-reference-api',
    comment: 'the storefront knows an address, not this implementation',
    severity: 'error',
    from: { path: storefrontPattern, pathNot: testFilePattern },
    to: { path: '^reference-api/' },
  },
  {
    name: 'server-never-imports-scripts',
    comment: 'scripts start the server, not the other way round',
    severity: 'error',
    from: { path: '^server/', pathNot: testFilePattern },
    to: { path: '^(scripts|e2e|bench)/' },
  },
  {
    name: 'init-step-stands-alone',
    comment: 'the image of the init step holds its own folder, Node and no package',
    severity: 'error',
    from: { path: '^docker/secrets/', pathNot: testFilePattern },
    to: { pathNot: '^docker/secrets/', dependencyTypesNot: ['core'] },
  },
]
