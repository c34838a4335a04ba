import { formatSourceHash } from '../../docs/source-hash.ts'
import { listReportedSpecs, type ReportedSuite } from '../matrix/matrix-table.ts'

const titlePattern = /^(.+) loses nothing (\d+) ms after the first paint( on a slow phone)?$/

/** The text of docs/first-seconds.md, made from the report of a run that uses every control at every moment. */
export const formatFirstSecondsTable = (suites: readonly ReportedSuite[], sourceHash: string): string => {
  const cells = suites.flatMap(listReportedSpecs).flatMap(({ title, ok }) => {
    const [, control, moment, phone] = titlePattern.exec(title) ?? []
    return control === undefined ? [] : [{ control, moment: Number(moment), isSlow: phone !== undefined, ok }]
  })
  const moments = [...new Set(cells.map(({ moment }) => moment))].toSorted((one, other) => one - other)
  const rows = [...Map.groupBy(cells, ({ control }) => control)].map(([control, ofControl]) => {
    const results = moments.map((moment) => {
      const failed = ofControl.filter((cell) => cell.moment === moment && !cell.ok)
      return failed.length === 0
        ? 'passed'
        : `failed on the ${failed.map(({ isSlow }) => (isSlow ? 'phone' : 'fast machine')).join(' and ')}`
    })
    return `| ${[control, ...results].join(' | ')} |`
  })
  return [
    '# The first seconds of a page',
    '',
    '<!-- `npm run test:first-seconds` writes this file. -->',
    formatSourceHash(sourceHash),
    '',
    'No press, key or choice made while a page loads is lost or doubled. Each cell uses the control so many milliseconds',
    'after the first paint, on a fast machine and on a slow phone (390 px, 1.6 Mbit/s, 150 ms, a processor four times as',
    'slow). It passes when the page ends in the state that a hydrated page would be in. `npm test` tries each control at 0',
    'and 300 ms on the fast machine.',
    '',
    `| control | ${moments.map((moment) => `${moment} ms`).join(' | ')} |`,
    `|---|${moments.map(() => '---|').join('')}`,
    ...rows,
    '',
  ].join('\n')
}
