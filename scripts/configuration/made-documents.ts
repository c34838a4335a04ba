import { withMade } from '../docs/marked-rows.ts'
import { composeVariables, referenceApiVariables, sharedNames, storefrontVariables } from './variables.ts'
import type { Variable } from './variables.ts'

const code = (text: string) => (text ? `\`${text}\`` : '')

const table = (variables: readonly Variable[]) => [
  '| variable | default | what it is for |',
  '|---|---|---|',
  ...variables.map(
    ({ name, standard, purpose }) =>
      `| \`${name}\` | ${code(standard)}${standard ? ' ' : ''}| ${purpose.replaceAll('|', '\\|')} |`,
  ),
]

const sections = () => [
  { heading: 'Storefront', file: 'server/config/config.ts', note: '', variables: storefrontVariables },
  {
    heading: 'Reference commerce API',
    file: 'reference-api/config.ts',
    note: `It reads ${sharedNames.slice(0, -1).map(code).join(', ')} and ${code(sharedNames.at(-1)!)} too.`,
    variables: referenceApiVariables,
  },
  {
    heading: 'docker-compose.yml alone',
    file: 'scripts/configuration/compose-purposes.ts',
    note: '',
    variables: composeVariables(),
  },
]

const begin = '<!-- Made of the configuration schemas by npm run documents. -->\n'

/** docs/operations.md with its tables of variables made anew. */
export const withConfiguration = (document: string): string =>
  withMade(
    document,
    begin,
    sections()
      .map(({ heading, note, variables }) =>
        [`### ${heading}`, '', ...(note ? [note, ''] : []), ...table(variables)].join('\n'),
      )
      .join('\n\n'),
  )

const comment = (purpose: string) => `# ${purpose.replaceAll('`', '')}`

/** .env.example: every variable with what it is for and its default. */
export const envExample = (): string =>
  [
    '# Every variable there is. An empty one counts as absent. Made by npm run documents, as the tables of docs/operations.md are.',
    ...sections().map(({ heading, file, variables }) =>
      [
        '',
        `# --- ${heading} (${file}) ---`,
        ...variables.flatMap(({ name, standard, purpose }) => [comment(purpose), `${name}=${standard}`]),
      ].join('\n'),
    ),
    '',
  ].join('\n')
