import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultLanguage, languages } from '#shared/wire/languages.ts'
import { toRepositoryPath } from '../repository.ts'

const flatten = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )

const readKeys = (language: string, file: string) =>
  flatten(JSON.parse(readFileSync(toRepositoryPath('locales', language, file), 'utf8')) as object).map(([key]) => key)

const pluralSuffix = /_(zero|one|two|few|many|other)$/

const files = readdirSync(toRepositoryPath('locales', defaultLanguage))

describe.each(languages)('locales/%s', (language) => {
  it('has every file and text of English', () => {
    expect(readdirSync(toRepositoryPath('locales', language))).toEqual(files)
    const listTexts = (of: string, file: string) =>
      [...new Set(readKeys(of, file).map((key) => key.replace(pluralSuffix, '')))].toSorted()
    for (const file of files)
      expect([file, listTexts(language, file)]).toEqual([file, listTexts(defaultLanguage, file)])
  })

  it('has each category of plurals that the language has', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const file of files) {
      const keys = new Set(readKeys(language, file))
      const plurals = [...keys].filter((key) => key.endsWith('_other')).map((key) => key.slice(0, -'_other'.length))
      const missing = plurals.flatMap((plural) =>
        pluralCategories.map((category) => `${plural}_${category}`).filter((key) => !keys.has(key)),
      )
      expect([file, missing]).toEqual([file, []])
    }
  })
})
