import { z } from 'zod'
import { formatDocumentRow } from '#runtime/testing/logged-messages.ts'
import type { LogLine } from '#runtime/log-line.ts'
import { logLines as apiLogLines } from '#reference-api/log-lines.ts'
import { logLines as storefrontLogLines } from '#server/logging/log-lines.ts'
import { securityEvents } from '#server/logging/security-events.ts'
import { replaceGenerated } from './replace-generated.ts'

/** The messages of all log lines, and the names of all events, of both deployables. */
export const listLoggedTexts = (): string[] => [
  ...[...storefrontLogLines, ...apiLogLines].flatMap(({ messages }) => messages),
  ...Object.entries(securityEvents).flatMap(([name, { message }]) => [name, message]),
  ...apiLogLines.flatMap(({ fields: { event } }) => (event instanceof z.ZodEnum ? event.options.map(String) : [])),
]

const formatCodeList = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

const formatEventTable = () =>
  [
    '| event | level | outcome | what happened | fields |',
    '|---|---|---|---|---|',
    ...Object.entries(securityEvents).map(
      ([name, { level, outcome, message, fields }]) =>
        `| \`${name}\` | ${level} | ${outcome} | ${message} | ${formatCodeList(Object.keys(fields.shape))} |`,
    ),
  ].join('\n')

const formatLineTable = (lines: readonly LogLine[]) =>
  ['| line | level | `msg` | fields |', '|---|---|---|---|', ...lines.map(formatDocumentRow)].join('\n')

const toBeginMarker = (source: string) => `<!-- Made of ${source} by npm run generate:docs. -->\n`

/** Replaces the tables of security events and log lines in docs/monitoring.md. */
export const replaceLogTables = (document: string): string =>
  [
    ['server/logging/security-events.ts', formatEventTable()] as const,
    ['server/logging/log-lines.ts', formatLineTable(storefrontLogLines)] as const,
    ['reference-api/log-lines.ts', formatLineTable(apiLogLines)] as const,
  ].reduce((text, [source, table]) => replaceGenerated(text, toBeginMarker(source), table), document)
