import type { Locale } from '../domain/locale.ts'

const en = {
  confirmed: (number: string, what: string) => `Your order ${number}: ${what}`,
  thanks: (number: string, total: string) => `Thank you. This confirms your order ${number}, ${total} in all.`,
  ticketsAttached:
    'Your tickets are attached, a page each. Paper or phone, the door takes both; the first scan counts.',
  postedTickets: 'Your tickets come by post. Until then, those attached are just as good.',
  vouchersAttached: 'Your gift vouchers are attached, to print and fold. The codes are below, too.',
  what: 'What you bought',
  doors: (doors: string, starts: string) => `doors ${doors}, on stage ${starts}`,
  tickets: 'Tickets',
  code: 'Code',
  voucher: (code: string, value: string, until: string) => `Code ${code}, worth ${value}, good until ${until}`,
  membership: (from: string, until: string) => `Membership from ${from} to ${until}. It ends by itself.`,
  membershipWaits: 'The membership begins as soon as you have an account with this address, confirmed:',
  account: 'Create an account',
  amounts: 'What it cost',
  lines: 'Together',
  giftVoucher: 'Gift voucher',
  total: 'Total',
  tax: (rate: string, net: string) => `of which VAT ${rate} on ${net}`,
  refundedSoFar: 'Refunded',
  delivery: 'Delivery',
  on: (day: string) => `on ${day}`,
  billingAddress: 'Billing address',
  deliveryAddress: 'Delivery address',
  order: 'Your order',
  ownOrder: 'See your order',
  lookUp: 'Look your order up with its number and this address',
  rights: 'Your rights',
  noWithdrawal: 'Tickets for a date cannot be withdrawn from; every order of tickets is binding.',
  withdrawal:
    'From records, vouchers and memberships you may withdraw within fourteen days without giving a reason, in writing or with the form here',
  terms: 'The terms we agreed on',
  imprint: 'Who we are',
  help: 'Something wrong? Just answer this mail.',
  again: (number: string) => `Your tickets once more: order ${number}`,
  againText:
    'Here are your tickets once more, as they are good now. Those you had before are the same; each opens the door once.',
  cancelled: (name: string) => `Cancelled: ${name}`,
  cancelledText: (name: string, when: string) => `${name} on ${when} is cancelled. We are sorry.`,
  moneyBack:
    'You get your money back by the means you paid with, without doing anything. A mail says so when it is on its way.',
  moneyBackSoon: 'Your money comes back by the means you paid with. You need not do anything.',
  postponed: (name: string) => `Postponed: ${name}`,
  postponedText: (name: string, when: string) =>
    `${name}, planned for ${when}, is postponed. The new date is still to be found; we write as soon as it is.`,
  staysGood:
    'Your tickets stay good. If that does not suit you, answer this mail within fourteen days and you get your money back.',
  moved: (name: string) => `Moved: ${name}`,
  movedText: (name: string) => `${name} has moved.`,
  back: (name: string) => `It is on: ${name}`,
  backText: (name: string) => `${name} takes place after all, as below.`,
  before: 'Before',
  now: 'Now',
  newTickets:
    'New tickets are attached, with what has changed. The codes are the same, so the ones you have open the door as well.',
  refunded: (number: string) => `Your refund for order ${number}`,
  refundedText: (amount: string) =>
    `We have given ${amount} back by the means you paid with. It takes your bank a few days to show it.`,
  refundedVouchers: (amount: string) => `${amount} went back on to the gift voucher you paid with.`,
  refundedNothing: 'Nothing had been paid for it, so there is nothing to give back.',
  spentVouchers: (codes: string) =>
    `Not given back, because some of it has been spent: gift voucher ${codes}. What is left on it stays good.`,
  noLonger: (serials: string) => `No longer good: ${serials}.`,
  reason: (words: string) => `Why: ${words}`,
  returned: 'Your money is on its way back',
  returnedText: (amount: string) =>
    `Your payment of ${amount} reached us after the time for your tickets was over, and somebody else has them now. So there is no order, and all of it goes back by the means you paid with.`,
  returnedMore: 'Sorry about that. See whether there are others:',
  basket: 'To your basket',
}

export type OrderTexts = typeof en

