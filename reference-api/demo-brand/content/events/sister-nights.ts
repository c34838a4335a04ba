import type { Text, VenueSlug } from '../../../seed/seed-content.ts'
import type { Act } from './act.ts'
import { slugOf } from './slug.ts'
import { matinee, otherRoom, secondNight } from './sister-texts.ts'
import type { Addition } from './sister-texts.ts'
import { EUROS_PER_POUND } from './ticket-kinds.ts'

const again: string[] = [
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

// In this order on purpose: texts are taken in turn, and "first time in London" suits only acts that have not been
// support there.
const elsewhere: [name: string, venue: VenueSlug][] = [
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

const byDay: string[] = [
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

const priceAt = ({ venue, price }: Act, there: VenueSlug): number => {
  if ((venue === 'trafohalle') === (there === 'trafohalle')) return price
  return inHalves(there === 'trafohalle' ? price * EUROS_PER_POUND : price / EUROS_PER_POUND)
}

const joined = (one: Text, two: Text): Text => ({ en: `${one.en} ${two.en}`, de: `${one.de} ${two.de}` })

const turn = <T>(items: readonly T[], i: number): T => {
  const item = items[i % items.length]
  if (item === undefined) throw new Error('No text to choose from')
  return item
}

const withAddition = (act: Act, { support, short, about }: Addition): Act => {
  // Only the first night is pinned or has hours of its own.
  const { pinned: _pinned, hours: _hours, ...rest } = act
  return { ...rest, support, short: joined(act.short, short), about: [...act.about.slice(0, 1), about] }
}

/**
 * Nights on which an act plays once more: the day after, in another room, or by daylight. Each text is the act's own
 * with one addition.
 */
export const sisterNights = (acts: Act[]): Act[] => {
  const act = (name: string): Act => {
    const found = acts.find((one) => one.name === name)
    if (!found) throw new Error(`${name} is on no bill`)
    return found
  }
  const visits = new Map<VenueSlug, number>()
  return [
    ...again.map((name, i): Act => ({
      ...withAddition(act(name), turn(secondNight, i)),
      slug: `${slugOf(name)}-second-night`,
      follows: slugOf(name),
    })),
    ...elsewhere.map(([name, venue]): Act => {
      const nth = visits.get(venue) ?? 0
      visits.set(venue, nth + 1)
      const first = act(name)
      return {
        ...withAddition(first, turn(otherRoom[venue], nth)),
        venue,
        price: priceAt(first, venue),
        slug: `${slugOf(name)}-${venue}`,
        notBefore: slugOf(name),
      }
    }),
    ...byDay.map((name, i): Act => {
      const first = act(name)
      return {
        ...withAddition(first, turn(matinee, i)),
        setup: 'matinee',
        price: inHalves(first.price * 0.7),
        slug: `${slugOf(name)}-matinee`,
        notBefore: slugOf(name),
      }
    }),
  ]
}
