import { expect, test } from 'vitest'
import type { PageState } from '../data/page-state.ts'
import { formatPageState } from './format-page-state.ts'

const createState = (data: unknown) => {
  const entry = { status: 'fulfilled', endpointName: 'getHome', originalArgs: { a: '<' }, data, fulfilledTimeStamp: 1 }
  return {
    preferences: { language: 'en', currency: 'GBP', incTax: true },
    isLanguageInUrl: false,
    parameters: ['lng'],
    config: { publicUrl: 'http://shop.example' },
    resources: { common: { brand: 'A & B' }, errors: undefined },
    store: { api: { queries: { 'getHome({})': entry }, mutations: {}, config: { online: true } } },
    router: { loaderData: { root: null }, actionData: null, errors: null },
  } as unknown as PageState
}

test('the state is the JSON of all its fields, without what would end or change a script element', () => {
  const state = createState({ title: '</script><!--\u2028', list: [1, null] })
  const text = formatPageState(state)
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(state)))
  expect(text).not.toMatch(/[<>&\u2028]/)
})

test.each([null, 'text', 0, undefined])('a result may be %j', (data) => {
  const state = createState(data)
  expect(JSON.parse(formatPageState(state))).toEqual(JSON.parse(JSON.stringify(state)))
})

test('the data of a result is formatted once for all pages', () => {
  const toJSON = () => ((calls += 1), { title: 'Home' })
  let calls = 0
  const data = { toJSON }
  const texts = [formatPageState(createState(data)), formatPageState(createState(data))]
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).toContain('{"title":"Home"}')
  expect(calls).toBe(1)
})
