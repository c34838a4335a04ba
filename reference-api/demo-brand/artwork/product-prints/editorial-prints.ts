import { drawArcade } from '../editorial/arcade.ts'
import { drawBar } from '../editorial/bar.ts'
import { drawEnvelope } from '../editorial/envelope.ts'
import { drawLongTable } from '../editorial/long-table.ts'
import { drawNightStreet } from '../editorial/night-street.ts'
import { drawPressRoom } from '../editorial/press-room.ts'
import { drawTram } from '../editorial/tram.ts'
import { drawWayIn } from '../editorial/way-in.ts'
import { definePrint, type ProductPrint } from './define-print.ts'

/** The pictures of content pages. */
export const editorialPrints: readonly ProductPrint[] = [
  definePrint(
    'editorial-about',
    drawNightStreet,
    0,
    '241d26',
    'ffc629 3a2b34 1a141b a8743c 0f0b0f',
    'Posters on a brick wall at night, one lit box-office window.',
    'Plakate an einer Ziegelwand bei Nacht, ein erleuchtetes Kassenfenster.',
  ),
  definePrint(
    'editorial-private-hire',
    drawLongTable,
    0,
    '2a2346',
    'f7c873 f4e4cb 140f26 e4572e f7efe0',
    'A long table with glasses under four lamps.',
    'Ein langer Tisch mit Gläsern unter vier Lampen.',
  ),
  definePrint(
    'editorial-vouchers',
    drawEnvelope,
    0,
    'f4d2a0',
    'f0bd7c 1d2b45 24365c fdf4e0 e4572e',
    'A ticket half way out of a dark blue envelope.',
    'Ein Ticket, halb aus einem dunkelblauen Umschlag gezogen.',
  ),
  definePrint(
    'editorial-membership',
    drawArcade,
    0,
    '1f4a52',
    'ffd873 2c6a70 0e2329 e7d9bd 123038',
    'A row of dark arches, one lit, somebody going in.',
    'Eine Reihe dunkler Bögen, einer erleuchtet, jemand geht hinein.',
  ),
  definePrint(
    'editorial-bar',
    drawBar,
    0,
    'f6e7c8',
    'e4572e 2f8f83 f2a93b 3b1c2a fdf4e0',
    'Bottles on a shelf, overprinted in orange, green and yellow.',
    'Flaschen auf einem Regal, in Orange, Grün und Gelb übereinander gedruckt.',
  ),
  definePrint(
    'editorial-getting-here',
    drawTram,
    0,
    'f2c9a8',
    'ffe08a c8322b 1d1b33 e79a7f f7efe0',
    'A red tram with lit windows in the evening.',
    'Eine rote Straßenbahn mit erleuchteten Fenstern am Abend.',
  ),
  definePrint(
    'editorial-access',
    drawWayIn,
    0,
    'f1e7d2',
    'fff3cf 3f8fb5 f2786b 1b2440 f7c65a',
    'Steps and a ramp leading to the same door.',
    'Stufen und eine Rampe, die zur selben Tür führen.',
  ),
  definePrint(
    'editorial-journal',
    drawPressRoom,
    0,
    'd9c9ea',
    'e4412f f2b134 2a6fb0 1c1b2e 5b3f8c',
    'Fresh prints fanned out to dry.',
    'Frische Drucke, zum Trocknen aufgefächert.',
  ),
]
