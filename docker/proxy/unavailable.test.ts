import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { toRepositoryPath } from '#scripts/repository.ts'

const page = load(readFileSync(join(import.meta.dirname, 'unavailable.html'), 'utf8'))
const caddyfile = readFileSync(join(import.meta.dirname, 'Caddyfile'), 'utf8')

describe('the page of a proxy that reaches no storefront', () => {
  it('has a content security policy that allows its own style only [S30]', () => {
    const digest = createHash('sha256').update(page('style').text()).digest('base64')
    expect(caddyfile).toContain(`Content-Security-Policy "default-src 'none'; style-src 'sha256-${digest}';`)
    expect(page('script, [style], link, img, form').length).toBe(0)
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