const de: OrderTexts = {
  confirmed: (number, what) => `Deine Bestellung ${number}: ${what}`,
  thanks: (number, total) => `Danke. Hiermit bestätigen wir deine Bestellung ${number} über ${total}.`,
  ticketsAttached:
    'Deine Karten hängen an, jede auf einer Seite. Papier oder Handy, an der Tür geht beides; der erste Scan zählt.',
  postedTickets: 'Deine Karten kommen mit der Post. Bis dahin gelten die angehängten genauso.',
  vouchersAttached: 'Deine Gutscheine hängen an, zum Drucken und Falten. Die Codes stehen auch unten.',
  what: 'Was du gekauft hast',
  doors: (doors, starts) => `Einlass ${doors}, Beginn ${starts}`,
  tickets: 'Karten',
  code: 'Code',
  voucher: (code, value, until) => `Code ${code}, Wert ${value}, gültig bis ${until}`,
  membership: (from, until) => `Mitgliedschaft vom ${from} bis ${until}. Sie endet von selbst.`,
  membershipWaits: 'Die Mitgliedschaft beginnt, sobald du ein Konto mit dieser bestätigten Adresse hast:',
  account: 'Konto anlegen',
  amounts: 'Was es kostet',
  lines: 'Zusammen',
  giftVoucher: 'Gutschein',
  total: 'Gesamtsumme',
  tax: (rate, net) => `darin ${rate} MwSt. auf ${net}`,
  refundedSoFar: 'Erstattet',
  delivery: 'Versand',
  on: (day) => `am ${day}`,
  billingAddress: 'Rechnungsadresse',
  deliveryAddress: 'Lieferadresse',
  order: 'Deine Bestellung',
  ownOrder: 'Zur Bestellung',
  lookUp: 'Bestellung mit Nummer und dieser Adresse aufrufen',
  rights: 'Deine Rechte',
  noWithdrawal:
    'Für Karten zu einem festen Termin besteht kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB); jede Bestellung von Karten ist bindend.',
  withdrawal:
    'Bei Platten, Gutscheinen und Mitgliedschaften kannst du binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Belehrung und Formular',
  terms: 'Allgemeine Buchungsbedingungen',
  imprint: 'Impressum',
  help: 'Stimmt etwas nicht? Antworte einfach auf diese Mail.',
  again: (number) => `Noch einmal deine Karten: Bestellung ${number}`,
  againText:
    'Hier sind deine Karten noch einmal, so wie sie jetzt gelten. Es sind dieselben wie vorher; jede öffnet die Tür einmal.',
  cancelled: (name) => `Abgesagt: ${name}`,
  cancelledText: (name, when) => `${name} am ${when} ist abgesagt. Das tut uns leid.`,
  moneyBack:
    'Du bekommst dein Geld auf dem Weg zurück, auf dem du bezahlt hast, ohne etwas zu tun. Wenn es unterwegs ist, schreiben wir noch einmal.',
  moneyBackSoon: 'Dein Geld kommt auf dem Weg zurück, auf dem du bezahlt hast. Du musst nichts tun.',
  postponed: (name) => `Verschoben: ${name}`,
  postponedText: (name, when) =>
    `${name}, geplant für ${when}, ist verschoben. Das neue Datum steht noch aus; sobald es feststeht, schreiben wir.`,
  staysGood:
    'Deine Karten gelten weiter. Wenn dir das nicht passt, antworte binnen vierzehn Tagen auf diese Mail, dann bekommst du dein Geld zurück.',
  moved: (name) => `Verlegt: ${name}`,
  movedText: (name) => `${name} ist verlegt.`,
  back: (name) => `Findet statt: ${name}`,
  backText: (name) => `${name} findet doch statt, und zwar so:`,
  before: 'Bisher',
  now: 'Jetzt',
  newTickets:
    'Neue Karten hängen an, mit allem, was sich geändert hat. Die Codes sind dieselben, deine bisherigen öffnen die Tür also auch.',
  refunded: (number) => `Erstattung zu Bestellung ${number}`,
  refundedText: (amount) =>
    `Wir haben ${amount} auf dem Weg zurückgegeben, auf dem du bezahlt hast. Bis deine Bank es zeigt, dauert es ein paar Tage.`,
  refundedVouchers: (amount) => `${amount} sind wieder auf dem Gutschein, mit dem du bezahlt hast.`,
  refundedNothing: 'Bezahlt war dafür nichts, also gibt es auch nichts zurück.',
  spentVouchers: (codes) =>
    `Nicht erstattet, weil davon schon etwas ausgegeben ist: Gutschein ${codes}. Was noch darauf ist, gilt weiter.`,
  noLonger: (serials) => `Gilt nicht mehr: ${serials}.`,
  reason: (words) => `Grund: ${words}`,
  returned: 'Dein Geld ist auf dem Rückweg',
  returnedText: (amount) =>
    `Deine Zahlung von ${amount} kam an, als die Zeit für deine Karten schon um war, und jetzt hat sie jemand anderes. Es gibt also keine Bestellung, und alles geht auf dem Weg zurück, auf dem du bezahlt hast.`,
  returnedMore: 'Das tut uns leid. Schau, ob es noch andere gibt:',
  basket: 'Zum Warenkorb',
}

/** What letters about orders say. */
export const orderTexts: Record<Locale, OrderTexts> = { en, de }
