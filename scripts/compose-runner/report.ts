import { untriedKeys, type Compose } from './compose-model.ts'
import { hasImage, sizeOf } from './images.ts'
import type { Load } from './load.ts'
import type { memoryOf, ProcessFacts } from './look.ts'
import { imageNameOf } from './open-images.ts'
import type { Started } from './project.ts'
import type { Bought } from './shopper.ts'

const megabytes = (count: number) => `${Math.round(count / 2 ** 20)} MB`

const table = (head: string[], rows: string[][]) =>
  [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

/** What each service ran from; `versions` says what stands in for an image that cannot be had here. */
export const reportImages = ({ services }: Compose, versions: Record<string, string>) =>
  table(
    ['service', 'image', 'size', 'in its place'],
    Object.entries(services).map(([name, service]) => [
      name,
      imageNameOf(service),
      hasImage(imageNameOf(service)) ? sizeOf(imageNameOf(service)) : '',
      versions[name] ?? (hasImage(imageNameOf(service)) ? '' : 'a mailbox of the trial'),
    ]),
  )

export const reportStart = (started: Started[]) =>
  table(
    ['service', 'began after', 'ready after', 'how'],
    started.map(({ name, runningAfterMs, readyAfterMs, waited }) => [
      name,
      `${(runningAfterMs / 1000).toFixed(1)} s`,
      `${(readyAfterMs / 1000).toFixed(1)} s`,
      waited,
    ]),
  )

export type Seen = {
  name: string
  processes: ProcessFacts[]
  writable: { root: boolean; places: string[] }
  foreignSecrets: string[]
  reaches: string[]
}

/** Capabilities as the kernel writes them, 0 for none. */
const privileges = (processes: ProcessFacts[]) =>
  [...new Set(processes.map(({ capabilities }) => `0x${BigInt(`0x${capabilities}`).toString(16)}`))].join(', ')

export const reportContainers = (seen: Seen[]) =>
  table(
    [
      'container',
      'users',
      'privileges',
      'no new ones',
      'writes to',
      'secrets in its environment or command',
      'reaches',
    ],
    seen.map(({ name, processes, writable, foreignSecrets, reaches }) => [
      name,
      [...new Set(processes.map(({ uid }) => uid))].join(', '),
      privileges(processes),
      processes.every(({ noNewPrivileges }) => noNewPrivileges) ? 'yes' : 'NO',
      writable.root ? 'ITS ROOT' : writable.places.filter((place) => !place.startsWith('/etc/')).join(', '),
      foreignSecrets.join(', ') || 'none',
      reaches.join(', '),
    ]),
  )

export const reportMemory = (rows: { name: string; memory: ReturnType<typeof memoryOf> }[]) =>
  table(
    ['container', 'its processes', 'most, with files cached', 'limit', 'killed for it'],
    rows.map(({ name, memory }) => [
      name,
      megabytes(memory.own),
      megabytes(memory.most),
      megabytes(memory.limit),
      String(memory.killed),
    ]),
  )

export const reportPurchase = ({ order, event, letter, cookies, paidAt }: Bought) =>
  [
    `Order ${order}: two tickets for “${event}”, paid on ${paidAt}.`,
    `Letter: “${letter.subject}”, with ${letter.attachments.join(', ')}.`,
    `Cookies no script can read: ${cookies.join('; ')}.`,
  ]
    .map((line) => `- ${line}`)
    .join('\n')

export const reportLoad = (title: string, { asked, answers, slowestMs }: Load) =>
  `- ${title}: ${asked} requests; ${Object.entries(answers)
    .toSorted()
    .map(([answer, count]) => `${count} × ${answer}`)
    .join(', ')}; the slowest took ${slowestMs} ms.`

export const reportEnds = (ends: { name: string; code: number; ms: number }[]) =>
  ends.map(({ name, code, ms }) => `- ${name}: exit code ${code} after ${(ms / 1000).toFixed(1)} s`).join('\n')

export const reportUntried = (compose: Compose) =>
  `Not tried of the file: ${untriedKeys(compose).join(', ') || 'nothing'}.`
