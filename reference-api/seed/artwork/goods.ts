import { arcade } from './editorial/arcade.ts'
import { bar } from './editorial/bar.ts'
import { envelope } from './editorial/envelope.ts'
import { longTable } from './editorial/long-table.ts'
import { nightStreet } from './editorial/night-street.ts'
import { pressRoom } from './editorial/press-room.ts'
import { tram } from './editorial/tram.ts'
import { wayIn } from './editorial/way-in.ts'
import type { Family } from './press.ts'
import { membership } from './products/membership.ts'
import { sleeve } from './products/sleeve.ts'
import { voucher } from './products/voucher.ts'

export type Good = { file: string; family: Family; variant: number; paper: string; inks: readonly string[]; alt: { en: string; de: string } }

const line = (file: string, family: Family, variant: number, paper: string, inks: string, en: string, de: string): Good => ({
  file, family, variant, paper: `#${paper}`, inks: inks.split(' ').map((ink) => `#${ink}`), alt: { en, de },
})

/** Prints for what is sold or told besides events: vouchers, memberships, records, editorial pictures. */
export const goods: readonly Good[] = [
  line('voucher-25', voucher, 0, 'f3cfc0', 'e4572e f7a6a0 1d2b45 fdf4e0', 'One paper ticket on a coral disc.', 'Ein Papierticket auf einer korallroten Scheibe.'),
  line('voucher-50', voucher, 1, 'bfe0d4', '2a9d8f 8fcabb 16323f fdf4e0', 'Two paper tickets on green stripes.', 'Zwei Papiertickets auf grünen Streifen.'),
  line('voucher-100', voucher, 2, 'c9d3f2', '3a5bd0 93a7ea 1a1f45 fdf4e0', 'Four paper tickets on a blue disc.', 'Vier Papiertickets auf einer blauen Scheibe.'),
  line('voucher-150', voucher, 3, 'f2a7b8', 'b5245b ef86a0 3a1032 fdf4e0', 'Six paper tickets on pink stripes.', 'Sechs Papiertickets auf rosa Streifen.'),
  line('membership-1', membership, 0, '23425a', 'ffd873 e8e0cc 15293b e4572e', 'A door nearly closed, light falling through the gap.', 'Eine fast geschlossene Tür, Licht fällt durch den Spalt.'),
  line('membership-2', membership, 1, 'c8452f', 'ffd873 f3e3c3 3b1420 17233f', 'A door half open inside three arches.', 'Eine halb offene Tür in drei Bögen.'),
  line('membership-3', membership, 2, '4b2f73', 'ffd873 f08a8a 2a1747 17132a', 'A door wide open inside five arches, with rays of light.', 'Eine weit offene Tür in fünf Bögen, mit Lichtstrahlen.'),
  line('record-1', sleeve, 0, 'efe3cb', '17406d 3f86b0 8fc1c9 f2c078 e4572e', 'Squares inside squares, from blue to orange.', 'Quadrate in Quadraten, von Blau bis Orange.'),
  line('record-2', sleeve, 1, 'f7e3bf', 'e4572e 2f3a6e e9a03b', 'A half sun over stripes that widen towards us.', 'Eine halbe Sonne über Streifen, die nach vorn breiter werden.'),
  line('record-3', sleeve, 2, 'd5e7e6', '1f6f8b 7fb6c4 17334a', 'A drop falling into rings of water.', 'Ein Tropfen, der in Wasserringe fällt.'),
  line('record-4', sleeve, 3, '2f5d50', 'f2b134 f7efe0 d7432f f08a8a 1c2030', 'A paper windmill on green.', 'Ein Papierwindrad auf Grün.'),
  line('record-5', sleeve, 4, 'f3ead8', '2b2d5b e86a92 f2b134 f3ead8 2a9d8f', 'Quarter circles winding into a shell.', 'Viertelkreise, die sich zu einer Muschel winden.'),
  line('record-6', sleeve, 5, 'f6d5cf', 'd7263d 2b3f9e f7b94a', 'A level meter of round-ended columns, red over blue.', 'Eine Pegelanzeige aus runden Säulen, Rot über Blau.'),
  line('editorial-about', nightStreet, 0, '241d26', 'ffc629 3a2b34 1a141b a8743c 0f0b0f', 'Posters on a brick wall at night, one lit box-office window.', 'Plakate an einer Ziegelwand bei Nacht, ein erleuchtetes Kassenfenster.'),
  line('editorial-private-hire', longTable, 0, '2a2346', 'f7c873 f4e4cb 140f26 e4572e f7efe0', 'A long table with glasses under four lamps.', 'Ein langer Tisch mit Gläsern unter vier Lampen.'),
  line('editorial-vouchers', envelope, 0, 'f4d2a0', 'f0bd7c 1d2b45 24365c fdf4e0 e4572e', 'A ticket half way out of a dark blue envelope.', 'Ein Ticket, halb aus einem dunkelblauen Umschlag gezogen.'),
  line('editorial-membership', arcade, 0, '1f4a52', 'ffd873 2c6a70 0e2329 e7d9bd 123038', 'A row of dark arches, one lit, somebody going in.', 'Eine Reihe dunkler Bögen, einer erleuchtet, jemand geht hinein.'),
  line('editorial-bar', bar, 0, 'f6e7c8', 'e4572e 2f8f83 f2a93b 3b1c2a fdf4e0', 'Bottles on a shelf, overprinted in orange, green and yellow.', 'Flaschen auf einem Regal, in Orange, Grün und Gelb übereinander gedruckt.'),
  line('editorial-getting-here', tram, 0, 'f2c9a8', 'ffe08a c8322b 1d1b33 e79a7f f7efe0', 'A red tram with lit windows in the evening.', 'Eine rote Straßenbahn mit erleuchteten Fenstern am Abend.'),
  line('editorial-access', wayIn, 0, 'f1e7d2', 'fff3cf 3f8fb5 f2786b 1b2440 f7c65a', 'Steps and a ramp leading to the same door.', 'Stufen und eine Rampe, die zur selben Tür führen.'),
  line('editorial-journal', pressRoom, 0, 'd9c9ea', 'e4412f f2b134 2a6fb0 1c1b2e 5b3f8c', 'Fresh prints fanned out to dry.', 'Frische Drucke, zum Trocknen aufgefächert.'),
]
