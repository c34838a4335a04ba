import { stolen, written, type Mutant } from './mutant.ts'

const personalPage = 'server/render/personal-page.ts'
const document = 'server/render/document.ts'
const send = ".send(renderer.whole(page, input, { personal: true, nonce }))"
const whole = 'renderer.whole(page, input, { personal: true, nonce })'
const ending = '${inline(bootstrap, nonce)}</body></html>`'

const inBasket = { journey: 'shopper', where: /GET \/basket\b.*body/, tripwire: 'stops' } as const
const inAccount = { journey: 'customer', where: /GET \/account\b.*body/, tripwire: 'stops' } as const

/** Leaks in what a page says. */
export const pageMutants: Mutant[] = [
  {
    name: 'token in the state of the page',
    file: 'server/render/renderer.ts',
    find: 'state: page.state(),',
    replace: `state: { ...page.state(), token: ${stolen.token} } as never,`,
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'refresh token as base64 in a data attribute',
    file: document,
    find: '`<!doctype html><html lang="${state.preferences.language}"',
    replace: `\`<!doctype html><html data-renew="\${${written.base64(stolen.refreshToken)}}" lang="\${state.preferences.language}"`,
    secret: 'refresh token',
    ...inBasket,
  },
  {
    name: 'basket id in a comment',
    file: document,
    find: ending,
    replace: `\${inline(bootstrap, nonce)}<!-- basket \${${stolen.basket}} --></body></html>\``,
    secret: 'basket id',
    ...inBasket,
  },
  {
    name: 'token as hex in the name of a class',
    file: document,
    find: '<body data-lights=',
    replace: `<body class="s\${${written.hex(stolen.token)}}" data-lights=`,
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token backwards in a meta tag',
    file: document,
    find: '`<meta name="theme-color"',
    replace: `\`<meta name="generator" content="\${${written.reversed(stolen.token)}}"><meta name="theme-color"`,
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token in JSON, every character escaped',
    file: document,
    find: '<div id="app">`',
    replace: `<script type="application/json">"\${${written.unicode(stolen.token)}}"</script><div id="app">\``,
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'refresh token as HTML entities',
    file: document,
    find: '</div>${inline(oldBrowser, nonce)}${inline(bootstrap, nonce)}',
    replace: `<p hidden>\${${written.entities(stolen.refreshToken)}}</p></div>\${inline(oldBrowser, nonce)}\${inline(bootstrap, nonce)}`,
    secret: 'refresh token',
    ...inBasket,
  },
  {
    name: 'secret of the cookie, URL-encoded twice, in a link',
    file: document,
    find: 'href="/favicon.svg"',
    replace: `href="/favicon.svg?v=\${${written.twice('process.env.SESSION_SECRETS!')}}"`,
    secret: 'configuration',
    journey: 'visitor',
    where: /^GET \/(\?\S*)?: body/,
    tripwire: 'stops',
  },
  {
    name: 'basket id in a hidden field, without JavaScript',
    file: personalPage,
    find: send,
    replace: `.send(${whole}.replace('</form>', '<input type="hidden" name="basket" value="' + ${stolen.basket} + '"></form>'))`,
    secret: 'basket id',
    journey: 'withoutJavaScript',
    where: /GET \/basket\b.*body/,
    tripwire: 'stops',
  },
  {
    name: 'token split between two chunks',
    file: personalPage,
    find: send,
    replace: `.send
      response.write(${whole} + '<!--' + ${stolen.token}.slice(0, 60))
      await new Promise((resolve) => setTimeout(resolve, 20))
      response.end(${stolen.token}.slice(60) + '-->')`,
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token in a page that is sent compressed',
    file: personalPage,
    find: send,
    replace: `.set('Content-Encoding', 'gzip').send((await import('node:zlib')).gzipSync(${whole} + '<!--' + ${stolen.token} + '-->'))`,
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token in the part of a page that streams late',
    file: 'server/render/stream-page.ts',
    find: 'done(null, ending)',
    replace: `done(null, '<!--' + ${stolen.token} + '-->' + ending)`,
    secret: 'token',
    ...inAccount,
  },
  {
    name: 'token split within the shell of a page that streams',
    file: 'server/render/stream-page.ts',
    find: 'response.write(renderer.opening(page, input, head, personal))',
    replace: `response.write(renderer.opening(page, input, head, personal) + '<p hidden>' + ${stolen.token}.slice(0, -10))
        response.write(${stolen.token}.slice(-10) + '</p>')`,
    secret: 'token',
    ...inAccount,
  },
  {
    name: 'token in the compressed copy of a page that is kept for everybody',
    file: 'server/render/page-cache.ts',
    find: 'compressBrotli(html,',
    replace: `compressBrotli(Buffer.concat([html, Buffer.from('<!--' + ${stolen.token} + '-->')]),`,
    secret: 'token',
    journey: 'shopper',
    then: ['/', '/', '/'],
    where: /^GET \/(\?\S*)?: body/,
    tripwire: 'of another request',
  },
  {
    name: 'token in the data for machines',
    file: 'server/seo/structured-data/structured-data.ts',
    find: "'@context': 'https://schema.org',",
    replace: `'@context': 'https://schema.org', identifier: ${stolen.token},`,
    secret: 'token',
    journey: 'shopper',
    then: ['/'],
    where: /^GET \/(\?\S*)?: body/,
    tripwire: 'of another request',
  },
  {
    name: 'token as base64 in the address of a share card',
    file: 'server/seo/share/share-tags.ts',
    find: "['og:image', fileUrl(site, picture.path)]",
    replace: `['og:image', fileUrl(site, picture.path) + '?for=' + ${written.base64url(stolen.token)}]`,
    secret: 'token',
    journey: 'shopper',
    then: ['/'],
    where: /^GET \/(\?\S*)?: body/,
    tripwire: 'of another request',
  },
  {
    name: 'token as a list of its bytes, as JSON writes a Buffer',
    file: personalPage,
    find: send,
    replace: `.send(${whole} + '<!--' + ${written.numbers(stolen.token)} + '-->')`,
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token compressed and then written as base64',
    file: personalPage,
    find: send,
    replace: `.send(${whole} + '<!--' + ${written.zipped(stolen.token)} + '-->')`,
    secret: 'token',
    ...inBasket,
    tripwire: 'packed before it was written down',
  },
]
