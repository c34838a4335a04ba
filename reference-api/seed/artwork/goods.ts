import { arcade } from './editorial/arcade.ts'
import { bar } from './editorial/bar.ts'
import { envelope } from './editorial/envelope.ts'
import { longTable } from './editorial/long-table.ts'
import { nightStreet } from './editorial/night-street.ts'
import { pressRoom } from './editorial/press-room.ts'
import { tram } from './editorial/tram.ts'
import { wayIn } from './editorial/way-in.ts'
import { families } from './families/families.ts'
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
  // At the end: a print's seed is its place in this list.
  line('record-7', families.wave, 0, 'dfe9ea', '1b3a57 f08a5d', 'Still blue water in stripes around a coral disc.', 'Stilles blaues Wasser in Streifen um eine korallrote Scheibe.'),
  line('record-8', families.arcs, 1, 'f4efe6', 'b9ab97 5c4f42 e0a458 2e294e', 'Striped quarter circles like landings seen from below.', 'Gestreifte Viertelkreise wie Treppenabsätze von unten.'),
  line('record-9', families.ribbon, 0, 'f2d06b', 'c8322b 1d1b33 fbf5e6', 'A tram line winding down the sheet in red and black.', 'Eine Straßenbahnlinie, die sich rot und schwarz das Blatt hinabwindet.'),
  line('record-10', families.cutLeaves, 1, 'dbe6df', '1c6e73 f6eee0 f0b429 17406d', 'Cut-paper leaves like seaweed on teal and yellow.', 'Scherenschnitt-Blätter wie Tang auf Türkis und Gelb.'),
  line('record-11', families.torn, 1, '2b1b24', 'f4b64a d9483b 7d2b45 f08a6b 1a1018', 'A curtain of torn red strips with a warm glow behind.', 'Ein Vorhang aus gerissenen roten Bahnen, dahinter warmes Licht.'),
  line('record-12', families.tunnel, 1, '2a1a4a', 'f490b8 2a1a4a ffe3a3 7a63ff', 'Nested frames turning inwards in pink and violet.', 'Ineinander gedrehte Rahmen in Rosa und Violett.'),
  line('record-13', families.contour, 0, 'e6ebe4', 'f4f1e4 c3d3cb 8fb0a9 5b837f 2c4f52', 'Layers of card in grey-green, like a still lake.', 'Kartonschichten in Graugrün, wie ein stiller See.'),
  line('record-14', families.facade, 0, '2a1d2e', 'ffd27a 150e19 5a4256 3b2b3f', 'A dark house front with one lit window.', 'Eine dunkle Hausfassade mit einem erleuchteten Fenster.'),
  line('record-15', families.blocks, 0, 'f0c9a8', 'fbeed2 c8452f 2d2a4a f2b134', 'Stacked blocks in red and cream, like chairs put away.', 'Gestapelte Blöcke in Rot und Creme, wie weggeräumte Stühle.'),
  line('record-16', families.moons, 0, '10182f', 'f4e9cd 1f2c4c d98c5f', 'The phases of the moon in rows on dark blue.', 'Die Mondphasen in Reihen auf Dunkelblau.'),
  line('record-17', families.flock, 0, 'dfe7e4', 'f26b4e 6f9aa5 1d2b3a', 'Gulls turning in front of a low red sun.', 'Möwen, die vor einer tiefen roten Sonne kreisen.'),
  line('record-18', families.airbrush, 0, 'd7dde6', '6a7fb0 232a4d f2b134', 'Grainy grey rings of weather spreading from one corner.', 'Körnige graue Wetterringe, die sich aus einer Ecke ausbreiten.'),
  line('record-19', families.tunnel, 0, '17151a', 'f0386b 17151a 8a7cff 17151a', 'A dark tunnel of pink and violet circles.', 'Ein dunkler Tunnel aus rosa und violetten Kreisen.'),
  line('record-20', families.bloom, 0, 'f6e0d2', 'e86a92 f2a93b b5245b 3a1032', 'A flower of overlapping pink and plum petals.', 'Eine Blüte aus überlappenden rosa und pflaumenfarbenen Blättern.'),
  line('record-21', families.scales, 0, 'f2dcae', 'd98c4a b5532e 6b3a2a fbeed2', 'Overlapping scales in sand and rust, like dunes.', 'Überlappende Schuppen in Sand und Rost, wie Dünen.'),
  line('record-22', families.rays, 0, '1aa6b7', 'f9d77e e4572e fbf3e0', 'Twisting rays around a pale sun on turquoise.', 'Gedrehte Strahlen um eine helle Sonne auf Türkis.'),
  line('record-23', families.speakers, 1, 'cfe3d4', '2a6f5b 17332b f2b134 fbf3e0', 'One loudspeaker sending out green rings.', 'Ein Lautsprecher, der grüne Ringe aussendet.'),
  line('record-24', families.maze, 0, 'f4d9df', 'd1495b 22304f fbf5e6', 'A maze of corridors in red on pink.', 'Ein Labyrinth aus roten Fluren auf Rosa.'),
]
