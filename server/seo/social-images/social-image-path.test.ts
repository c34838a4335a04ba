import { describe, expect, test } from 'vitest'
import { createEventPage } from '../../testing/create-event-page.ts'
import { getBrandImagePath, getImageVersion, getEventImagePath, parseSocialImagePath } from './social-image-path.ts'

const pathOnly = (path: string) => path.replace(/\?.*/, '')

describe('the path of a social image', () => {
  test('parses back to its event', () => {
    expect(parseSocialImagePath(pathOnly(getEventImagePath(createEventPage(), 'de')))).toEqual({
      slug: 'kohlenstoff',
      language: 'de',
    })
    expect(parseSocialImagePath(pathOnly(getBrandImagePath('en')))).toEqual({ slug: null, language: 'en' })
  })

  test.each([
    '/share/whats-on/a.fr.jpg',
    '/share/whats-on/../a.en.jpg',
    '/share/whats-on/A.en.jpg',
    '/share/px-live.en.png',
    '/share/',
  ])('%s is no path of an image', (path) => {
    expect(parseSocialImagePath(path)).toBeUndefined()
  })

  test('changes with everything that the image shows, and with nothing else', () => {
    const version = getImageVersion(createEventPage(), 'en')
    const { date } = createEventPage()
    for (const change of [
      { name: 'Kohle' },
      { status: 'cancelled' },
      { date: { ...date, iso: '2027-01-16T20:00:00+01:00' } },
      { image: null },
    ] as const)
      expect(getImageVersion(createEventPage(change), 'en')).not.toBe(version)
    expect(getImageVersion(createEventPage(), 'de')).not.toBe(version)
    expect(getImageVersion(createEventPage({ price: null, support: null, ticketTypes: [] }), 'en')).toBe(version)
  })
})
