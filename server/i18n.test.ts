import { expect, it } from 'vitest'
import { createI18n } from './i18n.ts'

it('createI18n loads the texts of the storefront and none of the reference API', async () => {
  const { options, store } = await createI18n(new URL('../locales', import.meta.url).pathname)
  expect(options.ns).toContain('basket')
  for (const language of ['en', 'de'])
    expect(Object.keys(store.data[language]!).filter((namespace) => namespace.startsWith('api-'))).toEqual([])
})
