import type { SeedProduct, Text, VenueSlug } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'

type Room = VenueSlug | 'all-four'

type FormatKey = 'lp' | 'coloured' | 'double' | 'single' | 'cd' | 'cassette' | 'download'

/** Stock of each format; `colour` is the colour of the vinyl in the format `coloured`. */
type Pressing = { [F in FormatKey]?: number } & { colour?: [en: string, de: string] }

type RecordDraft = {
  number: number
  slug: string
  artist: string
  title: string
  genre: [en: string, de: string]
  room: Room
  recorded: [en: string, de: string]
  /** `YYYY-MM-DD`. */
  released: string
  minutes: number
  /** Titles with ` / ` between them. */
  tracks: string
  short: [en: string, de: string]
  about: [en: string, de: string][]
  pressing: Pressing
  /** The hint of the dedication field: who writes the dedication on the sleeve, and with what. */
  dedication?: [en: string, de: string]
}

const rooms: Record<VenueSlug, Text> = {
  'the-lamphouse': text('The Lamphouse', 'The Lamphouse'),
  saltworks: text('Saltworks', 'Saltworks'),
  'tallow-hall': text('Tallow Hall', 'Tallow Hall'),
  trafohalle: text('Trafohalle', 'Trafohalle'),
}
const roomSlugs = Object.keys(rooms) as VenueSlug[]

const carriers = {
  vinyl: text('Vinyl', 'Vinyl'),
  cd: text('CD', 'CD'),
  cassette: text('Cassette', 'Kassette'),
  download: text('Download', 'Download'),
}
type Carrier = keyof typeof carriers

type Format = { code: string; carrier: Carrier; name: Text; note: Text; gross: { GBP: number; EUR: number } }

/** Prices in minor units, gross. */
const formatsOf = ({ colour }: Pressing): Record<FormatKey, Format> => ({
  lp: {
    code: 'LP',
    carrier: 'vinyl',
    name: text('LP', 'LP'),
    note: text('180 grams, with a download code.', '180 Gramm, mit Download-Code.'),
    gross: { GBP: 2400, EUR: 2800 },
  },
  coloured: {
    code: 'LPC',
    carrier: 'vinyl',
    name: text(`LP (${colour?.[0] ?? 'clear'})`, `LP (${colour?.[1] ?? 'durchsichtig'})`),
    note: text('The first pressing, numbered by hand.', 'Die Erstpressung, von Hand nummeriert.'),
    gross: { GBP: 2800, EUR: 3200 },
  },
  double: {
    code: '2LP',
    carrier: 'vinyl',
    name: text('Double LP', 'Doppel-LP'),
    note: text('Two records of 140 grams in a gatefold sleeve.', 'Zwei Platten zu 140 Gramm in einer Klapphülle.'),
    gross: { GBP: 3300, EUR: 3800 },
  },
  single: {
    code: '7IN',
    carrier: 'vinyl',
    name: text('7-inch', '7-Zoll-Single'),
    note: text(
      '45 turns a minute. The large hole, so bring the adaptor.',
      '45 Umdrehungen, großes Loch, also Adapter bereithalten.',
    ),
    gross: { GBP: 900, EUR: 1100 },
  },
  cd: {
    code: 'CD',
    carrier: 'cd',
    name: text('CD', 'CD'),
    note: text('In a card sleeve, with the words.', 'In der Kartonhülle, mit allen Texten.'),
    gross: { GBP: 1200, EUR: 1400 },
  },
  cassette: {
    code: 'MC',
    carrier: 'cassette',
    name: text('Cassette', 'Kassette'),
    note: text('Dubbed in real time, one after the other.', 'In Echtzeit überspielt, eine nach der anderen.'),
    gross: { GBP: 850, EUR: 1000 },
  },
  download: {
    code: 'DL',
    carrier: 'download',
    name: text('Download', 'Download'),
    note: text('FLAC and MP3, yours to keep.', 'FLAC und MP3, zum Behalten.'),
    gross: { GBP: 800, EUR: 950 },
  },
})

