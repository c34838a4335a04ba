import { wrapHandler, replaceMethod } from './change-response.ts'
import { encode } from './encodings.ts'
import { wrapExport, type Change, type PlantedLeak } from './planted-leak.ts'
import { recordedSecrets } from './recorded-secrets.ts'

/** Adds bytes to the end of every optimised image. */
const appendToImages = (bytes: () => Buffer): Change =>
  wrapExport(
    'server/images/image-optimizer.ts',
    'createImageOptimizer',
    (createImageOptimizer) => (options) =>
      wrapHandler(createImageOptimizer(options), (_request, response) =>
        replaceMethod(response, 'send', (body, send) =>
          send(Buffer.isBuffer(body) ? Buffer.concat([body, bytes()]) : body),
        ),
      ),
  )

const inImage = {
  journey: 'shopper',
  then: ['/_next/image?url={picture}&w=384&q=75'],
  secret: 'token',
  where: /GET \/_next\/image.*body/,
  tripwire: 'of another request',
} as const

/** Leaks in calendar files, SEO files and images. */
export const plantedFileLeaks: PlantedLeak[] = [
  {
    name: 'token in a calendar file, in a folded line',
    changes: [
      wrapExport(
        'server/calendar/write-event-calendar.ts',
        'writeEventCalendar',
        (writeEventCalendar) => (input) =>
          writeEventCalendar({ ...input, text: `${recordedSecrets.token} ${input.text}` }),
      ),
    ],
    journey: 'shopper',
    then: ['/whats-on/{event}/calendar.en.ics'],
    secret: 'token',
    where: /\/calendar\.en\.ics.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'basket id in robots.txt',
    changes: [
      wrapExport(
        'server/seo/robots.ts',
        'renderRobots',
        (renderRobots) =>
          (...args) =>
            `${renderRobots(...args)}Disallow: /baskets/${recordedSecrets.basket}\n`,
      ),
    ],
    journey: 'shopper',
    then: ['/robots.txt'],
    secret: 'basket id',
    where: /GET \/robots\.txt.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'refresh token in the feed',
    changes: [
      wrapExport(
        'server/seo/feed.ts',
        'renderFeed',
        (renderFeed) =>
          async (...args) =>
            (await renderFeed(...args)).replaceAll(
              ']]></summary>',
              () => ` ${recordedSecrets.refreshToken}]]></summary>`,
            ),
      ),
    ],
    journey: 'shopper',
    then: ['/feeds/whats-on.en.xml'],
    secret: 'refresh token',
    where: /GET \/feeds\/.*body/,
    tripwire: 'of another request',
  },
  {
    name: 'token behind the last byte of an image',
    changes: [appendToImages(() => Buffer.from(recordedSecrets.token))],
    ...inImage,
  },
  {
    name: 'token as UTF-16 in an image',
    changes: [appendToImages(() => Buffer.from(recordedSecrets.token, 'utf16le'))],
    ...inImage,
  },
  {
    name: 'token as base64 within base64, in a link',
    changes: [
      wrapExport('server/seo/seo-tags.ts', 'renderSeoTags', (renderTags) => (input) => {
        const state = encode.base64(`{"state":"${encode.base64(recordedSecrets.token)}"}`)
        return renderTags(input).replace(/rel="canonical" href="[^"]*/, (link) => `${link}?s=${state}`)
      }),
    ],
    journey: 'shopper',
    then: ['/'],
    secret: 'token',
    where: /^GET \/(\?\S*)?: body/,
    tripwire: 'of another request',
  },
]
