import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { boundaryRules } from './boundary-rules.ts'
import { checkBoundaries } from './check-boundaries.ts'
import { toRepositoryPath } from '../repository.ts'

type Files = Record<string, string>

const imports = Object.fromEntries(
  ['shared', 'runtime', 'server', 'client', 'reference-api', 'scripts'].map((folder) => [
    `#${folder}/*`,
    `./${folder}/*`,
  ]),
)

/** A small shop without violations, in the TypeScript style of this repository. */
const shop: Files = {
  'package.json': JSON.stringify({ type: 'module', imports }),
  'shared/rules/money.ts':
    'export type Money = { amount: number }\nexport const zero = { amount: 0 } satisfies Money\n',
  'shared/wire/basket.ts': 'export type WireBasket = { id: string }\nexport const wireBasket = {}\n',
  'runtime/log.ts': "import { join } from 'node:path'\nexport const log = join('/', 'log')\n",
  'docker/secrets/main.ts': "import { join } from 'node:path'\nexport const file = join('/', 'kept')\n",
  'server/main.ts':
    "import { join } from 'node:path'\nimport type { Page } from '#client/entry-server.tsx'\nexport const page = (p: Page) => join('/', p)\n",
  'server/features/basket/total.ts': "import { zero } from '#shared/rules/money.ts'\nexport const total = zero\n",
  'server/features/catalogue/price.ts': 'export const price = 1\n',
  'client/entry-server.tsx':
    "import { Button } from './ui/actions/button.tsx'\nexport type Page = string\nexport const page = <Button />\n",
  'client/ui/actions/button.tsx':
    "import { useState } from 'react'\nexport const Button = () => <button>{useState(0)[0]}</button>\n",
  'client/data/store.ts': 'export const store = {}\n',
  'client/pages/home/home-page.tsx': 'export const HomePage = () => null\n',
  'client/pages/events/event-page.tsx': 'export const EventPage = () => null\n',
  'client/app/routes.tsx': 'export const routes = []\n',
  'client/features/events/event-card.tsx': 'export const Card = () => null\n',
  'reference-api/main.ts':
    "import type { WireBasket } from '#shared/wire/basket.ts'\nexport const basket = (b: WireBasket) => b\n",
  'scripts/launcher/start.ts': 'export const start = 1\n',
}

