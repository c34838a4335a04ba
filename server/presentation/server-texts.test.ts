import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { englishServerTexts, getServerTexts, translateServerText } from './server-texts.ts'

const serverFolder = new URL('..', import.meta.url).pathname

const keys = Object.keys(englishServerTexts) as (keyof typeof englishServerTexts)[]

describe('the texts of the server', () => {
  it('have the same keys and placeholders in both languages', () => {
    const german = getServerTexts('de')
    expect(Object.keys(german)).toEqual(keys)
    for (const key of keys)
      expect([key, german[key].match(/{{\w+}}/g)]).toEqual([key, englishServerTexts[key].match(/{{\w+}}/g)])
  })

  it('are all used', () => {
    const sources = globSync('**/*.ts', { cwd: serverFolder, exclude: ['**/*.test.ts'] })
      .map((file) => readFileSync(serverFolder + file, 'utf8'))
      .join('\n')
    expect(keys.filter((key) => !new RegExp(`[.']${key}\\b`).test(sources))).toEqual([])
  })
})

describe('translateServerText', () => {
  it("translates the server's own English texts and returns others unchanged", () => {
    expect(translateServerText('An unknown error occurred', 'de')).toBe('Ein unbekannter Fehler ist aufgetreten')
    expect(translateServerText('An unknown error occurred', 'en')).toBe('An unknown error occurred')
    expect(translateServerText('Sold out.', 'de')).toBe('Sold out.')
  })
})
