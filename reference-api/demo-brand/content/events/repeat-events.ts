import type { Text, VenueSlug } from '../../../seed/seed-content.ts'
import type { EventDraft } from './event-draft.ts'
import { toSlug } from './slug.ts'
import { matineeTexts, textsAtOtherVenue, secondEventTexts } from './repeat-texts.ts'
import type { Addition } from './repeat-texts.ts'
import { EUROS_PER_POUND } from './ticket-types.ts'

const secondEventNames: string[] = [
  'Okonkwo Sisters',
  'Amara Fennimore',
  'Lady Bracket',
  'Hotel Breakfast',
  'Glass Ferry',
  'Rhoda Tamakloe',
  'Dub Almanac',
  'Anneke Moor',
  'Ishbel Tannahill',
  'The Ceilidh Machine',
  'Hamish Oduya Quintet',
  'Morag and the Weather',
  'Lotte Hagedorn',
  'Doktor Mangold',
  'Derya Kornblum',
  'Geranium Vier',
]

// The order matters: texts are assigned in turn, and "first time in London" fits only artists who were not a support
// act there.
const otherVenues: [name: string, venue: VenueSlug][] = [
  ['Marrow Choir', 'saltworks'],
  ['Brass Kettle Union', 'trafohalle'],
  ['The Polite Alarm', 'trafohalle'],
  ['Ottoline Ray', 'trafohalle'],
  ['Kwabena & the Lift Music', 'saltworks'],
  ['Good Coat', 'tallow-hall'],
  ['Nocturne for Buses', 'tallow-hall'],
  ['Hex Crescent', 'trafohalle'],
  ['Bright Cassette', 'tallow-hall'],
  ['Mister Quillfeather', 'tallow-hall'],
  ['Vacant Plinth', 'saltworks'],
  ['Velvet Ordnance', 'the-lamphouse'],
  ['Bathwater Kings', 'tallow-hall'],
  ['Sister Static', 'trafohalle'],
  ['Low Ceilings', 'the-lamphouse'],
  ['Mendip Overdrive', 'tallow-hall'],
  ['Double Tuesday', 'the-lamphouse'],
  ['Kingfisher Debt', 'trafohalle'],
  ['Petra Lovelock', 'the-lamphouse'],
  ['Hollow Ferris', 'the-lamphouse'],
  ['Paper Lions of Leith', 'saltworks'],
  ['Wee Thunder', 'the-lamphouse'],
  ['The Lovely Haar', 'saltworks'],
  ['Linoleum Summer', 'trafohalle'],
  ['Clamjamfry Brass', 'saltworks'],
  ['The Ginger Cordials', 'the-lamphouse'],
  ['Die Pförtner', 'saltworks'],
  ['Fionnuala Garrick', 'the-lamphouse'],
  ['Trockenhaube', 'the-lamphouse'],
  ['Two Sugars', 'saltworks'],
  ['Umluft 180', 'tallow-hall'],
  ['Pfandbon', 'tallow-hall'],
  ['Kohlenstoff', 'the-lamphouse'],
  ['Havarie Talfahrt', 'tallow-hall'],
  ['Kabelsalat-Orchester', 'saltworks'],
  ['Marta Wiśniak Oktett', 'tallow-hall'],
]

const matineeNames: string[] = [
  'Dorothea Finch',
  'Petty Overture',
  'Okonkwo Sisters',
  'Brass Kettle Union',
  'Ezra Penhaligon',
  'The Anchor Watch',
  'Moss & Daughter',
  'Glass Ferry',
  'Ida Brandt Quartett',
  'Quern Quartet',
  'Tenement Choir',
  'Fionnuala Garrick',
  'Ringbahn-Ensemble',
  'Chor der Hausverwaltung',
  'Marta Wiśniak Oktett',
  'Die Gebrüder Schwester',
]

const inHalves = (price: number): number => Math.round(price * 2) / 2

const priceAt = ({ venue, price }: EventDraft, there: VenueSlug): number => {
  if ((venue === 'trafohalle') === (there === 'trafohalle')) return price
  return inHalves(there === 'trafohalle' ? price * EUROS_PER_POUND : price / EUROS_PER_POUND)
}

const joined = (one: Text, two: Text): Text => ({ en: `${one.en} ${two.en}`, de: `${one.de} ${two.de}` })

const turn = <T>(items: readonly T[], i: number): T => {
  const item = items[i % items.length]
  if (item === undefined) throw new Error('No text to choose from')
  return item
}

const withAddition = (draft: EventDraft, { support, short, about }: Addition): EventDraft => {
  // Only the first event has a fixed day or its own hours.
  const { pinned: _pinned, hours: _hours, ...rest } = draft
  return { ...rest, support, short: joined(draft.short, short), about: [...draft.about.slice(0, 1), about] }
}

/**
 * Repeats of events: on the day after, at another venue, or as a matinee. Each text is that of the first event with
 * one addition.
 */
export const createRepeatEvents = (drafts: EventDraft[]): EventDraft[] => {
  const findDraft = (name: string): EventDraft => {
    const found = drafts.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is on no bill`)
    return found
  }
  const visits = new Map<VenueSlug, number>()
  return [
    ...secondEventNames.map((name, i): EventDraft => ({
      ...withAddition(findDraft(name), turn(secondEventTexts, i)),
      slug: `${toSlug(name)}-second-night`,
      follows: toSlug(name),
    })),
    ...otherVenues.map(([name, venue]): EventDraft => {
      const nth = visits.get(venue) ?? 0
      visits.set(venue, nth + 1)
      const first = findDraft(name)
      return {
        ...withAddition(first, turn(textsAtOtherVenue[venue], nth)),
        venue,
        price: priceAt(first, venue),
        slug: `${toSlug(name)}-${venue}`,
        notBefore: toSlug(name),
      }
    }),
    ...matineeNames.map((name, i): EventDraft => {
      const first = findDraft(name)
      return {
        ...withAddition(first, turn(matineeTexts, i)),
        setup: 'matinee',
        price: inHalves(first.price * 0.7),
        slug: `${toSlug(name)}-matinee`,
        notBefore: toSlug(name),
      }
    }),
  ]
}
