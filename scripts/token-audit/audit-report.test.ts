import { expect, it } from 'vitest'
import type { ReportedPass } from '../../e2e/security/report-pass.ts'
import { isClean, formatAuditReport, type AuditReport } from './audit-report.ts'
import type { PlantedLeaksReport } from './planted-leaks/run-planted-leaks.ts'

const pass: ReportedPass = {
  name: 'journeys',
  seconds: 9,
  responses: 20,
  bytes: 4_000,
  unreadable: [],
  storedItemCount: 5,
  logLines: 30,
  atRestBytes: 700,
  kinds: { token: 2 },
  secrets: 2,
  encodings: 48,
  leaks: [],
  coverage: { covered: 1, total: 1, missed: [], statuses: [200] },
}
const plantedLeaks: PlantedLeaksReport = {
  results: [
    {
      name: 'a token in an ETag',
      plantedAt: 'server/x.ts, sendX',
      secret: 'token',
      caught: true,
      place: 'GET /: header etag',
      encoding: 'hex',
      search: 'bytes',
      failure: undefined,
      tripwire: undefined,
      seconds: 3,
    },
  ],
  missed: [],
  falseAlarms: [],
  passedTripwire: [],
  seconds: 4,
}
const report = (changes: Partial<AuditReport> = {}): AuditReport => ({
  clean: true,
  finishedAt: '2026-11-22T08:00:00Z',
  commit: 'abc',
  machine: 'a machine',
  command: 'npm run audit:tokens',
  seconds: 60,
  search: { passes: [pass], failed: false },
  plantedLeaks,
  ...changes,
})

it('an audit is clean when it found no secret and every planted leak [V6]', () => {
  expect(isClean(report())).toBe(true)
  const leak = { place: 'GET /a|b: body', name: 'token', encoding: 'plain' }
  expect(isClean({ search: { passes: [{ ...pass, leaks: [leak] }], failed: false }, plantedLeaks })).toBe(false)
  expect(isClean({ search: { passes: [{ ...pass, unreadable: ['GET /x'] }], failed: false }, plantedLeaks })).toBe(
    false,
  )
  expect(isClean({ search: { passes: [pass], failed: true }, plantedLeaks })).toBe(false)
  expect(isClean({ search: undefined, plantedLeaks: { ...plantedLeaks, missed: ['a token in an ETag'] } })).toBe(false)
  expect(isClean({ search: undefined, plantedLeaks: { ...plantedLeaks, falseAlarms: ['token in /'] } })).toBe(false)
})

it('the report lists the searched outputs, each secret with its place, and the planted leaks', () => {
  const text = formatAuditReport(
    report({
      clean: false,
      search: {
        passes: [{ ...pass, leaks: [{ place: 'GET /a|b: body', name: 'token', encoding: 'plain' }] }],
        failed: false,
      },
    }),
  )
  for (const expectedText of [
    'not clean',
    '| token | plain | GET /a\\|b: body |',
    '1 of 1 caught',
    'a token in an ETag',
    '2: 2 token',
    'HttpOnly',
  ])
    expect(text).toContain(expectedText)
})