const createTree = (files: Files) => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  symlinkSync(toRepositoryPath('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

const plantInEach = (folders: readonly string[], source: string): Files =>
  Object.fromEntries(folders.map((folder) => [`client/${folder}/a.ts`, source]))

/** Files that violate each rule: those named `a` import what it forbids. */
const planted: Record<string, Files> = {
  'no-cycles': {
    'server/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
    'server/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
  },
  'imports-resolve': { 'server/a.ts': "export { nothing } from '#shared/nowhere.ts'\n" },
  'shared-imports-nothing-above-it': {
    'shared/a.ts': "export { price } from '../server/features/catalogue/price.ts'\n",
  },
  'shared-knows-no-react': { 'shared/a.ts': "export { useState } from 'react'\n" },
  'shared-knows-no-node': { 'shared/a.ts': "export { join } from 'node:path'\n" },
  'runtime-knows-no-deployable': { 'runtime/a.ts': "export { price } from '#server/features/catalogue/price.ts'\n" },
  'init-step-stands-alone': { 'docker/secrets/a.ts': "export { log } from '#runtime/log.ts'\n" },
  'client-never-imports-server': { 'client/app/a.ts': "export type { page } from '#server/main.ts'\n" },
  'client-never-imports-node': {
    'client/app/a.tsx': "import { join } from 'node:path'\nexport const A = () => <p>{join('a')}</p>\n",
  },
  'browser-takes-only-types-from-schemas': {
    'client/data/a.ts': "export { wireBasket } from '#shared/wire/basket.ts'\n",
  },
  'server-takes-only-types-from-client': {
    'server/a.ts': "import { page } from '#client/entry-server.tsx'\nexport const a = page\n",
  },
  'handlers-never-import-handlers': {
    'server/features/basket/a.ts': "export { price } from '../catalogue/price.ts'\n",
  },
  'pages-never-import-pages': {
    'client/pages/home/a.ts': "export { EventPage } from '../events/event-page.tsx'\n",
  },
  'nothing-below-imports-pages': {
    'client/features/events/a.ts': "export { HomePage } from '../../pages/home/home-page.tsx'\n",
    ...plantInEach(['data', 'routing', 'i18n', 'ui'], "export { HomePage } from '../pages/home/home-page.tsx'\n"),
  },
  'data-imports-no-feature': plantInEach(
    ['data', 'routing', 'i18n'],
    "export { Card } from '../features/events/event-card.tsx'\n",
  ),
  'ui-imports-only-ui': {
    'client/routing/path.ts': "export const path = '/'\n",
    'client/i18n/texts.ts': 'export const texts = {}\n',
    'client/ui/a.ts': "export { useSelector } from 'react-redux'\n",
    'client/ui/actions/a.ts': "export { store } from '../../data/store.ts'\n",
    'client/ui/forms/a.ts': "export { path } from '../../routing/path.ts'\n",
    'client/ui/media/a.ts': "export { texts } from '../../i18n/texts.ts'\n",
    'client/ui/text/a.ts': "export { Card } from '../../features/events/event-card.tsx'\n",
  },
  'only-entries-import-app': { 'client/pages/home/a.ts': "export { routes } from '../../app/routes.tsx'\n" },
  'features-row-1': { 'client/features/prices/a.ts': "export { Card } from '../events/event-card.tsx'\n" },
  'features-row-2': {
    'client/features/basket/lines.ts': 'export const lines = []\n',
    'client/features/events/a.ts': "export { lines } from '../basket/lines.ts'\n",
  },
  'features-row-3': {
    'client/features/search/hits.ts': 'export const hits = []\n',
    'client/features/basket/a.ts': "export { hits } from '../search/hits.ts'\n",
  },
  'features-row-4': {
    'client/features/orders/rows.ts': 'export const rows = []\n',
    'client/features/holds/a.ts': "export { rows } from '../orders/rows.ts'\n",
  },
  'reference-api-imports-only-its-texts': {
    'locales/en/basket.json': '{}\n',
    'reference-api/a.ts': "export { default } from '../locales/en/basket.json' with { type: 'json' }\n",
  },
  'storefront-imports-no-api-texts': {
    'locales/en/api-emails.json': '{}\n',
    'server/a.ts': "export { default } from '../locales/en/api-emails.json' with { type: 'json' }\n",
  },
  'api-imports-no-demo-brand': {
    'reference-api/demo-brand/content.ts': 'export const content = {}\n',
    'reference-api/seed/a.ts': "export { content } from '../demo-brand/content.ts'\n",
  },
  'reference-api-takes-only-wire-shapes': { 'reference-api/a.ts': "export { zero } from '#shared/rules/money.ts'\n" },
  'domain-imports-only-domain': { 'reference-api/domain/a.ts': "export { basket } from '../main.ts'\n" },
  'storefront-never-imports-reference-api': { 'server/a.ts': "export { basket } from '#reference-api/main.ts'\n" },
  'server-never-imports-scripts': { 'server/a.ts': "export { start } from '#scripts/launcher/start.ts'\n" },
}

test('a shop without violations passes, with every module read', async () => {
  expect(await checkBoundaries(createTree(shop))).toEqual({
    moduleCount: Object.keys(shop).length - 1,
    unreadModules: [],
    violations: [],
  })
})

test('every rule has a planted violation', () => {
  expect(Object.keys(planted).sort()).toEqual(boundaryRules.map(({ name }) => name).sort())
})

for (const [rule, files] of Object.entries(planted)) {
  test(`a planted violation is reported as ${rule}`, async () => {
    const { violations } = await checkBoundaries(createTree({ ...shop, ...files }))
    expect([...new Set(violations.map((violation) => violation.rule))]).toEqual([rule])
    const violatingFiles = Object.keys(files).filter((file) => /\/a\.tsx?$/.test(file))
    expect(violations.map(({ from }) => from)).toEqual(expect.arrayContaining(violatingFiles))
  })
}

test('checkBoundaries reports a cycle when an import of a type closes it', async () => {
  const files = {
    'server/a.ts': "import { b } from './b.ts'\nexport type A = string\nexport const a = b\n",
    'server/b.ts': "import type { A } from './a.ts'\nexport const b: A = 'b'\n",
  }
  const { violations } = await checkBoundaries(createTree({ ...shop, ...files }))
  expect([...new Set(violations.map(({ rule }) => rule))]).toEqual(['no-cycles'])
})

test('a source that the tool does not read is reported', async () => {
  const { moduleCount, unreadModules } = await checkBoundaries(
    createTree({ ...shop, 'server/node_modules/a.ts': 'export const a = 1\n' }),
  )
  expect(unreadModules).toEqual(['server/node_modules/a.ts'])
  expect(moduleCount).toBe(Object.keys(shop).length - 1)
})
