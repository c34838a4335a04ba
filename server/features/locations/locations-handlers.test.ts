import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { createDispatch, type Dispatch, type Handlers } from '../../bff/dispatch.ts'
import { createAnonymousContext } from '../../testing/anonymous-context.ts'
import { createCommerceApiClient } from '../../upstream/commerce-api-client.ts'
import { createLocationsHandlers } from './locations-handlers.ts'

let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let api: ReturnType<typeof createCommerceApiClient>
let dispatch: Dispatch

beforeAll(async () => {
  const content = demoContent()
  const office = content.locations.find(({ type }) => type === 'office')!
  const locations = [...content.locations, { ...office, slug: 'old-office', name: 'Old office', active: false }]
  upstream = await startFixtureApi({ content: { ...content, locations, events: [], customers: [] } })
  api = createCommerceApiClient({
    baseUrl: upstream.url,
    timeoutMs: 10_000,
    maxBytes: 5e6,
    dataCacheSeconds: 60,
    log: pino({ level: 'silent' }),
  })
  dispatch = createDispatch(createLocationsHandlers({ api }) as Handlers)
})

afterAll(async () => {
  await api?.close()
  await upstream?.close()
})

const getVenue = (slug: string, language: Language = 'en') =>
  dispatch('getVenue', { slug }, createAnonymousContext({ language }))
const getBranch = (slug: string, language: Language = 'en') =>
  dispatch('getBranch', { slug }, createAnonymousContext({ language }))

describe('the venues', () => {
  test('are the four venues, with the text of the CMS', async () => {
    const { venues, content } = await dispatch('getVenues', {}, createAnonymousContext())
    expect(venues.map(({ slug }) => slug)).toEqual(['the-lamphouse', 'saltworks', 'tallow-hall', 'trafohalle'])
    expect(venues.every(({ image, capacity, mapUrl }) => image && capacity && mapUrl?.startsWith('https://'))).toBe(
      true,
    )
    expect(content?.title).not.toBe('')
  })

  test('have address, hours, access and directions in both languages', async () => {
    const [english, deutsch] = await Promise.all([getVenue('trafohalle'), getVenue('trafohalle', 'de')])
    expect(english.address).toEqual(['Kupferspulenweg 7', '00124 Berlin'])
    expect(english.telephoneHref).toBe('tel:+493023125107')
    expect(english.openingHours[0]).toMatchObject({ days: 'On show nights', opens: '18:00' })
    expect(deutsch.openingHours[0]?.days).toBe('An Konzerttagen')
    for (const key of ['descriptionHtml', 'accessHtml', 'gettingHereHtml'] as const) {
      expect(english[key]).toMatch(/^<p>/)
      expect(deutsch[key]).not.toBe(english[key])
    }
    expect(deutsch.content?.html).not.toBe(english.content?.html)
  })

  test('have a British address in British order', async () => {
    expect((await getVenue('the-lamphouse')).address).toEqual(['41 Wickhouse Row', 'London', 'E21 7CM'])
  })

  test.each(['box-office', 'office-berlin', 'old-office', 'nowhere'])('do not include %s', async (slug) => {
    await expect(getVenue(slug)).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})

describe('the branches', () => {
  test('are all open locations of any type', async () => {
    const { branches } = await dispatch('getBranches', {}, createAnonymousContext())
    expect(branches.map(({ type }) => type)).toEqual(['venue', 'venue', 'venue', 'venue', 'box_office', 'office'])
  })

  test('have a page each, venues included', async () => {
    expect(await getBranch('box-office')).toMatchObject({ name: 'PX Box Office', type: 'box_office', capacity: null })
    expect(await getBranch('saltworks', 'de')).toMatchObject({
      type: 'venue',
      tagline: 'Ein Salzlager am Wasser. Hier hält sich alles gut.',
    })
  })

  test('do not include a closed one', async () => {
    await expect(getBranch('old-office')).rejects.toMatchObject({ status: 404 })
  })
})
