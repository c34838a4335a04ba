import { allowedPlaces } from '../../e2e/security/allowed-places.ts'
import type { ReportedPass } from '../../e2e/security/report-pass.ts'
import type { PlantedLeaksReport } from './planted-leaks/run-planted-leaks.ts'
import type { PassResults } from './run-passes.ts'

/** What `npm run audit:tokens` found, as in var/audit/report.json. */
export type AuditReport = {
  clean: boolean
  finishedAt: string
  commit: string
  /** Names Node, the browser and the operating system. */
  machine: string
  command: string
  seconds: number
  search: PassResults | undefined
  plantedLeaks: PlantedLeaksReport | undefined
}

export const isClean = ({ search, plantedLeaks }: Pick<AuditReport, 'search' | 'plantedLeaks'>): boolean =>
  !(search?.failed ?? false) &&
  (search?.passes ?? []).every(({ leaks, unreadable }) => leaks.length === 0 && unreadable.length === 0) &&
  (!plantedLeaks ||
    [plantedLeaks.missed, plantedLeaks.falseAlarms, plantedLeaks.passedTripwire].every(({ length }) => length === 0))

/** Formats a table cell. A find may contain a URL with a vertical bar, which must be escaped. */
const formatCell = (text: string | number | undefined) =>
  String(text ?? '')
    .replaceAll('|', '\\|')
    .replaceAll('\n', ' ')

const formatTable = (head: string[], rows: (string | number | undefined)[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(formatCell).join(' | ')} |`).join('\n')

const listCounts = ({
  responses,
  bytes,
  storedItemCount,
  logLines,
  atRestBytes,
  secrets,
  encodings,
  kinds,
  leaks,
  seconds,
}: ReportedPass) => [
  ['responses', responses],
  ['bytes of their bodies', bytes],
  ['items stored or shown by browsers', storedItemCount],
  ['lines of the storefront’s log', logLines],
  ['bytes in the files of Redis', atRestBytes],
  [
    'secrets looked for',
    `${secrets}: ${Object.entries(kinds)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  ],
  ['encodings', encodings],
  ['leaks', leaks.length],
  ['seconds', seconds],
]

const formatPass = (pass: ReportedPass) => {
  const { name, leaks, unreadable, coverage } = pass
  return [
    `### ${name[0]!.toUpperCase()}${name.slice(1)}`,
    formatTable(['what', 'how many'], listCounts(pass)),
    ...(leaks.length > 0
      ? [
          formatTable(
            ['leak', 'written as', 'where'],
            leaks.map(({ name: kind, encoding, place }) => [kind, encoding, place]),
          ),
        ]
      : []),
    ...(unreadable.length > 0 ? [`Could not be read: ${unreadable.join(', ')}`] : []),
    ...(coverage
      ? [
          `Seen of endpoints, pages and other responses: ${coverage.covered} of ${coverage.total}${coverage.missed.length > 0 ? `; not seen: ${coverage.missed.join(', ')}` : ''}. Statuses: ${coverage.statuses.join(', ')}.`,
        ]
      : []),
  ]
}

const formatPlantedLeaks = ({ results, missed, falseAlarms, passedTripwire, seconds }: PlantedLeaksReport) => [
  '## Planted leaks, which the search must find',
  `${results.length - missed.length} of ${results.length} caught in ${seconds} seconds; ${falseAlarms.length} finds in the shop without a leak.`,
  ...falseAlarms.map((alarm) => `- In the shop without a leak: ${alarm}`),
  ...passedTripwire.map((name) => `- The tripwire did not stop: ${name}`),
  formatTable(
    ['leak', 'planted in', 'secret', 'caught by', 'written as', 'where', 'tripwire', 'seconds'],
    results.map(({ name, plantedAt, secret, caught, search, failure, encoding, place, tripwire, seconds: each }) => [
      name,
      plantedAt,
      secret,
      caught ? search : `MISSED: ${failure}`,
      encoding,
      place,
      tripwire ? `${tripwire.seen} (expected: ${tripwire.expected})` : 'off',
      each,
    ]),
  ),
]

export const formatAuditReport = (report: AuditReport): string => {
  const { clean, finishedAt, commit, machine, command, seconds, search, plantedLeaks } = report
  return (
    [
      '# Do tokens reach a browser?',
      clean
        ? `**No: nothing was found${plantedLeaks ? ', and every planted leak was found' : '; no leak was planted this time'}.**`
        : '**This audit is not clean: see below.**',
      `\`${command}\` at ${finishedAt}, of ${commit}, on ${machine}, in ${Math.round(seconds / 60)} minutes.`,
      'A Redis, the reference commerce API with its database, the storefront as it is built for production and Chromium were started with secrets ' +
        'made for this run. A proxy between storefront and API records its secrets. Another between browser and storefront ' +
        'searches every status line, header and body for them. Cookies, storage, documents and console lines of the browsers, the log and ' +
        'the files of Redis are searched as well. 24 characters of a secret in a row count as the secret.',
      ...(search
        ? [
            '## The search',
            ...(search.failed ? ['A journey failed, or saw nothing: the output of the command says which.'] : []),
            ...search.passes.flatMap(formatPass),
          ]
        : []),
      ...(search
        ? [
            '## Where a secret may stand',
            formatTable(
              ['secret', 'where', 'because'],
              allowedPlaces.map(({ kind, place, reason }) => [kind, `\`${place.source}\``, reason]),
            ),
          ]
        : []),
      ...(plantedLeaks ? formatPlantedLeaks(plantedLeaks) : []),
    ].join('\n\n') + '\n'
  )
}
