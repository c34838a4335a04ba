import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findProgram } from '../programs/find-program.ts'
import { toRepositoryPath } from '../repository.ts'
import { readAlarms, replaceAlarmTable } from './alarms.ts'

const runbook = readFileSync(toRepositoryPath('docs/runbook.md'), 'utf8')
const monitoring = readFileSync(toRepositoryPath('docs/monitoring.md'), 'utf8')
const documentedMetrics = new Set([...monitoring.matchAll(/^\| `([a-z_…]+)`.* \|$/gm)].map(([, name]) => name!))

/** The metrics in a query: its names without functions, keywords and labels. */
const findMetrics = (query: string) =>
  [...query.replace(/\{[^}]*\}|by \([^)]*\)/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()|\bup\b/g)].map(
    ([name]) => name,
  )

const isDocumented = (name: string) =>
  name === 'up' ||
  documentedMetrics.has(name) ||
  documentedMetrics.has(name.replace(/_bucket$/, '')) ||
  ['nodejs_eventloop_lag_', 'nodejs_heap_'].some(
    (start) => name.startsWith(start) && monitoring.includes(`\`${start}…\``),
  )

const runPromtool = (...args: string[]) =>
  spawnSync('promtool', args, { encoding: 'utf8', cwd: toRepositoryPath('docker/metrics') })

describe('alarms.yml', () => {
  it('matches the table of docs/runbook.md (npm run generate:docs), and names its headings', () => {
    expect(runbook).toBe(replaceAlarmTable(runbook))
    const headings = new Set([...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading))
    expect(
      readAlarms()
        .map(({ annotations }) => annotations.runbook)
        .filter((heading) => !headings.has(heading)),
    ).toEqual([])
  })

  it.each(readAlarms().map(({ alert, expr }) => [alert, expr]))(
    '%s queries only documented metrics',
    (_alert, expr) => {
      expect(findMetrics(expr!).length).toBeGreaterThan(0)
      expect(findMetrics(expr!).filter((name) => !isDocumented(name))).toEqual([])
    },
  )

  it('has every alarm that docs/runbook.md names', () => {
    const names = readAlarms().map(({ alert }) => alert)
    const instructions = runbook.slice(runbook.indexOf('## When something is down'))
    const mentionedAlarms = [...instructions.matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`/g)].map(([, name]) => name!)
    expect(mentionedAlarms.length).toBeGreaterThan(3)
    expect(mentionedAlarms.filter((name) => !names.includes(name))).toEqual([])
  })

  it.skipIf(!findProgram(['promtool']))('passes the checks and the cases of promtool', () => {
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['test', 'rules', 'alarms.cases.yml'],
    ]) {
      const { status, stdout, stderr } = runPromtool(...args)
      expect(stdout + stderr).toContain('SUCCESS')
      expect(status).toBe(0)
    }
  })
})
