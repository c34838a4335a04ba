import { accountEvents, credentials, hasEnded } from '#server/testing/credential-table.ts'
import { replaceGenerated } from './replace-generated.ts'

const formatRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

const formatCredentialTable = () => {
  const events = Object.entries(accountEvents)
  return [
    formatRow(['', ...events.map(([, title]) => title)]),
    `|${'---|'.repeat(events.length + 1)}`,
    ...Object.entries(credentials).map(([credential, title]) =>
      formatRow([title, ...events.map(([event]) => (hasEnded(event, credential) ? '**ends**' : 'stays'))]),
    ),
  ].join('\n')
}

/** Replaces the table of security events and credentials in docs/security.md. */
export const replaceCredentialTable = (document: string): string =>
  replaceGenerated(
    document,
    '<!-- Made of server/testing/credential-table.ts by npm run generate:docs. -->\n',
    formatCredentialTable(),
  )
