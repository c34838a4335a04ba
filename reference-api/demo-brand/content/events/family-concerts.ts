import type { Text } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

const rule = text(
  'An hour of real music at a sensible volume for ears that are still growing. Talking is fine, dancing is better, and the changing table is backstage, where it belongs.',
  'Eine Stunde richtige Musik, so laut, wie es für wachsende Ohren gut ist. Reden ist erlaubt, Tanzen noch besser, und der Wickeltisch steht hinter der Bühne, wo er hingehört.',
)

const concert = (name: string, venue: EventDraft['venue'], support: Text, short: Text): EventDraft => ({
  name,
  genre: 'family',
  venue,
  setup: 'family',
  price: venue === 'trafohalle' ? 21 : 18,
  support,
  short,
  about: [rule],
  age: 'family',
})

export const familyConcerts: EventDraft[] = [
  concert(
    'Loud for Small People: Drums',
    'the-lamphouse',
    text('from about four years', 'ab etwa vier Jahren'),
    text(
      'Two drum kits, forty pots, and one minute of silence that has never yet worked.',
      'Zwei Schlagzeuge, vierzig Töpfe und eine Minute Stille, die noch nie geklappt hat.',
    ),
  ),
  concert(
    'Loud for Small People: Brass',
    'the-lamphouse',
    text('Led by the Brass Kettle Union', 'Es leitet die Brass Kettle Union'),
    text(
      'Fourteen shiny things you are allowed to blow into.',
      'Vierzehn glänzende Sachen, in die man hineinpusten darf.',
    ),
  ),
  concert(
    'Loud for Small People: Sea Songs',
    'saltworks',
    text('Flags: Salt & Semaphore', 'Flaggen: Salt & Semaphore'),
    text('Everyone learns one signal. It means “biscuit”.', 'Alle lernen ein Flaggensignal. Es bedeutet „Keks“.'),
  ),
  concert(
    'Loud for Small People: Bass',
    'saltworks',
    text('Speakers: Subfloor Parish', 'Boxen: Subfloor Parish'),
    text(
      'The very low notes, felt with the hands and the tummy.',
      'Die ganz tiefen Töne, gefühlt mit Händen und Bauch.',
    ),
  ),
  concert(
    'Loud for Small People: Reels',
    'tallow-hall',
    text('Played by The Ceilidh Machine', 'Es spielt The Ceilidh Machine'),
    text(
      'Dancing in a circle until somebody has to sit down, usually a father.',
      'Im Kreis tanzen, bis sich jemand setzen muss, meistens ein Vater.',
    ),
  ),
  concert(
    'Loud for Small People: Weather',
    'tallow-hall',
    text('Weather by Morag', 'Das Wetter macht Morag'),
    text(
      'We make rain, then thunder, then a rainbow. Bring a coat for the rain.',
      'Wir machen Regen, dann Donner, dann einen Regenbogen. Bring für den Regen eine Jacke mit.',
    ),
  ),
  concert(
    'Laut für Kleine: Maschinen',
    'trafohalle',
    text('Machines: Kohlenstoff', 'Maschinen: Kohlenstoff'),
    text(
      'Everything that rattles may be switched on, and by you.',
      'Alles, was rattert, darf eingeschaltet werden, und zwar von dir.',
    ),
  ),
  concert(
    'Laut für Kleine: Flaschen',
    'trafohalle',
    text('Empties: Pfandbon', 'Leergut: Pfandbon'),
    text('Bring an empty bottle. You will be an orchestra.', 'Bring eine leere Flasche mit. Ihr seid das Orchester.'),
  ),
]
