import { expect, it } from 'vitest'
import { createBrowserI18n } from './i18n.ts'
import { createNamespaceLoader } from './create-namespace-loader.ts'

it('the loader adds texts of the storefront and has none of the reference API', async () => {
  const instance = createBrowserI18n('en', {})
  await createNamespaceLoader(instance)(['basket', 'api-emails', 'api-messages'])
  expect(Object.keys(instance.store.data.en ?? {})).toEqual(['basket'])
})
