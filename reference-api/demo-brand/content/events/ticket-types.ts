import type { SeedTicketType } from '../../../seed/seed-content.ts'
import type { EventDraft } from './event-draft.ts'
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

/** The exchange rate of the demo's prices, not a real one. */
export const EUROS_PER_POUND = 1.16

/** The price in minor units, rounded to half a pound or euro, within both bounds. */
const amount = (value: number, lowest: number, highest: number): number =>
  Math.round(Math.min(highest, Math.max(lowest, value)) * 2) * 50

const toGrossPrices = (price: number, venue: EventDraft['venue']): SeedTicketType['gross'] =>
  venue === 'trafohalle'
    ? { GBP: amount(price / EUROS_PER_POUND, 12, 68), EUR: amount(price, 14, 79) }
    : { GBP: amount(price, 12, 68), EUR: amount(price * EUROS_PER_POUND, 14, 79) }

/** The ticket types of an event. `variant` is the index of a price list of its setup; random by default. */
export const createTicketTypes = (draft: EventDraft, luck: Chance, variant?: number): SeedTicketType[] => {
  const german = draft.venue === 'trafohalle'
  const lists = parts[draft.setup === 'standing' ? (german ? 'standingDe' : 'standingUk') : draft.setup] ?? []
  const list = variant === undefined ? luck.pick(lists) : (lists[variant] ?? luck.pick(lists))
  // An event for adults has no tickets for minors.
  const isOffered = ([code, factor]: Part) =>
    !(draft.age === '18' && (code === 'under-18' || code === 'child')) &&
    // A reduced ticket below the minimum price would cost as much as the others, so it is left out.
    !(factor < 1 && draft.price * factor < (german ? 14 : 12))
  const allowed = list.filter(isOffered)
  return allowed.map(([code, factor, share]) => {
    const { name, description, maxPerOrder, restricted, needsAdult } = ticketTexts[code]
    const texts = code === 'balcony' && german ? ticketTexts.gallery : { name, description }
    return {
      code,
      name: texts.name,
      description: texts.description,
      gross: toGrossPrices(draft.price * factor, draft.venue),
      share,
      ...(maxPerOrder === undefined ? {} : { maxPerOrder }),
      ...(restricted ? { restricted } : {}),
      ...(needsAdult ? { needsAdult } : {}),
    }
  })
}
