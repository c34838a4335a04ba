import type { ComposeFile } from '#scripts/compose/compose-file.ts'
import { findUnsupportedKeys } from './unsupported-keys.ts'
import { hasImage, readImageSize } from './mount-image.ts'
import type { LoadResult } from './run-under-load.ts'
import type { readMemoryUsage, ProcessInfo } from './inspect-container.ts'
import { getImageName } from './mount-images.ts'
import type { ServiceStart } from './project.ts'
import type { Purchase } from './shopper.ts'

const formatMegabytes = (count: number) => `${Math.round(count / 2 ** 20)} MB`

const formatTable = (head: string[], rows: string[][]) =>
  [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

/** What each service ran from; `versions` says what stands in for an image that cannot be had here. */
export const reportImages = ({ services }: ComposeFile, versions: Record<string, string>) =>
  formatTable(
    ['service', 'image', 'size', 'in its place'],
    Object.entries(services).map(([name, service]) => [
      name,
      getImageName(service),
      hasImage(getImageName(service)) ? readImageSize(getImageName(service)) : '',
      versions[name] ?? (hasImage(getImageName(service)) ? '' : 'a mailbox of the trial'),
    ]),
  )

export const reportStart = (started: ServiceStart[]) =>
  formatTable(
    ['service', 'began after', 'ready after', 'how'],
    started.map(({ name, runningAfterMs, readyAfterMs, outcome }) => [
      name,
      `${(runningAfterMs / 1000).toFixed(1)} s`,
      `${(readyAfterMs / 1000).toFixed(1)} s`,
      outcome,
    ]),
  )

export type ContainerInspection = {
  name: string
  processes: ProcessInfo[]
  writable: { root: boolean; paths: string[] }
  foreignSecrets: string[]
  reaches: string[]
}

/** Capabilities as the kernel writes them, 0 for none. */
const formatCapabilities = (processes: ProcessInfo[]) =>
  [...new Set(processes.map(({ capabilities }) => `0x${BigInt(`0x${capabilities}`).toString(16)}`))].join(', ')

export const reportContainers = (inspections: ContainerInspection[]) =>
  formatTable(
    [
      'container',
      'users',
      'privileges',
      'no new ones',
      'writes to',
      'secrets in its environment or command',
      'reaches',
    ],
    inspections.map(({ name, processes, writable, foreignSecrets, reaches }) => [
      name,
      [...new Set(processes.map(({ uid }) => uid))].join(', '),
      formatCapabilities(processes),
      processes.every(({ noNewPrivileges }) => noNewPrivileges) ? 'yes' : 'NO',
      writable.root ? 'ITS ROOT' : writable.paths.filter((place) => !place.startsWith('/etc/')).join(', '),
      foreignSecrets.join(', ') || 'none',
      reaches.join(', '),
    ]),
  )

export const reportMemory = (rows: { name: string; memory: ReturnType<typeof readMemoryUsage> }[]) =>
  formatTable(
    ['container', 'its processes', 'most, with files cached', 'limit', 'killed for it'],
    rows.map(({ name, memory }) => [
      name,
      formatMegabytes(memory.rssBytes),
      formatMegabytes(memory.peakBytes),
      formatMegabytes(memory.limitBytes),
      String(memory.oomKillCount),
    ]),
  )

export const reportPurchase = ({ order, event, email, cookies, paidAt }: Purchase) =>
  [
    `Order ${order}: two tickets for “${event}”, paid on ${paidAt}.`,
    `Letter: “${email.subject}”, with ${email.attachments.join(', ')}.`,
    `Cookies no script can read: ${cookies.join('; ')}.`,
  ]
    .map((line) => `- ${line}`)
    .join('\n')

export const reportLoad = (title: string, { requestCount, outcomes, slowestMs }: LoadResult) =>
  `- ${title}: ${requestCount} requests; ${Object.entries(outcomes)
    .toSorted()
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ')}; the slowest took ${slowestMs} ms.`

export const reportExits = (exits: { name: string; code: number; ms: number }[]) =>
  exits.map(({ name, code, ms }) => `- ${name}: exit code ${code} after ${(ms / 1000).toFixed(1)} s`).join('\n')

export const reportUnsupportedKeys = (compose: ComposeFile) =>
  `Not tried of the file: ${findUnsupportedKeys(compose).join(', ') || 'nothing'}.`
