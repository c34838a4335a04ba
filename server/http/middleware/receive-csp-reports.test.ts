import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { receiveCspReports } from './receive-csp-reports.ts'

const setUp = (perMinute?: number) => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  return { app: express().use(receiveCspReports(log, perMinute)), lines }
}

const legacy = {
  'csp-report': {
    'document-uri': 'https://shop.example/set-password?token=CANARY',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?y#z',
  },
}

const send = (app: express.Express, type: string, body: unknown) =>
  request(app).post('/reports/csp').type(type).send(JSON.stringify(body))

it('receiveCspReports logs a legacy report [S8 S31]', async () => {
  const { app, lines } = setUp()
  expect((await send(app, 'application/csp-report', legacy)).status).toBe(204)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'csp.violation',
    directive: 'script-src-elem',
    blocked: 'https://evil.example/x.js',
    page: 'https://shop.example/set-password',
  })
  expect(lines[0]).not.toContain('CANARY')
})

it('receiveCspReports logs several new reports at once [S31]', async () => {
  const { app, lines } = setUp()
  const report = {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'img-src',
      blockedURL: 'https://evil.example/i.png',
      documentURL: 'https://shop.example/',
    },
  }
  expect((await send(app, 'application/reports+json', [report, report])).status).toBe(204)
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ directive: 'img-src', page: 'https://shop.example/' })
})

it('receiveCspReports rejects long reports, ignores invalid ones, and limits its log lines [S31]', async () => {
  const { app, lines } = setUp(3)
  expect(
    (await send(app, 'application/csp-report', { 'csp-report': { 'blocked-uri': 'x'.repeat(11_000) } })).status,
  ).toBe(413)
  expect((await request(app).post('/reports/csp').type('application/csp-report').send('{not')).status).toBe(400)
  expect((await send(app, 'application/csp-report', { other: 1 })).status).toBe(204)
  expect(lines).toEqual([])
  for (let time = 0; time < 5; time++) expect((await send(app, 'application/csp-report', legacy)).status).toBe(204)
  expect(lines).toHaveLength(3)
})
