import type { Figures } from './measure.ts'

const fixed = (value: number | undefined, digits = 1) => (value === undefined ? '–' : value.toFixed(digits))

export const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/**
 * How many times as much a row does with one processor as a reference: processor time does not care who else uses the
 * machine. Requests a second where the system does not tell processor times.
 */
const ratio = (row: Figures, reference: Figures) =>
  row.cpu && reference.cpu ? reference.cpu / row.cpu : row.perSecond / reference.perSecond

export const loadTable = (figures: Figures[], references: Figures[]) =>
  table(
    ['', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'RSS MB', 'errors', ...references.map(({ name }) => `as ${name}`)],
    figures.map((row) => [
      row.name,
      fixed(row.perSecond, 0),
      fixed(row.p50, 0),
      fixed(row.p99, 0),
      fixed(row.cpu, 3),
      fixed(row.rss, 0),
      String(row.errors),
      ...references.map((reference) => `${fixed(ratio(row, reference), 2)}×`),
    ]),
  )
