import { addAfter } from './change-response.ts'
import { changePersonalHtml } from './personal-pages.ts'
import { wrapExport, type Change, type PlantedLeak } from './planted-leak.ts'
import { recordedSecrets } from './recorded-secrets.ts'

const fromAnotherShopper = {
  secret: 'another shopper',
  journey: 'twoShoppers',
  tripwire: 'of another request',
} as const

/** Chooses the id of every new session; `makeId` creates the shop's own id. */
const chooseSessionId = (choose: (makeId: () => string) => string): Change =>
  wrapExport(
    'server/http/middleware/session-middleware.ts',
    'createSessionMiddleware',
    (createReadSession) => (deps) =>
      createReadSession({ ...deps, keys: { createSessionId: () => choose(() => deps.keys.createSessionId()) } }),
  )

const pages = new Map<string, string>()
let onlyId: string | undefined

/** Leaks that show one shopper's secrets to another shopper. */
export const otherShopperLeaks: PlantedLeak[] = [
  {
    name: 'a personal page that is cached and sent to another shopper',
    changes: [
      changePersonalHtml((html, url) => {
        const first = pages.get(url) ?? html
        pages.set(url, first)
        return first
      }),
    ],
    where: /other shopper.*GET \/account\/profile.*body/,
    ...fromAnotherShopper,
  },
  {
    name: 'one session for all',
    changes: [chooseSessionId((makeId) => (onlyId ??= makeId()))],
    where: /other shopper.*header set-cookie/i,
    ...fromAnotherShopper,
  },
  {
    name: 'the id of another shopper’s session in a page',
    changes: [
      wrapExport(
        'server/render/document.ts',
        'openDocument',
        (openDocument) => (assets, input) =>
          addAfter(openDocument(assets, input), '<div id="app"', ` data-session="${recordedSecrets.sessionId}"`),
      ),
      chooseSessionId((makeId) => (recordedSecrets.sessionId = makeId())),
    ],
    where: /other shopper.*body/,
    ...fromAnotherShopper,
  },
]
