import type { SeedTicketType } from '../../../seed/seed-content.ts'
import type { Act } from './act.ts'
import type { Chance } from './chance.ts'
import { ticketTexts } from './ticket-texts.ts'
import type { TicketCode } from './ticket-texts.ts'

/** Price as a factor of the usual ticket, and share of the capacity. */
type Part = [code: TicketCode, factor: number, share: number]

const parts: Record<string, Part[][]> = {
  standingUk: [
    [
      ['standing', 1, 0.7],
      ['balcony', 1.33, 0.2],
      ['under-18', 0.58, 0.08],
      ['wheelchair', 1, 0.01],
    ],
    [
      ['standing', 1, 0.9],
      ['wheelchair', 1, 0.01],
    ],
    [
      ['early-bird', 0.85, 0.15],
      ['standing', 1, 0.6],
      ['balcony', 1.3, 0.15],
      ['under-18', 0.6, 0.06],
      ['wheelchair', 1, 0.01],
    ],
    [
      ['standing', 1, 0.75],
      ['balcony', 1.25, 0.22],
      ['wheelchair', 1, 0.01],
    ],
  ],
  standingDe: [
    [
      ['standing', 1, 0.7],
      ['balcony', 1.4, 0.18],
      ['concession', 0.72, 0.1],
      ['wheelchair', 1, 0.01],
    ],
    [
      ['standing', 1, 0.85],
      ['concession', 0.75, 0.12],
      ['wheelchair', 1, 0.01],
    ],
    [
      ['early-bird', 0.85, 0.15],
      ['standing', 1, 0.6],
      ['balcony', 1.35, 0.12],
      ['concession', 0.72, 0.1],
      ['wheelchair', 1, 0.01],
    ],
  ],
  seated: [
    [
      ['front-rows', 1.3, 0.3],
      ['seat', 1, 0.55],
      ['concession', 0.75, 0.1],
      ['wheelchair', 1, 0.02],
    ],
    [
      ['seat', 1, 0.95],
      ['wheelchair', 1, 0.02],
    ],
    [
      ['front-rows', 1.25, 0.25],
      ['seat', 1, 0.5],
      ['side-view', 0.75, 0.2],
      ['wheelchair', 1, 0.02],
    ],
  ],
  club: [
    [
      ['early-bird', 0.75, 0.25],
      ['club', 1, 0.7],
      ['wheelchair', 1, 0.01],
    ],
    [
      ['club', 1, 0.7],
      ['late-entry', 0.8, 0.28],
      ['wheelchair', 1, 0.01],
    ],
    [
      ['early-bird', 0.75, 0.2],
      ['club', 1, 0.55],
      ['late-entry', 0.85, 0.2],
      ['wheelchair', 1, 0.01],
    ],
  ],
  comedy: [
    [
      ['table', 1.25, 0.4],
      ['seat', 1, 0.55],
      ['wheelchair', 1, 0.02],
    ],
    [
      ['seat', 1, 0.8],
      ['concession', 0.8, 0.15],
      ['wheelchair', 1, 0.02],
    ],
  ],
  film: [
    [
      ['seat', 1, 0.8],
      ['concession', 0.75, 0.15],
      ['wheelchair', 1, 0.02],
    ],
  ],
  listening: [[['chair', 1, 1]]],
  family: [
    [
      ['adult', 1, 0.5],
      ['child', 0.7, 0.45],
      ['wheelchair', 1, 0.02],
    ],
  ],
  matinee: [
    [
      ['seat', 1, 0.8],
      ['under-18', 0.7, 0.15],
      ['wheelchair', 1, 0.02],
    ],
    [
      ['seat', 1, 0.96],
      ['wheelchair', 1, 0.02],
    ],
  ],
}

/** The rate at which the demo's prices were made up, not a bank's. */
export const EUROS_PER_POUND = 1.16

/** Minor units of the nearest half pound or euro, never below 12.00 nor above 68.00 pounds' worth. */
const amount = (value: number, lowest: number, highest: number): number =>
  Math.round(Math.min(highest, Math.max(lowest, value)) * 2) * 50

const grossOf = (price: number, venue: Act['venue']): SeedTicketType['gross'] =>
  venue === 'trafohalle'
    ? { GBP: amount(price / EUROS_PER_POUND, 12, 68), EUR: amount(price, 14, 79) }
    : { GBP: amount(price, 12, 68), EUR: amount(price * EUROS_PER_POUND, 14, 79) }

/** The ticket kinds of a night. `variant` chooses one of its setup's price lists; without one, chance does. */
export const ticketKindsOf = (act: Act, luck: Chance, variant?: number): SeedTicketType[] => {
  const german = act.venue === 'trafohalle'
  const lists = parts[act.setup === 'standing' ? (german ? 'standingDe' : 'standingUk') : act.setup] ?? []
  const list = variant === undefined ? luck.pick(lists) : (lists[variant] ?? luck.pick(lists))
  // Nobody under 18 comes to a night for grown-ups, so no ticket says so.
  const suits = ([code, factor]: Part) =>
    !(act.age === '18' && (code === 'under-18' || code === 'child')) &&
    // A reduction that would go below the lowest price is none, so it is left out.
    !(factor < 1 && act.price * factor < (german ? 14 : 12))
  const allowed = list.filter(suits)
  return allowed.map(([code, factor, share]) => {
    const { name, description, maxPerOrder } = ticketTexts[code]
    const here = code === 'balcony' && german ? ticketTexts.gallery : { name, description }
    return {
      code,
      name: here.name,
      description: here.description,
      gross: grossOf(act.price * factor, act.venue),
      share,
      ...(maxPerOrder === undefined ? {} : { maxPerOrder }),
    }
  })
}
