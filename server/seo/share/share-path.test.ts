import { describe, expect, test } from 'vitest'
import { describedEvent } from '../../testing/described-event.ts'
import { brandCardPath, cardVersion, eventCardPath, readCardPath } from './share-path.ts'

const pathOnly = (path: string) => path.replace(/\?.*/, '')

describe('the address of a share card', () => {
  test('leads back to what it was made for', () => {
    expect(readCardPath(pathOnly(eventCardPath(describedEvent(), 'de')))).toEqual({
      slug: 'kohlenstoff',
      language: 'de',
    })
    expect(readCardPath(pathOnly(brandCardPath('en')))).toEqual({ slug: null, language: 'en' })
  })

  test.each([
    '/share/whats-on/a.fr.jpg',
    '/share/whats-on/../a.en.jpg',
    '/share/whats-on/A.en.jpg',
    '/share/px-live.en.png',
    '/share/',
  ])('%s is none', (path) => {
    expect(readCardPath(path)).toBeUndefined()
  })

  test('changes with whatever the card shows, and with nothing else', () => {
    const version = cardVersion(describedEvent(), 'en')
    const { date } = describedEvent()
    for (const change of [
      { name: 'Kohle' },
      { status: 'cancelled' },
      { date: { ...date, iso: '2027-01-16T20:00:00+01:00' } },
      { image: null },
    ] as const)
      expect(cardVersion(describedEvent(change), 'en')).not.toBe(version)
    expect(cardVersion(describedEvent(), 'de')).not.toBe(version)
    expect(cardVersion(describedEvent({ price: null, support: null, tickets: [] }), 'en')).toBe(version)
  })
})
