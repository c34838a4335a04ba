import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { listSecurityHeaders } from '#server/http/middleware/set-security-headers.ts'
import { toRepositoryPath } from '#scripts/repository.ts'

const page = load(readFileSync(join(import.meta.dirname, 'unavailable.html'), 'utf8'))
const caddyfile = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')

describe('the page of a proxy that reaches no storefront', () => {
  it('has a content security policy that allows its own style and font only [S30]', () => {
    const digest = createHash('sha256').update(page('style').text()).digest('base64')
    expect(caddyfile).toContain(
      `Content-Security-Policy "default-src 'none'; font-src data:; style-src 'sha256-${digest}';`,
    )
    expect(page('script, [style], link, img, form').length).toBe(0)
    expect(page('style').text()).not.toMatch(/url\((?!'data:font)|@import/)
    expect(
      page('a')
        .map((_index, link) => page(link).attr('href'))
        .get(),
    ).toEqual(['', ''])
  })

  it('has the security headers of the storefront, and a stricter referrer policy [S32]', () => {
    const [, block = ''] = /^\(own-headers\) \{\n\theader \{\n([^}]*)/m.exec(caddyfile) ?? []
    const ownHeaders = Object.fromEntries(
      [...block.matchAll(/^\t\t([A-Z][\w-]+) (?:"(.*)"|(\S+))$/gm)].map(([, name, quoted, word]) => [
        name!.toLowerCase(),
        quoted ?? word!,
      ]),
    )
    const {
      'content-security-policy': policy,
      // The proxy collects no reports.
      'reporting-endpoints': _endpoints,
      ...headers
    } = listSecurityHeaders({ secure: true, indexing: true })
    expect(ownHeaders).toEqual({
      ...headers,
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'; "),
      'referrer-policy': 'no-referrer',
    })
    for (const directive of policy!.split('; ')) expect(ownHeaders['content-security-policy']).toContain(directive)
  })

  it.each(['en', 'de'])('has the texts of the shop in %s', (language) => {
    const { unavailable } = JSON.parse(readFileSync(toRepositoryPath(`locales/${language}/errors.json`), 'utf8')) as {
      unavailable: { title: string; text: string }
    }
    const part = page('h1, h2').filter((_index, heading) => page(heading).text() === unavailable.title)
    expect(part.length).toBe(1)
    expect(part.closest('[lang]').attr('lang')).toBe(language)
    expect(part.next('p').text()).toBe(unavailable.text)
    expect(page('title').text()).toContain(unavailable.title)
  })
})
