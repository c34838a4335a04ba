import { formatAmount } from './orders/format-amount.ts'
import type { Locale, Localised } from './locale.ts'

/**
 * Everything the API says to people. `{name}` is replaced by the parameter of that name; `one` and `other` choose by
 * `count`.
 */
const texts = {
  'credentials.invalid': { en: 'Invalid credentials.', de: 'Ungültige Anmeldeinformationen.' },
  'login.required': {
    en: 'You must be logged in to use this endpoint',
    de: 'Du musst angemeldet sein, um diesen Endpunkt zu benutzen',
  },
  'refresh.invalid': { en: 'The refresh token is not valid.', de: 'Das Refresh-Token ist ungültig.' },
  'request.malformed': { en: 'The request is malformed.', de: 'Die Anfrage ist fehlerhaft.' },
  'request.tooLarge': { en: 'The request is too large.', de: 'Die Anfrage ist zu groß.' },
  'request.unsupported': { en: 'Only JSON is understood here.', de: 'Hier wird nur JSON verstanden.' },
  'server.failed': { en: 'An unknown error occurred', de: 'Ein unbekannter Fehler ist aufgetreten' },
  'server.busy': {
    en: 'Too much is going on right now. Please try again in a moment.',
    de: 'Gerade ist zu viel los. Versuch es gleich noch einmal.',
  },
  'server.notReady': { en: 'The service is not ready.', de: 'Der Dienst ist nicht bereit.' },
  'violations.found': {
    en: 'Some of what you sent needs another look.',
    de: 'Einige Angaben müssen noch einmal geprüft werden.',
  },
  'value.invalid': { en: 'This value is not valid.', de: 'Dieser Wert ist ungültig.' },
  'value.required': { en: 'This field is required.', de: 'Dieses Feld ist erforderlich.' },
  'value.tooLong': { en: 'This value is too long.', de: 'Dieser Wert ist zu lang.' },
  'text.tooLong': { en: 'Use at most {maximum} characters.', de: 'Nimm höchstens {maximum} Zeichen.' },
  'option.unknown': { en: 'Choose one of the options.', de: 'Wähle eine der Möglichkeiten.' },
  'box.required': { en: 'Tick this box.', de: 'Setz hier ein Häkchen.' },
  'date.invalid': { en: 'Enter a date.', de: 'Gib ein Datum ein.' },
  'date.past': { en: 'Choose a day that is still to come.', de: 'Wähle einen Tag, der noch kommt.' },
  'number.invalid': { en: 'Enter a whole number.', de: 'Gib eine ganze Zahl ein.' },
  'number.tooSmall': { en: 'Enter {minimum} or more.', de: 'Gib mindestens {minimum} ein.' },
  'number.tooLarge': { en: 'Enter {maximum} or less.', de: 'Gib höchstens {maximum} ein.' },
  'route.unknown': { en: 'There is nothing here.', de: 'Hier ist nichts.' },
  'product.unknown': { en: 'There is no such product.', de: 'Dieses Produkt gibt es nicht.' },
  'category.unknown': { en: 'There is no such category.', de: 'Diese Kategorie gibt es nicht.' },
  'form.unknown': { en: 'There is no such form.', de: 'Dieses Formular gibt es nicht.' },
  'content.unknown': { en: 'There is no such page.', de: 'Diese Seite gibt es nicht.' },
  'articleCategory.unknown': { en: 'There is no such category of articles.', de: 'Diese Rubrik gibt es nicht.' },
  'menuItem.unknown': { en: 'There is no such menu item.', de: 'Diesen Menüpunkt gibt es nicht.' },
  'redirect.unknown': { en: 'Nothing has moved from there.', de: 'Von dort ist nichts umgezogen.' },
  'location.unknown': { en: 'There is no such location.', de: 'Diesen Ort gibt es nicht.' },
  'media.unknown': { en: 'There is no such file.', de: 'Diese Datei gibt es nicht.' },
  'order.unknown': { en: 'There is no such order.', de: 'Diese Bestellung gibt es nicht.' },
  'operator.required': {
    en: 'This is for operators, and their key is missing or wrong.',
    de: 'Das ist nur für den Betrieb, und der Schlüssel fehlt oder ist falsch.',
  },
  'event.unknown': { en: 'There is no such event.', de: 'Diese Veranstaltung gibt es nicht.' },
  'status.derived': { en: 'Stock decides this by itself.', de: 'Das ergibt sich aus dem Bestand.' },
  'refund.cancelledOnly': {
    en: 'Only a cancelled event is refunded to everybody.',
    de: 'Nur eine abgesagte Veranstaltung wird allen erstattet.',
  },
  'event.times': {
    en: 'Doors come before the beginning, and the end after it.',
    de: 'Der Einlass liegt vor dem Beginn, das Ende danach.',
  },
  'ticket.unknown': {
    en: 'There is no such ticket in this order.',
    de: 'Dieses Ticket gibt es in der Bestellung nicht.',
  },
  'document.none': { en: 'There is nothing of this in the order.', de: 'Davon ist nichts in der Bestellung.' },
  'order.notFound': {
    en: 'We have no order with this number and this email address.',
    de: 'Zu dieser Nummer und dieser E-Mail-Adresse haben wir keine Bestellung.',
  },
  'basket.unknown': { en: 'There is no such basket.', de: 'Diesen Warenkorb gibt es nicht.' },
  'basket.confirmed': {
    en: 'This basket is being paid for. Go back to change it.',
    de: 'Dieser Warenkorb wird gerade bezahlt. Geh zurück, um ihn zu ändern.',
  },
  'basket.converted': {
    en: 'This basket is an order by now.',
    de: 'Aus diesem Warenkorb ist schon eine Bestellung geworden.',
  },
  'basket.empty': { en: 'There is nothing in this basket.', de: 'In diesem Warenkorb ist nichts.' },
  'hold.none': {
    en: 'There are no tickets to hold any more.',
    de: 'Es gibt keine Karten mehr, die wir zurücklegen könnten.',
  },
  'hold.extended': {
    en: 'We can hold tickets longer only once.',
    de: 'Länger zurücklegen können wir Karten nur einmal.',
  },
  'payment.through': { en: 'This basket has been paid for already.', de: 'Dieser Warenkorb ist schon bezahlt.' },
  'payment.unknown': { en: 'There is no such payment.', de: 'Diese Zahlung gibt es nicht.' },
  'payment.provider': { en: 'This way to pay is not on offer.', de: 'Diese Zahlungsart gibt es nicht.' },
  'payment.returnUrl': { en: 'Payments lead back to the shop only.', de: 'Zahlungen führen nur zurück in den Shop.' },
  'payment.notConfirmed': {
    en: 'Check the basket before paying: it is not confirmed.',
    de: 'Prüfe vor dem Bezahlen den Warenkorb: Er ist nicht bestätigt.',
  },
  'payment.nothing': { en: 'There is nothing to pay.', de: 'Es gibt nichts zu bezahlen.' },
  'payment.unpaid': { en: 'This basket has not been paid for.', de: 'Dieser Warenkorb ist nicht bezahlt.' },
  'payment.holdOver': { en: 'Your tickets were no longer held.', de: 'Deine Karten waren nicht mehr reserviert.' },
  'payment.declined': {
    en: 'The payment was declined. Nothing was charged.',
    de: 'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht.',
  },
  'payment.cancelled': {
    en: 'You cancelled the payment. Nothing was charged.',
    de: 'Du hast die Zahlung abgebrochen. Es wurde nichts abgebucht.',
  },
  'payment.expired': {
    en: 'The time to pay ran out. Nothing was charged.',
    de: 'Die Zeit zum Bezahlen ist abgelaufen. Es wurde nichts abgebucht.',
  },
  'payment.tooLate': {
    en: 'Your payment came too late: your tickets had gone to somebody else. You get your money back in full.',
    de: 'Deine Zahlung kam zu spät: Die Karten hatte inzwischen jemand anders. Du bekommst dein Geld vollständig zurück.',
  },
  'payment.notification': {
    en: 'This notification is not signed as it should be.',
    de: 'Diese Mitteilung ist nicht richtig signiert.',
  },
  'contact.missing': { en: 'Tell us who the order is for.', de: 'Sag uns, für wen die Bestellung ist.' },
  'delivery.missing': { en: 'Tell us where to send it.', de: 'Sag uns, wohin wir sie schicken sollen.' },
  'billing.missing': { en: 'Tell us the billing address.', de: 'Sag uns die Rechnungsadresse.' },
  'shipping.missing': {
    en: 'Choose how you would like to get your order.',
    de: 'Wähle, wie du deine Bestellung bekommen möchtest.',
  },
  'user.unknown': {
    en: 'A user with the provided ID could not be found.',
    de: 'Ein Benutzer mit der angegebenen ID wurde nicht gefunden.',
  },
  'email.invalid': {
    en: 'Enter an email address like name@example.com.',
    de: 'Gib eine E-Mail-Adresse wie name@example.com ein.',
  },
  'email.taken': {
    en: 'There is already an account with this email address.',
    de: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
  },
  'telephone.invalid': {
    en: 'Enter a telephone number, for example 020 7946 0000.',
    de: 'Gib eine Telefonnummer ein, zum Beispiel 030 23125 000.',
  },
  'password.short': { en: 'Use at least {minimum} characters.', de: 'Nimm mindestens {minimum} Zeichen.' },
  'password.long': { en: 'Use at most {maximum} characters.', de: 'Nimm höchstens {maximum} Zeichen.' },
  'password.common': { en: 'That password is too easy to guess.', de: 'Dieses Passwort ist zu leicht zu erraten.' },
  'password.isEmail': {
    en: 'Your email address cannot be your password.',
    de: 'Deine E-Mail-Adresse kann nicht dein Passwort sein.',
  },
  'password.wrong': { en: 'This is not your current password.', de: 'Das ist nicht dein aktuelles Passwort.' },
  'reset.invalid': {
    en: "Either the token provided or email address provided are incorrect. Please ensure you're using the correct email address and the link from the latest password reset email.",
    de: 'Entweder das Token oder die E-Mail-Adresse stimmt nicht. Bitte benutze die richtige E-Mail-Adresse und den Link aus der neuesten E-Mail zum Zurücksetzen des Passworts.',
  },
  'reset.sent': {
    en: 'If there is an account with this email address, we have sent it a link.',
    de: 'Falls es ein Konto mit dieser E-Mail-Adresse gibt, haben wir einen Link dorthin geschickt.',
  },
  'reset.done': { en: 'Your new password is set.', de: 'Dein neues Passwort gilt jetzt.' },
  'link.invalid': {
    en: 'This link no longer works. Ask for a new one.',
    de: 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  },
  'email.verified': { en: 'Your email address is confirmed.', de: 'Deine E-Mail-Adresse ist bestätigt.' },
  'verification.sent': {
    en: 'We have sent you a link to confirm your email address.',
    de: 'Wir haben dir einen Link geschickt, mit dem du deine E-Mail-Adresse bestätigst.',
  },
  'newsletter.asked': {
    en: 'Nearly done: follow the link in the email we have just sent you. If none arrives, you are on the list already.',
    de: 'Fast geschafft: Folge dem Link in der E-Mail, die wir dir gerade geschickt haben. Falls keine kommt, stehst du schon auf der Liste.',
  },
  'newsletter.confirmed': { en: 'You are on the list.', de: 'Du stehst auf der Liste.' },
  'newsletter.ended': {
    en: 'You are off the list. We will not write again.',
    de: 'Du stehst nicht mehr auf der Liste. Wir schreiben dir nicht mehr.',
  },
  'address.unknown': { en: 'There is no such address.', de: 'Diese Adresse gibt es nicht.' },
  'address.tooMany': {
    en: 'Your address book is full. Delete an address first.',
    de: 'Dein Adressbuch ist voll. Lösche zuerst eine Adresse.',
  },
  'country.unknown': { en: 'Choose a country from the list.', de: 'Wähle ein Land aus der Liste.' },
  'country.noDelivery': { en: 'We do not deliver to this country.', de: 'In dieses Land liefern wir nicht.' },
  'postcode.british': {
    en: 'Enter a UK postcode, for example SW1A 1AA.',
    de: 'Gib eine britische Postleitzahl ein, zum Beispiel SW1A 1AA.',
  },
  'postcode.german': {
    en: 'Enter a German postcode of five digits, for example 10115.',
    de: 'Gib eine Postleitzahl aus fünf Ziffern ein, zum Beispiel 10115.',
  },
  'wishlist.unknown': { en: 'There is no such wishlist.', de: 'Diese Merkliste gibt es nicht.' },
  'wishlist.tooMany': {
    en: 'You have as many wishlists as there can be. Delete one first.',
    de: 'Mehr Merklisten gehen nicht. Lösche zuerst eine.',
  },
  'wishlist.full': {
    en: 'A wishlist holds at most {maximum} wishes.',
    de: 'Eine Merkliste fasst höchstens {maximum} Einträge.',
  },
  'wish.unknown': { en: 'This is not on your wishlists.', de: 'Das steht auf keiner deiner Merklisten.' },
  'currency.unknown': { en: 'We do not sell in this currency.', de: 'In dieser Währung verkaufen wir nicht.' },
  'shipping.unknown': { en: 'This shipping service is not available.', de: 'Diese Versandart ist nicht verfügbar.' },
  'shipping.dateRequired': { en: 'Choose a day.', de: 'Wähle einen Tag.' },
  'shipping.dateGone': {
    en: 'This day is no longer on offer. Choose another one.',
    de: 'Dieser Tag geht nicht mehr. Wähle einen anderen.',
  },
  'promotion.unknown': {
    en: 'We do not know this code. Check it for typos.',
    de: 'Diesen Code kennen wir nicht. Schau noch mal auf die Schreibweise.',
  },
  'promotion.duplicate': {
    en: 'This promotion is already in your basket.',
    de: 'Diese Aktion ist schon in deinem Warenkorb.',
  },
  'promotion.tooMany': {
    en: 'A basket takes at most {maximum} codes.',
    de: 'Ein Warenkorb nimmt höchstens {maximum} Codes.',
  },
  'promotion.expired': { en: 'This promotion is over.', de: 'Diese Aktion ist vorbei.' },
  'promotion.usedUp': {
    en: 'This code has been used as often as it can be.',
    de: 'Dieser Code ist so oft eingelöst worden, wie es ging.',
  },
  'promotion.customersOnly': {
    en: 'This code is for customers with an account. Sign in to use it.',
    de: 'Dieser Code gilt für Kunden mit Konto. Melde dich an, um ihn einzulösen.',
  },
  'promotion.wrongCurrency': {
    en: 'This code is not good in the currency of your basket.',
    de: 'Dieser Code gilt nicht in der Währung deines Warenkorbs.',
  },
  'promotion.nothingFits': {
    en: 'There is nothing in your basket that this code is for.',
    de: 'In deinem Warenkorb ist nichts, wofür dieser Code gilt.',
  },
  'promotion.minimum': {
    en: 'This code is good from {minimum} on, for what it applies to.',
    de: 'Dieser Code gilt ab {minimum}, gerechnet auf das, wofür er gedacht ist.',
  },
  'promotion.notCombinable': {
    en: 'This code cannot be combined with the promotion in your basket.',
    de: 'Dieser Code lässt sich nicht mit der Aktion in deinem Warenkorb kombinieren.',
  },
  'promotion.changed': {
    en: 'This code has just been used elsewhere. Have a look at the new total.',
    de: 'Dieser Code ist eben anderswo eingelöst worden. Schau dir die neue Summe an.',
  },
  'voucher.unknown': {
    en: 'There is no voucher with this code. Check it for typos.',
    de: 'Einen Gutschein mit diesem Code gibt es nicht. Schau noch mal auf die Schreibweise.',
  },
  'voucher.expired': { en: 'This voucher is no longer valid.', de: 'Dieser Gutschein ist abgelaufen.' },
  'voucher.empty': { en: 'There is nothing left on this voucher.', de: 'Auf diesem Gutschein ist nichts mehr.' },
  'voucher.wrongCurrency': {
    en: 'This voucher is in {currency}, your basket is not.',
    de: 'Dieser Gutschein lautet auf {currency}, dein Warenkorb nicht.',
  },
  'voucher.nothingToPay': {
    en: 'A voucher cannot pay for vouchers, and there is nothing else in your basket.',
    de: 'Mit einem Gutschein lässt sich kein Gutschein kaufen, und sonst ist nichts in deinem Warenkorb.',
  },
  'line.eitherOr': {
    en: 'Name either a product or a product variant.',
    de: 'Gib entweder ein Produkt oder eine Produktvariante an.',
  },
  'line.unknown': { en: 'This is no longer sold.', de: 'Das wird nicht mehr verkauft.' },
  'line.chooseVariant': { en: 'Choose one of the kinds on offer.', de: 'Wähle eine der angebotenen Arten aus.' },
  'line.tooMany': {
    en: 'A basket holds at most {maximum} lines.',
    de: 'Ein Warenkorb fasst höchstens {maximum} Zeilen.',
  },
  'quantity.invalid': { en: 'Choose at least 1.', de: 'Wähle mindestens 1.' },
  'quantity.lineMaximum': { en: 'At most {maximum} of one kind.', de: 'Höchstens {maximum} von einer Art.' },
  'quantity.orderMaximum': { en: 'At most {maximum} per order.', de: 'Höchstens {maximum} pro Bestellung.' },
  'quantity.eventMaximum': {
    en: 'At most {maximum} tickets per event and order.',
    de: 'Höchstens {maximum} Karten pro Veranstaltung und Bestellung.',
  },
  'tickets.left.one': { en: 'Only 1 ticket is left.', de: 'Es ist nur noch 1 Karte da.' },
  'tickets.left.other': { en: 'Only {count} tickets are left.', de: 'Es sind nur noch {count} Karten da.' },
  'tickets.left.none': { en: 'These tickets are sold out.', de: 'Diese Karten sind ausverkauft.' },
  'items.left.one': { en: 'Only 1 is left.', de: 'Es ist nur noch 1 da.' },
  'items.left.other': { en: 'Only {count} are left.', de: 'Es sind nur noch {count} da.' },
  'items.left.none': { en: 'This is sold out.', de: 'Das ist ausverkauft.' },
  'sale.announced': { en: 'Tickets are not on sale yet.', de: 'Der Vorverkauf hat noch nicht begonnen.' },
  'sale.presale': { en: 'Presale is for members.', de: 'Der Vorverkauf ist für Mitglieder.' },
  'sale.sold_out': { en: 'This event is sold out.', de: 'Dieser Abend ist ausverkauft.' },
  'sale.off_sale': { en: 'Ticket sales for this event have ended.', de: 'Der Verkauf für diesen Abend ist beendet.' },
  'sale.postponed': {
    en: 'This event is postponed. Tickets go on sale again with the new date.',
    de: 'Dieser Abend ist verschoben. Karten gibt es wieder, sobald der neue Termin steht.',
  },
  'sale.cancelled': { en: 'This event is cancelled.', de: 'Dieser Abend ist abgesagt.' },
} satisfies Record<string, Localised>

export type MessageKey = keyof typeof texts

/** A message about one field; `lines[0].quantity`. */
export type Violation = Message & { propertyPath: string }

/** What fills a message in; money is written as its language does. */
type Parameter = number | string | { minorUnits: number; currency: string }

export type Message = { key: MessageKey; parameters?: Record<string, Parameter> }

export const isMessageKey = (value: string): value is MessageKey => Object.hasOwn(texts, value)

const formatParameter = (parameter: Parameter, locale: Locale): string =>
  typeof parameter === 'object' ? formatAmount(parameter.minorUnits, parameter.currency, locale) : String(parameter)

/** A message in one language, its parameters filled in. Plain text. */
export const translateMessage = ({ key, parameters = {} }: Message, locale: Locale): string =>
  texts[key][locale].replace(/\{(\w+)\}/g, (whole, name: string) => formatParameter(parameters[name] ?? whole, locale))
