import { drawMembership } from '../products/membership.ts'
import { drawVoucher } from '../products/voucher.ts'
import { definePrint, type ProductPrint } from './define-print.ts'

/** Vouchers and memberships. */
export const cardPrints: readonly ProductPrint[] = [
  definePrint(
    'voucher-25',
    drawVoucher,
    0,
    'f3cfc0',
    'e4572e f7a6a0 1d2b45 fdf4e0',
    'One paper ticket on a coral disc.',
    'Ein Papierticket auf einer korallroten Scheibe.',
  ),
  definePrint(
    'voucher-50',
    drawVoucher,
    1,
    'bfe0d4',
    '2a9d8f 8fcabb 16323f fdf4e0',
    'Two paper tickets on green stripes.',
    'Zwei Papiertickets auf grünen Streifen.',
  ),
  definePrint(
    'voucher-100',
    drawVoucher,
    2,
    'c9d3f2',
    '3a5bd0 93a7ea 1a1f45 fdf4e0',
    'Four paper tickets on a blue disc.',
    'Vier Papiertickets auf einer blauen Scheibe.',
  ),
  definePrint(
    'voucher-150',
    drawVoucher,
    3,
    'f2a7b8',
    'b5245b ef86a0 3a1032 fdf4e0',
    'Six paper tickets on pink stripes.',
    'Sechs Papiertickets auf rosa Streifen.',
  ),
  definePrint(
    'membership-1',
    drawMembership,
    0,
    '23425a',
    'ffd873 e8e0cc 15293b e4572e',
    'A door nearly closed, light falling through the gap.',
    'Eine fast geschlossene Tür, Licht fällt durch den Spalt.',
  ),
  definePrint(
    'membership-2',
    drawMembership,
    1,
    'c8452f',
    'ffd873 f3e3c3 3b1420 17233f',
    'A door half open inside three arches.',
    'Eine halb offene Tür in drei Bögen.',
  ),
  definePrint(
    'membership-3',
    drawMembership,
    2,
    '4b2f73',
    'ffd873 f08a8a 2a1747 17132a',
    'A door wide open inside five arches, with rays of light.',
    'Eine weit offene Tür in fünf Bögen, mit Lichtstrahlen.',
  ),
]
