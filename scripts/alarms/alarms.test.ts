import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findProgram } from '../test-runner/find-program.ts'
import { toRepositoryPath } from '../repository.ts'
import { readAlarms, replaceAlarmTable } from './alarms.ts'

const operations = readFileSync(toRepositoryPath('docs/operations.md'), 'utf8')
const documentedMetrics = new Set([...operations.matchAll(/^\| `([a-z_…]+)`.* \|$/gm)].map(([, name]) => name!))

/** Names in a query that are no function, keyword or label. */
const findMetrics = (query: string) =>
  [...query.replace(/\{[^}]*\}|by \([^)]*\)/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()|\bup\b/g)].map(
    ([name]) => name,
  )

const isDocumented = (name: string) =>
  name === 'up' ||
  documentedMetrics.has(name) ||
  documentedMetrics.has(name.replace(/_bucket$/, '')) ||
  (name.startsWith('nodejs_eventloop_lag_') && operations.includes('`nodejs_eventloop_lag_…`'))

const runPromtool = (...args: string[]) =>
  spawnSync('promtool', args, { encoding: 'utf8', cwd: toRepositoryPath('docker/metrics') })

describe('the alarms', () => {
  it('are in docs/operations.md (npm run generate:docs), each with a link to one of its headings', () => {
    expect(operations).toBe(replaceAlarmTable(operations))
    const headings = new Set([...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading))
    expect(
      readAlarms()
        .map(({ annotations }) => annotations.runbook)
        .filter((heading) => !headings.has(heading)),
    ).toEqual([])
  })

  it.each(readAlarms().map(({ alert, expr }) => [alert, expr]))(
    '%s queries metrics that the shop has',
    (_alert, expr) => {
      expect(findMetrics(expr!).length).toBeGreaterThan(0)
      expect(findMetrics(expr!).filter((name) => !isDocumented(name))).toEqual([])
    },
  )

  it('that the runbook names exist', () => {
    const names = readAlarms().map(({ alert }) => alert)
    const runbook = operations.slice(operations.indexOf('## When something is down'))
    const named = [...runbook.matchAll(/`([A-Z][a-z]+(?:[A-Z][a-z]+)*)`/g)].map(([, name]) => name!)
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !names.includes(name))).toEqual([])
  })

  it.skipIf(!findProgram(['promtool']))('fire in the cases of alarms.cases.yml', () => {
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
