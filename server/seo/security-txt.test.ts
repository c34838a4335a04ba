import express from 'express'
import request from 'supertest'
import { expect, it } from 'vitest'
import { pino } from 'pino'
import { readConfig } from '../config/config.ts'
import { createSeoFilesHandler, type SeoFilesDeps } from './seo-files.ts'
import { renderSecurityTxt } from './security-txt.ts'

const settings = {
  contact: 'mailto:security@shop.example',
  policy: 'https://shop.example/policy',
  site: { publicUrl: 'https://shop.example' },
}
const noon = Date.parse('2026-11-22T12:00:00Z')

it('security.txt has the fields of RFC 9116, once each, and its own URL', () => {
  expect(renderSecurityTxt(settings, noon).split('\n')).toEqual([
    'Contact: mailto:security@shop.example',
    'Expires: 2027-05-21T00:00:00.000Z',
    'Preferred-Languages: en, de',
    'Canonical: https://shop.example/.well-known/security.txt',
    'Policy: https://shop.example/policy',
    '',
  ])
  expect(renderSecurityTxt({ ...settings, policy: undefined }, noon)).not.toContain('Policy')
})

it('security.txt changes once a day, and expires within a year but never too soon', () => {
  const day = 24 * 60 * 60 * 1000
  const expiresAt = (now: number) => Date.parse(/^Expires: (.*)$/m.exec(renderSecurityTxt(settings, now))![1]!)
  expect(expiresAt(noon + day / 2 - 1)).toBe(expiresAt(noon))
  expect(expiresAt(noon + day / 2)).toBe(expiresAt(noon) + day)
  for (const now of [noon, noon + 12.3 * day])
    expect((expiresAt(now) - now) / day).toSatisfy((days: number) => days > 170 && days < 365)
})

const unused = {} as Pick<SeoFilesDeps, 'api' | 'frontend' | 'i18n'>
const shop = (env: Record<string, string>) =>
  express().use(
    createSeoFilesHandler({
      ...unused,
      config: readConfig({ PUBLIC_URL: 'http://shop.example:8080', ...env }),
      log: pino({ level: 'silent' }),
    }),
  )

it('security.txt is plain text with a short lifetime, and a 404 without a contact', async () => {
  const app = shop({ SECURITY_CONTACT: 'https://shop.example/report' })
  const response = await request(app)
    .get('/.well-known/security.txt')
    .expect(200)
    .expect('Content-Type', 'text/plain; charset=utf-8')
    .expect('Cache-Control', 'public, max-age=300')
  expect(response.text).toContain('Contact: https://shop.example/report\n')
  expect(response.text).toContain('Canonical: http://shop.example:8080/.well-known/security.txt\n')
  await request(app).head('/.well-known/security.txt').expect(200)
  await request(shop({})).get('/.well-known/security.txt').expect(404)
})

it.each(['security@shop.example', 'http://shop.example/report', 'javascript:alert(1)'])(
  'readConfig rejects the contact %s',
  (SECURITY_CONTACT) => {
    expect(() => readConfig({ SECURITY_CONTACT })).toThrow('SECURITY_CONTACT')
  },
)
