import { replaceGenerated } from '../docs/replace-generated.ts'
import { listComposeVariables, referenceApiVariables, sharedVariableNames, storefrontVariables } from './variables.ts'
import type { Variable } from './variables.ts'

const formatCode = (text: string) => (text ? `\`${text}\`` : '')

const formatTable = (variables: readonly Variable[]) => [
  '| variable | default | what it is for |',
  '|---|---|---|',
  ...variables.map(
    ({ name, defaultValue, purpose }) =>
      `| \`${name}\` | ${formatCode(defaultValue)}${defaultValue ? ' ' : ''}| ${purpose.replaceAll('|', '\\|')} |`,
  ),
]

/** Breaks lines at 120 characters, as in all documents. */
const wrapProse = (text: string) => text.replace(/(.{1,120})(?: |$)/g, '$1\n').trimEnd()

const listSections = () => [
  { heading: 'Storefront', file: 'server/config/config-variables.ts', note: '', variables: storefrontVariables },
  {
    heading: 'Reference commerce API',
    file: 'reference-api/config.ts',
    note: wrapProse(
      `It reads ${sharedVariableNames.slice(0, -1).map(formatCode).join(', ')} and ${formatCode(sharedVariableNames.at(-1)!)} too.`,
    ),
    variables: referenceApiVariables,
  },
  {
    heading: 'docker-compose.yml alone',
    file: 'scripts/configuration/compose-purposes.ts',
    note: '',
    variables: listComposeVariables(),
  },
]

const beginMarker = '<!-- Made of the configuration schemas by npm run generate:docs. -->\n'

/** Replaces the tables of variables in docs/configure.md. */
export const replaceConfigurationTables = (document: string): string =>
  replaceGenerated(
    document,
    beginMarker,
    listSections()
      .map(({ heading, note, variables }) =>
        [`### ${heading}`, '', ...(note ? [note, ''] : []), ...formatTable(variables)].join('\n'),
      )
      .join('\n\n'),
  )

const formatComment = (purpose: string) => `# ${purpose.replaceAll('`', '')}`

/** The text of .env.example: every variable with its purpose and its default. */
export const renderEnvExample = (): string =>
  [
    '# Every variable with its default. An empty variable counts as absent. Made by npm run generate:docs, like docs/configure.md.',
    ...listSections().map(({ heading, file, variables }) =>
      [
        '',
        `# --- ${heading} (${file}) ---`,
        ...variables.flatMap(({ name, defaultValue, purpose }) => [formatComment(purpose), `${name}=${defaultValue}`]),
      ].join('\n'),
    ),
    '',
  ].join('\n')
