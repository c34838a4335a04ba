import { describe, expect, test } from 'vitest'
import { demoContent } from '#reference-api/demo-brand/content/demo-content.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { createAnonymousContext } from '../../testing/anonymous-context.ts'
import { setUpDispatch } from '../../testing/set-up-dispatch.ts'
import { createLocationsHandlers } from './locations-handlers.ts'

const demo = demoContent()
const office = demo.locations.find(({ type }) => type === 'office')!
const locations = [...demo.locations, { ...office, slug: 'old-office', name: 'Old office', active: false }]
const { dispatch } = setUpDispatch({ content: { ...demo, locations, events: [], customers: [] } }, (api) =>
  createLocationsHandlers({ api }),
)

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
