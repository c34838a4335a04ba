import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

const noStyleAttributes = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy allows no style attributes: use a CSS module.',
}

const noDefaultExports = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name, so that a thing is called the same everywhere.' },
  {
    selector: "ExportSpecifier[exported.name='default']",
    message: 'Export by name, so that a thing is called the same everywhere.',
  },
]

/** A table `{ en: …, de: … }` of texts. Tables of locale tags and of decimal marks stay in code. */
const noTextsInCode = ['Literal[value=/^(?!de[-_]DE$).*[A-Za-z]{2}/]', 'TemplateLiteral'].map((value) => ({
  selector: `Property[key.name='de'] > ${value}.value`,
  message: 'Texts for shoppers belong to locales/<language>/, those of the server to server.json.',
}))

/** Matches `z.string()`, `z.int().min(1)` and so on, with up to two methods, but not `z.array(…)`. */
const scalarSchema = ['callee', 'callee.object.callee', 'callee.object.callee.object.callee']
  .map((callee) => `CallExpression[${callee}.object.name='z'][${callee}.property.name!='array']`)
  .join(', ')

const extendCall = 'CallExpression[callee.property.name=/^(extend|safeExtend)$/]'

/** For these codes the browser shows the message of the error (`client/features/forms/error-message.ts`). */
const codesOfShownMessages = '/^(rejected|unauthenticated|conflict)$/'

/** Messages of errors, in `new AppError(…)` and in a table of its arguments, that shoppers would read in English. */
const noMessagesInCode = {
  selector:
    `:matches(NewExpression[callee.name='AppError'][arguments.1.value=${codesOfShownMessages}], ` +
    `ArrayExpression[elements.1.value=${codesOfShownMessages}]) ` +
    ':matches(Literal[value=/ /], TemplateElement[value.raw=/ /])',
  message: 'The browser shows this message: write it to locales/<language>/server.json.',
}

/** Shapes of upstream responses. */
const noShapesByHand = [
  {
    selector: "CallExpression[callee.object.name='z'][callee.property.name=/^(object|strictObject|looseObject)$/]",
    message: 'The reference API checks its responses by shared/wire/: pick the fields from the schema there.',
  },
  ...[`Property > :matches(${scalarSchema})`, 'SpreadElement > Identifier'].map((field) => ({
    selector: `${extendCall} > ObjectExpression > ${field}`,
    message: 'Write a field by hand only in shared/wire/: check it otherwise by redefineFields().',
  })),
  { selector: `${extendCall} > Identifier`, message: 'Use redefineFields() for fields of a shape of shared/wire/.' },
]

const onlyConfigReadsTheEnvironment = {
  'no-restricted-properties': [
    'error',
    { object: 'process', property: 'env', message: 'Only config.ts reads the environment.' },
  ],
  'no-restricted-imports': [
    'error',
    { paths: [{ name: 'node:process', importNames: ['env'], message: 'Only config.ts reads the environment.' }] },
  ],
}

export default defineConfig(
  { ignores: ['dist/', 'var/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.recommended,
  // TypeScript finds undefined names more reliably.
  { rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      // Prettier wraps code; this rule also limits comments.
      'max-len': [
        'error',
        { code: 120, ignoreUrls: true, ignoreStrings: true, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true },
      ],
      'no-console': 'error',
      'no-restricted-syntax': ['error', noStyleAttributes, ...noDefaultExports],
      // Types of Express are extended in a global namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      ...onlyConfigReadsTheEnvironment,
    },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['server/**', 'client/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': ['error', noStyleAttributes, ...noDefaultExports, ...noTextsInCode, noMessagesInCode],
    },
  },
  {
    files: ['server/{upstream,features,seo,images,media,documents,calendar,presentation}/**'],
    ignores: ['**/*.test.ts', 'server/upstream/resources/redefine-fields.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noStyleAttributes,
        ...noDefaultExports,
        ...noTextsInCode,
        noMessagesInCode,
        ...noShapesByHand,
      ],
    },
  },
  {
    // Programs that people start, and programs that start or measure the shop.
    files: [
      'scripts/**',
      'docker/*/main.ts',
      'bench/**',
      'e2e/**',
      'reference-api/demo-brand/artwork/**',
      '*.config.{ts,js}',
    ],
    rules: { 'no-console': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['**/config.ts', 'server/logging/disable-debug-package.ts', '**/testing/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // While the configuration is invalid there is no log, so these programs print to the console.
    files: ['**/main.ts'],
    ignores: ['docker/**'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // The tools that load these files require a default export.
    files: ['**/*.config.{ts,js}', 'e2e/{drivers,another-language}/global-setup.ts'],
    rules: { 'no-restricted-syntax': ['error', noStyleAttributes] },
  },
  // Data: content and artwork of the demo brand.
  { files: ['reference-api/demo-brand/**'], rules: { 'max-len': 'off' } },
  { files: ['shared/wire/currency-table.ts'], rules: { 'max-len': 'off' } },
)
