import { type Mutant } from './mutant.ts'

const toTheOther = { journey: 'twoShoppers', tripwire: 'of another request' } as const

/** Leaks of one shopper to another. */
export const otherShopperMutants: Mutant[] = [
  {
    name: 'a personal page that is kept and shown to another shopper',
    file: 'server/render/personal-page.ts',
    find: '.send(renderer.whole(page, input, { personal: true, nonce }))',
    replace: '.send(((globalThis as any).kept ??= {})[input.request.url] ??= renderer.whole(page, input, { personal: true, nonce }))',
    secret: 'another shopper',
    where: /other shopper.*GET \/account\/profile.*body/,
    ...toTheOther,
  },
  {
    name: 'one session for all',
    file: 'server/middleware/read-session.ts',
    find: 'genid: () => ',
    replace: 'genid: () => (globalThis as any).id ??= ',
    secret: 'another shopper',
    where: /other shopper.*header set-cookie/i,
    ...toTheOther,
  },
  {
    name: 'the id of another shopper’s session in a page',
    file: 'server/render/document.ts',
    find: '<div id="app">`',
    replace: '<div id="app" data-session="${(globalThis as any).id}">`',
    also: [
      {
        file: 'server/middleware/read-session.ts',
        find: 'genid: () => ',
        replace: 'genid: () => (globalThis as any).id = ',
      },
    ],
    secret: 'another shopper',
    where: /other shopper.*body/,
    ...toTheOther,
  },
]
