import { describe, expect, test } from 'vitest'
import { createEventPage } from '../../testing/create-event-page.ts'
import { getBrandImagePath, getImageVersion, getEventImagePath, parseImagePath } from './social-image-path.ts'

const pathOnly = (path: string) => path.replace(/\?.*/, '')

describe('the address of a share card', () => {
  test('leads back to what it was made for', () => {
    expect(parseImagePath(pathOnly(getEventImagePath(createEventPage(), 'de')))).toEqual({
      slug: 'kohlenstoff',
      language: 'de',
    })
    expect(parseImagePath(pathOnly(getBrandImagePath('en')))).toEqual({ slug: null, language: 'en' })
  })

  test.each([
    '/share/whats-on/a.fr.jpg',
    '/share/whats-on/../a.en.jpg',
    '/share/whats-on/A.en.jpg',
    '/share/px-live.en.png',
    '/share/',
  ])('%s is none', (path) => {
    expect(parseImagePath(path)).toBeUndefined()
  })

  test('changes with whatever the card shows, and with nothing else', () => {
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
