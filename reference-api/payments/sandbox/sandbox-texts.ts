import type { Localised } from '../../domain/locale.ts'
import type { Choice } from './sandbox-store.ts'

/** What the payment page of the sandbox says. `{…}` is filled in. */
export const sandboxTexts = {
  title: { en: 'Sandbox Pay', de: 'Sandbox Pay' },
  headline: { en: 'Pay {amount}', de: '{amount} bezahlen' },
  notice: {
    en: 'This is a rehearsal. No money moves, and nobody asks for a card.',
    de: 'Das ist eine Probe. Es fließt kein Geld, und niemand fragt nach einer Karte.',
  },
  merchant: { en: 'To', de: 'An' },
  description: { en: 'For', de: 'Für' },
  amount: { en: 'Amount', de: 'Betrag' },
  choose: { en: 'How should this payment end?', de: 'Wie soll diese Zahlung ausgehen?' },
  cardless: {
    en: 'Sandbox Pay is made up, like everything it is paid for here.',
    de: 'Sandbox Pay ist erfunden, wie alles, was hier bezahlt wird.',
  },
  finished: { en: 'This payment is over', de: 'Diese Zahlung ist vorbei' },
  finishedAbout: {
    en: 'It cannot be made a second time. The shop knows how it went.',
    de: 'Ein zweites Mal geht nicht. Der Shop weiß, wie sie ausgegangen ist.',
  },
  waiting: { en: 'This payment is on its way', de: 'Diese Zahlung ist unterwegs' },
  waitingAbout: {
    en: 'It takes a moment to arrive. The shop waits for it.',
    de: 'Sie braucht einen Moment. Der Shop wartet darauf.',
  },
  unknown: { en: 'There is no such payment', de: 'Diese Zahlung gibt es nicht' },
  unknownAbout: {
    en: 'The address is wrong, or the payment was cleared away.',
    de: 'Die Adresse stimmt nicht, oder die Zahlung wurde aufgeräumt.',
  },
  back: { en: 'Back to the shop', de: 'Zurück zum Shop' },
} satisfies Record<string, Localised>

export const choiceTexts: Record<Choice, { label: Localised; about: Localised }> = {
  pay: { label: { en: 'Pay', de: 'Bezahlen' }, about: { en: 'All goes well.', de: 'Alles geht gut.' } },
  delay: {
    label: { en: 'Pay, slowly', de: 'Langsam bezahlen' },
    about: { en: 'You are back before the money is.', de: 'Du bist früher zurück als das Geld.' },
  },
  lose: {
    label: { en: 'Pay, then lose the connection', de: 'Bezahlen, dann die Verbindung verlieren' },
    about: {
      en: 'The payment goes through, your browser never hears of it.',
      de: 'Die Zahlung klappt, dein Browser erfährt nichts davon.',
    },
  },
  decline: { label: { en: 'Decline', de: 'Ablehnen' }, about: { en: 'The bank says no.', de: 'Die Bank sagt nein.' } },
  cancel: {
    label: { en: 'Cancel', de: 'Abbrechen' },
    about: { en: 'You think better of it.', de: 'Du überlegst es dir anders.' },
  },
}
