import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getTexts, isTextKey, getLocalised } from './load-texts.ts'

const root = new URL('../..', import.meta.url).pathname
const localesFolder = `${root}locales/`

type Tree = { [name: string]: string | Tree }

const flatten = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value] as [string, string]] : flatten(value, `${prefix}${name}.`),
  )

const readTexts = (language: string, file: string) =>
  new Map(flatten(JSON.parse(readFileSync(`${localesFolder}${language}/${file}`, 'utf8')) as Tree))

const listFiles = (language: string) => readdirSync(localesFolder + language).filter((file) => file.startsWith('api-'))

const files = listFiles('en')

const listPlaceholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

const removePluralSuffix = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

describe('the locale files of the API', () => {
  it('exist under the same names in both languages', () => {
    expect(listFiles('de')).toEqual(files)
    expect(files).toEqual([
      'api-catalogue.json',
      'api-documents.json',
      'api-emails.json',
      'api-messages.json',
      'api-payment.json',
    ])
  })

  it.each(files)('%s has the same keys, order and placeholders in both languages', (file) => {
    const [english, german] = [readTexts('en', file), readTexts('de', file)]
    expect([...german.keys()]).toEqual([...english.keys()])
    for (const [key, text] of english)
      expect([key, listPlaceholders(german.get(key)!)]).toEqual([key, listPlaceholders(text)])
    for (const text of [...english.values(), ...german.values()]) expect(text.trim()).not.toBe('')
  })

  it.each(files)('%s has no unused text', (file) => {
    const sources = globSync('reference-api/**/*.ts', { cwd: root })
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => readFileSync(root + path, 'utf8'))
      .join('\n')
    const keys = new Set([...readTexts('en', file).keys()].map(removePluralSuffix))
    const namespace = file.slice('api-'.length, -'.json'.length)
    // Code contains a key literally, or with a placeholder: `choices.${choice}.label`.
    const patterns = [...sources.matchAll(/[`']([\w$.{}-]*\$\{[^}`']+\}[\w$.{}-]*)[`']/g)].map(
      ([, template]) => new RegExp(`^${template!.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
    )
    const isUsed = (key: string) =>
      key.includes('.')
        ? sources.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key))
        : sources.includes(`t('${key}'`) ||
          sources.includes(`'${namespace}', '${key}'`) ||
          sources.includes(`)('${key}'`)
    expect([...keys].filter((key) => !isUsed(key))).toEqual([])
  })
})

describe('getTexts', () => {
  it('inserts values unchanged when they look like placeholders, nested texts or HTML', () => {
    const name = `{{name}} $t(brand) $& <b>&"'`
    expect(getTexts('emails', 'en')('greetingWithName', { name })).toBe(`Hello ${name},`)
    expect(getTexts('emails', 'de')('order.postponedText', { name, when: name })).toBe(
      `${name}, geplant für ${name}, ist verschoben. Das neue Datum steht noch aus; sobald es feststeht, schreiben wir.`,
    )
  })

  it('chooses the plural by count, including 0', () => {
    const t = getTexts('messages', 'de')
    expect([0, 1, 2, 1200].map((count) => t('tickets.left', { count }))).toEqual([
      'Diese Karten sind ausverkauft.',
      'Es ist nur noch 1 Karte da.',
      'Es sind nur noch 2 Karten da.',
      'Es sind nur noch 1200 Karten da.',
    ])
  })

  it('recognises its keys, but no text that only contains or resembles one', () => {
    expect(isTextKey('messages', 'value.required')).toBe(true)
    expect(isTextKey('messages', 'tickets.left')).toBe(true)
    for (const value of ['', 'value', 'tickets.left_one', 'constructor.name', 'Invalid input: expected string'])
      expect([value, isTextKey('messages', value)]).toEqual([value, false])
  })

  it('getLocalised returns a text in every language', () => {
    expect(getLocalised('catalogue', 'insideVenue', { venue: 'Trafohalle' })).toEqual({
      en: 'Inside Trafohalle',
      de: 'Blick in: Trafohalle',
    })
  })
})
