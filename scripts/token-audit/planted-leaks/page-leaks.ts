import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { addAfter, addBefore } from './change-response.ts'
import { encode } from './encodings.ts'
import { untilCached, wrapExport, type Change, type PlantedLeak } from './planted-leak.ts'
import { getConfiguredValue, recordedSecrets } from './recorded-secrets.ts'
import { changePersonalHtml, replacePersonalSend } from './personal-pages.ts'

const inBasket = { journey: 'shopper', where: /GET \/basket\b.*body/, tripwire: 'stops' } as const
const inAccount = { journey: 'customer', where: /GET \/account\b.*body/, tripwire: 'stops' } as const
const onHomePage = { where: /^GET \/(\?\S*)?: body/ } as const

const formatComment = (text: string) => `<!--${text}-->`

/** Changes the HTML before the rendered part of every page. */
const changeOpening = (change: (html: string) => string): Change =>
  wrapExport(
    'server/render/document.ts',
    'openDocument',
    (openDocument) => (assets, input) => change(openDocument(assets, input)),
  )

/** Changes the HTML after the rendered part of every page that is sent whole. */
const changeClosing = (change: (html: string) => string): Change =>
  wrapExport(
    'server/render/document.ts',
    'closeDocument',
    (closeDocument) =>
      (...args) =>
        change(closeDocument(...args)),
  )

/** Makes the wishlists late, so that the account page streams also when the API responds at once. */
const lateWishlists = wrapExport('server/bff/dispatch.ts', 'createDispatch', (createDispatch) => (handlers) => {
  const dispatch = createDispatch(handlers)
  const late: typeof dispatch = async (...args) => {
    if (args[0] === 'getWishlists') await setTimeout(1500)
    return dispatch(...args)
  }
  return late
})