const keys = ['lp', 'coloured', 'double', 'single', 'cd', 'cassette', 'download'] as const

const pressed = (pressing: Pressing) => {
  const formats = formatsOf(pressing)
  return keys.flatMap((key) => (pressing[key] === undefined ? [] : [{ ...formats[key], available: pressing[key] }]))
}

const list = (texts: Text[]): Text => text(texts.map(({ en }) => en).join(', '), texts.map(({ de }) => de).join(', '))

const weightOf = (pressing: Pressing) =>
  pressing.double !== undefined
    ? text('2 × 140 g', '2 × 140 g')
    : pressing.lp !== undefined || pressing.coloured !== undefined
      ? text('180 g', '180 g')
      : pressing.single !== undefined
        ? text('42 g', '42 g')
        : undefined

const attributesOf = (sleeve: RecordDraft, number: string) => {
  const { artist, genre, recorded, released, minutes, tracks, pressing } = sleeve
  const titles = tracks.split(' / ')
  const weight = weightOf(pressing)
  const year = released.slice(0, 4)
  return [
    { code: 'artist', value: artist === 'Various' ? text('Various', 'Verschiedene') : text(artist, artist) },
    { code: 'label', value: text('PX Records', 'PX Records') },
    { code: 'catalogue_number', value: text(`PXR ${number}`, `PXR ${number}`) },
    { code: 'year', value: text(year, year) },
    { code: 'genre', value: text(...genre) },
    { code: 'format', value: list(pressed(pressing).map(({ name }) => name)) },
    { code: 'tracks', value: text(String(titles.length), String(titles.length)) },
    { code: 'track_list', value: text(titles.join('\n'), titles.join('\n')) },
    { code: 'length', value: text(`${minutes} minutes`, `${minutes} Minuten`) },
    ...(weight ? [{ code: 'weight', value: weight }] : []),
    { code: 'recorded', value: text(...recorded) },
  ]
}

/** The field for a dedication: a longer text would not fit on a sleeve by hand. */
const dedicationField = (hint: [en: string, de: string]) => ({
  key: 'dedication',
  label: text('Dedication on the sleeve', 'Widmung auf der Hülle'),
  hint: text(...hint),
  maxLength: 60,
})

/** A record of the brand's own label, with a picture of the venue of its recording. */
export const record = (sleeve: RecordDraft): SeedProduct => {
  const number = String(sleeve.number).padStart(3, '0')
  const formats = pressed(sleeve.pressing)
  const made = sleeve.room === 'all-four' ? roomSlugs : [sleeve.room]
  return {
    slug: sleeve.slug,
    sku: `PXR-${number}`,
    type: 'record',
    name: text(
      `${sleeve.artist}: ${sleeve.title}`,
      `${sleeve.artist === 'Various' ? 'Verschiedene' : sleeve.artist}: ${sleeve.title}`,
    ),
    short: text(...sleeve.short),
    about: { en: sleeve.about.map(([en]) => en), de: sleeve.about.map(([, de]) => de) },
    attributes: attributesOf(sleeve, number),
    prints: [`record-${sleeve.number}.jpg`, ...made.map((room) => `venue-${room.replace('the-', '')}.jpg`)],
    released: sleeve.released,
    ...(sleeve.dedication ? { lineFields: [dedicationField(sleeve.dedication)] } : {}),
    facets: {
      format: [...new Set(formats.map(({ carrier }) => carrier))].map((carrier) => ({
        value: carrier,
        label: carriers[carrier],
        position: Object.keys(carriers).indexOf(carrier),
      })),
      room: made.map((room) => ({ value: room, label: rooms[room], position: roomSlugs.indexOf(room) })),
    },
    variants: formats.map(({ code, name, note, gross, available }) => ({
      sku: `PXR-${number}-${code}`,
      name,
      description: note,
      gross,
      available,
      maxPerOrder: 5,
    })),
  }
}
