import { beforeAll, describe, expect, it } from 'vitest'
import { createFullTextIndex, type FullTextIndex } from './full-text-index.ts'
import { htmlToText } from './html-to-text.ts'
import type { SearchDocument } from './search-document.ts'

const now = new Date('2026-11-20T12:00:00Z')
const emptyDocument = {
  location: '/',
  relatedNames: '',
  summary: '',
  text: '',
  venue: null,
  genre: null,
  month: null,
  startsAt: null,
  endsAt: null,
  shownFrom: null,
  media: [],
}

const createEventDocument = (
  slug: string,
  title: string,
  day: string,
  changes: Partial<SearchDocument> = {},
): SearchDocument => ({
  ...emptyDocument,
  id: `event-${slug}`,
  type: 'event',
  slug,
  title,
  startsAt: new Date(`${day}T20:00:00Z`),
  endsAt: new Date(`${day}T23:00:00Z`),
  ...changes,
})
const createPageDocument = (
  slug: string,
  title: string,
  text: string,
  changes: Partial<SearchDocument> = {},
): SearchDocument => ({
  ...emptyDocument,
  id: `page-${slug}`,
  type: 'page',
  slug,
  title,
  text,
  ...changes,
})

const documents = [
  createEventDocument('ferry-2', 'Glass Ferry', '2026-12-18', {
    relatedNames: 'Saltworks · Bristol · Pop · December 2026',
  }),
  createEventDocument('ferry-1', 'Glass Ferry', '2026-12-04', {
    relatedNames: 'Saltworks · Bristol · Pop · December 2026',
  }),
  createEventDocument('door', 'Die Pförtner', '2027-03-06', {
    relatedNames: 'Trafohalle · Berlin · Postpunk · März 2027',
  }),
  createEventDocument('ordnance', 'Velvet Ordnance', '2027-01-06', {
    relatedNames: 'Saltworks · Bristol · Post-punk · January 2027',
  }),
  createEventDocument('over', 'Glass Ferry', '2026-11-01', {}),
  createPageDocument('cloakroom', 'Cloakroom', 'A very long text about coats, and a ferry that once took one away.'),
  createPageDocument('tickets', 'Tickets', 'Tickets are kept at the box office.'),
  createPageDocument('tomorrow', 'Ferry stories', 'Not yet.', { shownFrom: new Date('2026-11-21T00:00:00Z') }),
]

let index: FullTextIndex
beforeAll(async () => {
  index = await createFullTextIndex(documents)
})

const listSlugs = (query: string, options: Partial<{ now: Date; allOptional: boolean }> = {}) =>
  index.search(query, { now, allOptional: false, ...options }).map(({ document }) => document.slug)

describe('the full-text index', () => {
  it('ranks names before texts, and earlier events first', () => {
    expect(listSlugs('ferry')).toEqual(['ferry-1', 'ferry-2', 'cloakroom'])
  })

  it('lists events that match alike by date, whatever their texts are like', async () => {
    const folk = await createFullTextIndex([
      createEventDocument('later', 'Ezra', '2027-03-10', { relatedNames: 'Folk', text: 'Folk, and folk again.' }),
      createEventDocument('sooner', 'Fionnuala', '2026-12-06', {
        relatedNames: 'with three friends and a harp · Tallow Hall · Glasgow · Folk · December 2026',
      }),
    ])
    expect(folk.search('folk', { now, allOptional: false }).map(({ document }) => document.slug)).toEqual([
      'sooner',
      'later',
    ])
  })

  it('matches a prefix of the last word', () => {
    expect(listSlugs('gl')).toEqual(['ferry-1', 'ferry-2'])
    expect(listSlugs('glass fe')).toEqual(['ferry-1', 'ferry-2'])
    expect(listSlugs('gl ferry')).toEqual([])
  })

  it.each(['fery', 'ferrry', 'farry', 'Gllass Ferry', 'galss', 'efrry', 'ordnence'])(
    'matches despite the typing error in %s',
    (query) => {
      expect(listSlugs(query)[0]).toMatch(/^ferry-1|ordnance$/)
    },
  )

  it('allows no typing errors in short words and in running text', () => {
    expect(listSlugs('fer')).not.toContain('door')
    expect(listSlugs('dei')).toEqual([])
    // One letter away from "very", which occurs in texts only.
    expect(listSlugs('fery')).not.toContain('cloakroom')
  })

  it.each(['pförtner', 'pfoertner', 'pfortner', 'PFÖRT'])('matches the German name written as %s', (query) => {
    expect(listSlugs(query)).toEqual(['door'])
  })

  it.each(['post-punk', 'postpunk', 'post punk'])('matches hyphenated and joined words with %s', (query) => {
    expect(listSlugs(query).toSorted()).toEqual(['door', 'ordnance'])
  })

  it.each(['salt works', 'saltworks', 'saltw'])('matches a name with %s in any spelling', (query) => {
    expect(listSlugs(query)).toEqual(['ferry-1', 'ferry-2', 'ordnance'])
  })

  it('requires every word, unless words may be missing and no document has all', () => {
    expect(listSlugs('ferry berlin')).toEqual([])
    expect(listSlugs('ferry berlin', { allOptional: true }).toSorted()).toEqual([
      'cloakroom',
      'door',
      'ferry-1',
      'ferry-2',
    ])
    expect(listSlugs('ferry bristol', { allOptional: true })).toEqual(['ferry-1', 'ferry-2'])
  })

  it('hides past events and future articles', () => {
    expect(listSlugs('ferry', { now: new Date('2026-12-10T00:00:00Z') })).toEqual(['ferry-2', 'tomorrow', 'cloakroom'])
  })

  it('returns everything for an empty query, and nothing for one without words', () => {
    expect(listSlugs('')).toHaveLength(6)
    expect(listSlugs('?!')).toEqual([])
    expect(listSlugs('qqqzzz')).toEqual([])
  })
})

it('htmlToText keeps the words of HTML apart', () => {
  expect(htmlToText('<h2>Doors</h2><p>At seven&nbsp;&amp; <em>late</em>r.</p>')).toBe('Doors At seven & late r.')
})