/** Leaks in the HTML of pages. */
export const pageLeaks: PlantedLeak[] = [
  {
    name: 'token in the state of the page',
    changes: [
      wrapExport(
        'server/render/document.ts',
        'closeDocument',
        (closeDocument) => (scripts, end) =>
          closeDocument(scripts, { ...end, state: addAfter(end.state, '{', `"token":"${recordedSecrets.token}",`) }),
      ),
    ],
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'refresh token as base64 in a data attribute',
    changes: [
      changeOpening((html) => addAfter(html, '<html', ` data-renew="${encode.base64(recordedSecrets.refreshToken)}"`)),
    ],
    secret: 'refresh token',
    ...inBasket,
  },
  {
    name: 'basket id in a comment',
    changes: [changeClosing((html) => addBefore(html, '</body>', `<!-- basket ${recordedSecrets.basket} -->`))],
    secret: 'basket id',
    ...inBasket,
  },
  {
    name: 'token as hex in the name of a class',
    changes: [changeOpening((html) => addAfter(html, '<body', ` class="s${encode.hex(recordedSecrets.token)}"`))],
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token backwards in a meta tag',
    changes: [
      changeOpening((html) =>
        addBefore(html, '</head>', `<meta name="generator" content="${encode.reversed(recordedSecrets.token)}">`),
      ),
    ],
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token in JSON, every character escaped',
    changes: [
      changeOpening((html) =>
        addBefore(
          html,
          '<div id="app">',
          `<script type="application/json">"${encode.unicodeEscapes(recordedSecrets.token)}"</script>`,
        ),
      ),
    ],
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'refresh token as HTML entities',
    changes: [changeClosing((html) => `<p hidden>${encode.htmlEntities(recordedSecrets.refreshToken)}</p>${html}`)],
    secret: 'refresh token',
    ...inBasket,
  },
  {
    name: 'secret of the cookie, URL-encoded twice, in a link',
    changes: [
      changeOpening((html) =>
        addAfter(html, 'href="/favicon.svg', `?v=${encode.twicePercent(getConfiguredValue('SESSION_SECRETS'))}`),
      ),
    ],
    secret: 'configuration',
    journey: 'guest',
    ...onHomePage,
    tripwire: 'stops',
  },
  {
    name: 'basket id in a hidden field, without JavaScript',
    changes: [
      changePersonalHtml((html) =>
        html.replace('</form>', `<input type="hidden" name="basket" value="${recordedSecrets.basket}"></form>`),
      ),
    ],
    secret: 'basket id',
    journey: 'withoutJavaScript',
    where: /GET \/basket\b.*body/,
    tripwire: 'stops',
  },
  {
    name: 'token split between two chunks',
    changes: [
      replacePersonalSend((html, response) => {
        response.write(`${html}<!--${recordedSecrets.token.slice(0, 60)}`)
        void setTimeout(20).then(() => response.end(`${recordedSecrets.token.slice(60)}-->`))
      }),
    ],
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token in a page that is sent compressed',
    changes: [
      replacePersonalSend((html, response, send) => {
        response.set('Content-Encoding', 'gzip')
        send(gzipSync(html + formatComment(recordedSecrets.token)))
      }),
    ],
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token in the part of a page that streams late',
    changes: [
      wrapExport(
        'server/render/document.ts',
        'closeStreamedDocument',
        (closeStreamedDocument) =>
          (...args) =>
            formatComment(recordedSecrets.token) + closeStreamedDocument(...args),
      ),
      lateWishlists,
    ],
    secret: 'token',
    ...inAccount,
  },
  {
    name: 'token split within the shell of a page that streams',
    changes: [
      wrapExport('server/render/stream-page.ts', 'streamPage', (streamPage) => (renderer, input) => {
        const { response } = input
        const write = response.write.bind(response)
        response.write = (shell: unknown) => {
          response.write = write
          write(`${shell}<p hidden>${recordedSecrets.token.slice(0, -10)}`)
          return write(`${recordedSecrets.token.slice(-10)}</p>`)
        }
        return streamPage(renderer, input)
      }),
      lateWishlists,
    ],
    secret: 'token',
    ...inAccount,
  },
  {
    name: 'token in the compressed copy of a cached public page',
    changes: [
      wrapExport('server/render/page-cache.ts', 'createPageCache', (createPageCache) => (...args) => {
        const cache = createPageCache(...args)
        const set: typeof cache.set = async (key, html, headers, origin) => {
          await cache.set(key, html, headers, { ...origin, compressesNow: true })
          const page = cache.get(key)
          if (page?.compressed) page.compressed.br = brotliCompressSync(html + formatComment(recordedSecrets.token))
        }
        return { ...cache, set }
      }),
    ],
    secret: 'token',
    journey: 'shopper',
    then: untilCached,
    ...onHomePage,
    tripwire: 'of another request',
  },
  {
    name: 'token in the structured data',
    changes: [
      wrapExport(
        'server/seo/structured-data/render-structured-data.ts',
        'renderStructuredData',
        (structuredData) =>
          (...args) =>
            structuredData(...args).replaceAll(
              '{"@context"',
              () => `{"identifier":"${recordedSecrets.token}","@context"`,
            ),
      ),
    ],
    secret: 'token',
    journey: 'shopper',
    then: ['/'],
    ...onHomePage,
    tripwire: 'of another request',
  },
  {
    name: 'token as base64 in the URL of a social image',
    changes: [
      wrapExport(
        'server/seo/social-images/social-tags.ts',
        'createSocialTags',
        (shareTags) =>
          (...args) =>
            shareTags(...args).map(([property, content]) => [
              property,
              property === 'og:image' ? `${content}?for=${encode.shiftedBase64url(recordedSecrets.token)}` : content,
            ]),
      ),
    ],
    secret: 'token',
    journey: 'shopper',
    then: ['/'],
    ...onHomePage,
    tripwire: 'of another request',
  },
  {
    name: 'token as a list of its bytes, as JSON writes a Buffer',
    changes: [changePersonalHtml((html) => html + formatComment(encode.bufferAsJson(recordedSecrets.token)))],
    secret: 'token',
    ...inBasket,
  },
  {
    name: 'token compressed and then written as base64',
    changes: [changePersonalHtml((html) => html + formatComment(encode.gzippedBase64(recordedSecrets.token)))],
    secret: 'token',
    ...inBasket,
    tripwire: 'packed before it was written down',
  },
]
