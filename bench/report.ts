import { median } from './median.ts'
import type { Measurement, RoundFigure } from './measure-cases.ts'

const formatNumber = (value: number | undefined, digits = 1) => (value === undefined ? '–' : value.toFixed(digits))

export const formatTable = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const computeRoundRatio = (row: RoundFigure, reference: RoundFigure) =>
  row.cpu && reference.cpu ? reference.cpu / row.cpu : row.perSecond / reference.perSecond

/**
 * How many requests a row serves in the processor time that the reference needs for one. It is the median over the
 * rounds, because two rows of one round meet the same speed of the machine. Other programs hardly change processor
 * time. Where the system does not report it, compares requests a second.
 */
const computeRatio = (row: Measurement, reference: Measurement) =>
  median(row.rounds.map((figure, round) => computeRoundRatio(figure, reference.rounds[round]!)))

export const formatLoadTable = (figures: Measurement[], references: Measurement[]) =>
  formatTable(
    ['', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms/req', 'RSS MB', 'errors', ...references.map(({ name }) => `as ${name}`)],
    figures.map((row) => [
      row.name,
      formatNumber(row.perSecond, 0),
      formatNumber(row.p50, 0),
      formatNumber(row.p99, 0),
      formatNumber(row.cpu, 3),
      formatNumber(row.rss, 0),
      String(row.errors),
      ...references.map((reference) => `${formatNumber(computeRatio(row, reference), 2)}×`),
    ]),
  )
