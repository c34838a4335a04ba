import type { ComposeFile } from '#scripts/compose-file/compose-file.ts'
import { findUnsupportedKeys } from './unsupported-keys.ts'
import { hasImage, readImageSize } from './mount-image.ts'
import type { LoadResult } from './run-under-load.ts'
import type { ContainerInspection, MemoryUsage, ProcessInfo } from './inspection.ts'
import { getImageName } from './mount-images.ts'
import type { TrialPurchase } from './shopper.ts'
import type { ContainerExit, ServiceStart } from './trial-project.ts'

/** Parses the lines of a log that are JSON. */
const parseJsonLog = (log: string): Record<string, unknown>[] =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

const formatMegabytes = (count: number) => `${Math.round(count / 2 ** 20)} MB`

const formatTable = (head: string[], rows: string[][]) =>
  [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

/** The image of each service as a table; `versions` names the stand-ins for images that this machine cannot load. */
export const formatImages = ({ services }: ComposeFile, versions: Record<string, string>) =>
  formatTable(
    ['service', 'image', 'size', 'stand-in'],
    Object.entries(services).map(([name, service]) => [
      name,
      getImageName(service),
      hasImage(getImageName(service)) ? readImageSize(getImageName(service)) : '',
      versions[name] ?? (hasImage(getImageName(service)) ? '' : 'the Mailpit stub of the trial'),
    ]),
  )

export const formatStart = (started: ServiceStart[]) =>
  formatTable(
    ['service', 'running after', 'ready after', 'state'],
    started.map(({ name, runningAfterMs, readyAfterMs, outcome }) => [
      name,
      `${(runningAfterMs / 1000).toFixed(1)} s`,
      `${(readyAfterMs / 1000).toFixed(1)} s`,
      outcome,
    ]),
  )

/** Capabilities in the kernel's hexadecimal form; 0 means none. */
const formatCapabilities = (processes: ProcessInfo[]) =>
  [...new Set(processes.map(({ capabilities }) => `0x${BigInt(`0x${capabilities}`).toString(16)}`))].join(', ')

export const formatContainers = (inspections: ContainerInspection[]) =>
  formatTable(
    [
      'container',
      'users',
      'privileges',
      'no new privileges',
      'writes to',
      'secrets in its environment or command',
      'reaches',
    ],
    inspections.map(({ name, processes, writable, foreignSecrets, reaches }) => [
      name,
      [...new Set(processes.map(({ uid }) => uid))].join(', '),
      formatCapabilities(processes),
      processes.every(({ noNewPrivileges }) => noNewPrivileges) ? 'yes' : 'NO',
      writable.isRootWritable ? 'ITS ROOT' : writable.paths.filter((place) => !place.startsWith('/etc/')).join(', '),
      foreignSecrets.join(', ') || 'none',
      reaches.join(', '),
    ]),
  )

export const formatMemory = (rows: { name: string; memory: MemoryUsage }[]) =>
  formatTable(
    ['container', 'memory of processes', 'peak, with cached files', 'limit', 'killed for memory'],
    rows.map(({ name, memory }) => [
      name,
      formatMegabytes(memory.rssBytes),
      formatMegabytes(memory.peakBytes),
      formatMegabytes(memory.limitBytes),
      String(memory.oomKillCount),
    ]),
  )

export const formatPurchase = ({ order, event, email, cookies, paidAt }: TrialPurchase) =>
  [
    `Order ${order}: two tickets for “${event}”, paid on ${paidAt}.`,
    `Email: “${email.subject}”, with ${email.attachments.join(', ')}.`,
    `HttpOnly cookies: ${cookies.join('; ')}.`,
  ]
    .map((line) => `- ${line}`)
    .join('\n')

export const formatLoad = (title: string, { requestCount, outcomes, slowestMs }: LoadResult) =>
  `- ${title}: ${requestCount} requests; ${Object.entries(outcomes)
    .toSorted()
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ')}; the slowest took ${slowestMs} ms.`

export const formatExits = (exits: ContainerExit[]) =>
  exits.map(({ name, code, ms }) => `- ${name}: exit code ${code} after ${(ms / 1000).toFixed(1)} s`).join('\n')

export const formatUnsupportedKeys = (compose: ComposeFile) =>
  `Keys of the file that are not tried: ${findUnsupportedKeys(compose).join(', ') || 'nothing'}.`

export const formatErrors = (problems: string[]) =>
  problems.length === 0
    ? 'The browser reported no error of the console, the page or its policy.'
    : `ERRORS: ${problems.join('; ')}`

/** How many requests each replica logged. */
export const formatRequestCounts = (replicas: { name: string; log: string }[]): string =>
  replicas
    .map(({ name, log }) => `- ${name}: ${parseJsonLog(log).filter(({ msg }) => msg === 'request').length} requests`)
    .join('\n')
