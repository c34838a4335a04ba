import type { SeedProduct } from '../../seed-content.ts'
import { text } from '../text.ts'

type Sleeve = {
  number: 1 | 2 | 3 | 4 | 5 | 6
  slug: string
  artist: string
  title: string
  recorded: [en: string, de: string]
  length: string
  short: [en: string, de: string]
  about: [en: string, de: string][]
  pressed: number
}

const record = (sleeve: Sleeve): SeedProduct => {
  const number = String(sleeve.number).padStart(3, '0')
  const name = `${sleeve.artist}: ${sleeve.title}`
  return {
    slug: sleeve.slug, sku: `PXR-${number}`, type: 'record',
    name: text(name, name),
    short: text(...sleeve.short),
    about: { en: sleeve.about.map(([en]) => en), de: sleeve.about.map(([, de]) => de) },
    attributes: [
      { code: 'artist', value: text(sleeve.artist, sleeve.artist) },
      { code: 'label', value: text('PX Records', 'PX Records') },
      { code: 'catalogue_number', value: text(`PXR ${number}`, `PXR ${number}`) },
      { code: 'recorded', value: text(...sleeve.recorded) },
      { code: 'length', value: text(`${sleeve.length} minutes`, `${sleeve.length} Minuten`) },
    ],
    prints: [`record-${sleeve.number}.jpg`],
    variants: [
      { sku: `PXR-${number}-LP`, name: text('LP', 'LP'), description: text('180 grams, with a download code.', '180 Gramm, mit Download-Code.'), gross: { GBP: 2400, EUR: 2800 }, available: sleeve.pressed, maxPerOrder: 5 },
      { sku: `PXR-${number}-CD`, name: text('CD', 'CD'), description: text('In a card sleeve, with the words.', 'In der Kartonhülle, mit allen Texten.'), gross: { GBP: 1200, EUR: 1400 }, available: sleeve.pressed * 2, maxPerOrder: 5 },
    ],
  }
}

/** The catalogue of the house label. Everything on it was recorded in one of the four rooms. */
export const records: SeedProduct[] = [
  record({
    number: 1, slug: 'marrow-choir-stairwell-mass', artist: 'Marrow Choir', title: 'Stairwell Mass', length: '41', pressed: 220,
    recorded: ['The Lamphouse, on the fire stairs', 'The Lamphouse, im Notausgang'],
    short: ['Nine voices on five landings, recorded from the cellar.', 'Neun Stimmen auf fünf Treppenabsätzen, aufgenommen vom Keller aus.'],
    about: [[
      'We hung one microphone down the middle of the stairwell and let it turn. That is why the altos go round. Side B ends when the caretaker opens the door, and he is credited.',
      'Wir haben ein einziges Mikrofon ins Treppenauge gehängt und sich drehen lassen. Deshalb kreisen die Altstimmen. Seite B endet, als der Hausmeister die Tür aufmacht. Er wird genannt.',
    ]],
  }),
  record({
    number: 2, slug: 'ida-brandt-quartett-ceiling', artist: 'Ida Brandt Quartett', title: 'Ceiling', length: '38', pressed: 140,
    recorded: ['Tallow Hall, empty, then full', 'Tallow Hall, erst leer, dann voll'],
    short: ['Side A is the quartet. Side B is the same room, listening.', 'Auf Seite A spielt das Quartett. Auf Seite B hört der Saal zu.'],
    about: [[
      'The second side has nobody playing on it: a ceiling, a street far away, four people holding still. Sceptics are asked to try it at night with the window shut.',
      'Auf der zweiten Seite spielt niemand: eine Decke, weit weg eine Straße, vier Leute, die stillhalten. Wer zweifelt, hört sie bitte nachts und bei geschlossenem Fenster.',
    ]],
  }),
  record({
    number: 3, slug: 'kohlenstoff-betriebsstunden', artist: 'Kohlenstoff', title: 'Betriebsstunden', length: '52', pressed: 180,
    recorded: ['Trafohalle, with the crane running', 'Trafohalle, bei laufendem Kran'],
    short: ['Four machines, one organist, no faults.', 'Vier Maschinen, eine Organistin, keine Störung.'],
    about: [[
      'Recorded in a single shift with a break for lunch, which is on the record. The crane plays the low notes. It was serviced first, and says thank you.',
      'Aufgenommen in einer einzigen Schicht mit Mittagspause, die Pause ist mit drauf. Die tiefen Töne kommen vom Kran. Er wurde vorher gewartet und bedankt sich.',
    ]],
  }),
  record({
    number: 4, slug: 'low-tide-radio-dead-reckoning', artist: 'Low Tide Radio', title: 'Dead Reckoning', length: '44', pressed: 90,
    recorded: ['Saltworks, doors open to the harbour', 'Saltworks, bei offenen Hafentoren'],
    short: ['Made between two tides, which is how long they had the room.', 'Entstanden zwischen zwei Fluten, so lange war der Saal frei.'],
    about: [[
      'You can hear the water come in from about the fourth song. By the seventh somebody has moved the amplifiers upstairs, and the record is the better for it.',
      'Ungefähr ab dem vierten Lied hört man das Wasser kommen. Beim siebten hat jemand die Verstärker nach oben getragen, und das tut dem Album gut.',
    ]],
  }),
  record({
    number: 5, slug: 'okonkwo-sisters-back-seat', artist: 'Okonkwo Sisters', title: 'Back Seat', length: '36', pressed: 260,
    recorded: ['The Lamphouse, in a parked minicab', 'The Lamphouse, in einem geparkten Taxi'],
    short: ['Ten songs sung in the car they were learned in.', 'Zehn Lieder, gesungen in dem Auto, in dem sie gelernt wurden.'],
    about: [[
      'We drove the cab in through the loading door and shut it. Three sisters in the back, their father at the wheel, engine off. The horns were added later and had to stand outside.',
      'Wir haben das Taxi durchs Ladetor gefahren und das Tor geschlossen. Drei Schwestern auf der Rückbank, der Vater am Steuer, Motor aus. Die Bläser kamen später dazu und mussten draußen stehen.',
    ]],
  }),
  record({
    number: 6, slug: 'four-rooms-one-night', artist: 'Various', title: 'Four Rooms, One Night', length: '74', pressed: 300,
    recorded: ['All four rooms, the same evening', 'In allen vier Sälen, am selben Abend'],
    short: ['What was on in London, Bristol, Glasgow and Berlin between nine and ten.', 'Was zwischen neun und zehn in London, Bristol, Glasgow und Berlin zu hören war.'],
    about: [[
      'Sixteen songs by sixteen bands who did not know about each other. Berlin is an hour ahead, so it had already happened there. The applause is in the order it came.',
      'Sechzehn Lieder von sechzehn Bands, die nichts voneinander wussten. In Berlin ist es eine Stunde später, dort war also alles schon passiert. Der Applaus kommt in der Reihenfolge, in der er kam.',
    ]],
  }),
]
