import type { Text } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

const rule = text(
  'A listening session is one record, both sides, on speakers better than yours and mine, with the lamp out. Whoever made it sits in the back row and answers questions afterwards, if there are any.',
  'Ein Hörabend ist eine Platte, beide Seiten, über bessere Lautsprecher als deine und meine, und die Lampe ist aus. Wer sie gemacht hat, sitzt in der letzten Reihe und beantwortet danach Fragen, falls jemand welche hat.',
)

const session = (title: string, venue: EventDraft['venue'], support: Text, short: Text): EventDraft => ({
  name: `Listening Session: ${title}`,
  genre: 'listening',
  venue,
  setup: 'listening',
  price: venue === 'trafohalle' ? 14 : 12,
  support,
  short,
  about: [rule],
})

const by = (who: string): Text => text(`by ${who}, who will be there`, `von ${who}, Fragen danach`)

export const listeningSessions: EventDraft[] = [
  session(
    'Stairwell Mass',
    'the-lamphouse',
    by('Marrow Choir'),
    text(
      'Nine voices on five landings, heard for once from a chair.',
      'Neun Stimmen auf fünf Treppenabsätzen, ausnahmsweise im Sitzen gehört.',
    ),
  ),
  session(
    'Back Seat',
    'the-lamphouse',
    by('Okonkwo Sisters'),
    text(
      'Ten songs from a parked minicab. Please fasten your seat belts, says the sleeve.',
      'Zehn Lieder aus einem geparkten Taxi. Bitte anschnallen, steht auf der Hülle.',
    ),
  ),
  session(
    'Aunts',
    'the-lamphouse',
    by('Ottoline Ray'),
    text(
      'Four synthesizers introduced one after the other, as at a birthday.',
      'Vier Synthesizer werden der Reihe nach vorgestellt, wie auf einem Geburtstag.',
    ),
  ),
  session(
    'Dead Reckoning',
    'saltworks',
    by('Low Tide Radio'),
    text(
      'Heard in the room it was made in, with the tide out.',
      'Gehört in dem Raum, in dem es entstand, diesmal bei Ebbe.',
    ),
  ),
  session(
    'Level Three',
    'saltworks',
    by('Concrete Meadow'),
    text(
      'Wrens, a harp and a ticket machine. It is quieter than you expect.',
      'Zaunkönige, eine Harfe und ein Kassenautomat. Es ist leiser, als du denkst.',
    ),
  ),
  session(
    'Ceiling',
    'tallow-hall',
    by('Ida Brandt Quartett'),
    text(
      'Side B was recorded up there. Look up when it starts.',
      'Seite B wurde da oben aufgenommen. Schau hoch, wenn sie anfängt.',
    ),
  ),
  session(
    'Upstream',
    'tallow-hall',
    by('Esk'),
    text(
      'Fourteen bridges, one cello, and a walk home along the river if you like.',
      'Vierzehn Brücken, ein Cello und, wenn du magst, ein Heimweg am Fluss.',
    ),
  ),
  session(
    'Betriebsstunden',
    'trafohalle',
    by('Kohlenstoff'),
    text(
      'The crane is on the record and in the room. Only one of them moves.',
      'Der Kran ist auf der Platte und im Raum. Bewegen wird sich nur einer.',
    ),
  ),
  session(
    'Four Rooms, One Night',
    'trafohalle',
    text('PX Records, sixteen bands', 'PX Records, sechzehn Bands'),
    text(
      'Four cities between nine and ten, one after the other, with a beer between London and Bristol.',
      'Vier Städte zwischen neun und zehn, nacheinander, mit einem Bier zwischen London und Bristol.',
    ),
  ),
  session(
    'Endhaltestelle',
    'trafohalle',
    by('Nachtschwärmer'),
    text(
      'An album between two terminus stops. Nobody gets off before the end.',
      'Ein Album zwischen zwei Endhaltestellen. Niemand steigt vorher aus.',
    ),
  ),
]
