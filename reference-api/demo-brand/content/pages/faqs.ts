import type { Text } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import { page } from './page.ts'

/** The answer is one paragraph. */
type Question = [question: Text, answer: Text]

const groups: [heading: Text, questions: Question[]][] = [
  [
    text('Tickets', 'Karten'),
    [
      [
        text('How do I get my ticket?', 'Wie bekomme ich meine Karte?'),
        text(
          'By email, right after you have paid. Show it on your phone or print it; the scanner likes both.',
          'Per E-Mail, gleich nach dem Bezahlen. Zeig sie auf dem Handy oder druck sie aus, der Scanner mag beides.',
        ),
      ],
      [
        text('I cannot find the email with my ticket', 'Ich finde die E-Mail mit meiner Karte nicht'),
        text(
          'With an account, your tickets are <a href="/account/orders">in your orders</a>. Without one, <a href="/orders/look-up">find your order</a>: we email you its link.',
          'Mit Konto liegen deine Karten bei <a href="/account/orders">deinen Bestellungen</a>. Ohne Konto kannst du deine <a href="/orders/look-up">Bestellung finden</a>: Wir schicken dir ihren Link.',
        ),
      ],
      [
        text('Do I need an account to buy?', 'Brauche ich zum Kaufen ein Konto?'),
        text(
          'No. An account keeps your addresses and wishlists in one place, and your basket follows you from device to device.',
          'Nein. Im Konto liegen Adressen und Merklisten an einem Ort, und dein Warenkorb kommt mit auf andere Geräte.',
        ),
      ],
      [
        text('How many tickets can I buy?', 'Wie viele Karten kann ich kaufen?'),
        text(
          'Ten per event and order, unless a ticket kind says otherwise: early birds, for example, are four.',
          'Zehn pro Abend und Bestellung, außer bei einer Kartensorte steht etwas anderes. Frühbucherkarten zum Beispiel gibt es höchstens vier.',
        ),
      ],
      [
        text('Is there a booking fee on top?', 'Kommt noch eine Gebühr dazu?'),
        text(
          'No. The price you see is the price you pay, tax included. Nothing gets added later.',
          'Nein. Du zahlst den Preis, der dasteht, inklusive Mehrwertsteuer. Später kommt nichts mehr dazu.',
        ),
      ],
      [
        text('It says sold out. Is it?', 'Da steht ausverkauft. Stimmt das?'),
        text(
          'Yes. Sometimes a few tickets come back on the day, so it pays to look again at noon, or to ring the box office.',
          'Ja. Manchmal kommen am Tag selbst ein paar Karten zurück, es lohnt sich also, mittags noch einmal zu schauen oder an der Kasse anzurufen.',
        ),
      ],
      [
        text('Can I give my ticket to somebody else?', 'Kann ich meine Karte weitergeben?'),
        text(
          'Yes. Whoever brings it comes in; one scan, one person. Please do not sell it for more than you paid: we cancel those.',
          'Ja. Wer sie mitbringt, kommt rein: ein Scan, eine Person. Bitte verkauf sie nicht teurer, als du sie bekommen hast, solche Karten sperren wir.',
        ),
      ],
    ],
  ],
  [
    text('When plans change', 'Wenn sich etwas ändert'),
    [
      [
        text('The show is cancelled. What now?', 'Das Konzert fällt aus. Und jetzt?'),
        text(
          'You get everything back, by the way you paid, without asking. It takes up to ten days, most of which is the bank.',
          'Du bekommst alles zurück, auf dem Weg, auf dem du bezahlt hast, und ohne zu fragen. Das dauert bis zu zehn Tage, die meisten davon braucht die Bank.',
        ),
      ],
      [
        text(
          'The show is postponed or moved. Is my ticket still good?',
          'Das Konzert ist verschoben oder verlegt. Gilt meine Karte noch?',
        ),
        text(
          'Yes, for the new date or the new room. If that does not suit you, tell us within fourteen days and we refund it.',
          'Ja, für den neuen Termin oder die neue Spielstätte. Wenn dir das nicht passt, sag es uns innerhalb von vierzehn Tagen, dann erstatten wir sie.',
        ),
      ],
      [
        text('I cannot come. Can I return my ticket?', 'Ich kann nicht. Nehmt ihr die Karte zurück?'),
        text(
          'Tickets for a fixed date cannot be returned by law, but pass yours on by all means. If you were ill, write to us; we are not made of stone.',
          'Karten für ein festes Datum sind vom Umtausch ausgenommen, aber gib deine gern weiter. Wenn du krank warst, schreib uns, wir sind ja nicht aus Stein.',
        ),
      ],
    ],
  ],
  [
    text('On the night', 'Am Abend'),
    [
      [
        text('When should I be there?', 'Wann soll ich da sein?'),
        text(
          'Doors and stage times are on every event page and mean what they say. Times are always those of the city the room is in.',
          'Einlass und Beginn stehen auf jeder Seite und stimmen. Gemeint ist immer die Uhrzeit der Stadt, in der die Spielstätte steht.',
        ),
      ],
      [
        text('Is there an age limit?', 'Gibt es eine Altersgrenze?'),
        text(
          'Where there is one, it is on the event page. Under 18 tickets are for people who come with a grown-up.',
          'Wenn es eine gibt, steht sie bei der Veranstaltung. Karten „Unter 18“ sind für alle, die mit einer erwachsenen Person kommen.',
        ),
      ],
      [
        text('What can I bring?', 'Was darf ich mitbringen?'),
        text(
          'A bag up to A3, a water bottle without glass, an instrument for the cloakroom. No folding chairs, no drones, no geese, and each of these has a story.',
          'Eine Tasche bis A3, eine Wasserflasche, die nicht aus Glas ist, ein Instrument für die Garderobe. Keine Klappstühle, keine Drohnen, keine Gänse. Zu jedem davon gibt es eine Geschichte.',
        ),
      ],
      [
        text('Can I take pictures?', 'Darf ich fotografieren?'),
        text(
          'With your phone and without a flash, yes. Some acts ask for none at all; then there is a sign, and the evening is better for it.',
          'Mit dem Handy und ohne Blitz, ja. Manche möchten gar keine Fotos, dann hängt ein Schild da, und dem Abend tut es gut.',
        ),
      ],
      [
        text('I need a wheelchair space or other help', 'Ich brauche einen Rollstuhlplatz oder andere Hilfe'),
        text(
          'Wheelchair spaces come with a place for your companion at the price of one and can be booked like any other ticket. For everything else write to <a href="mailto:access@example.com">access@example.com</a> and we will sort it.',
          'Rollstuhlplätze kosten mit Begleitung so viel wie eine Karte und lassen sich buchen wie jede andere. Für alles Übrige schreib an <a href="mailto:access@example.com">access@example.com</a>, wir kümmern uns.',
        ),
      ],
    ],
  ],
  [
    text('Paying, vouchers, membership', 'Bezahlen, Gutscheine, Mitgliedschaft'),
    [
      [
        text('Can I pay in pounds and in euros?', 'Kann ich in Pfund und in Euro zahlen?'),
        text(
          'In either, for all four rooms. If you change the currency, the basket is priced anew and we ask you first.',
          'In beidem, für alle vier Spielstätten. Wenn du die Währung wechselst, wird der Warenkorb neu berechnet, vorher fragen wir dich.',
        ),
      ],
      [
        text('Can I spend a voucher in parts?', 'Kann ich einen Gutschein in Teilen einlösen?'),
        text(
          'Yes, on anything we sell, in the currency it was bought in. What is left stays on it, for three years from the end of the year of purchase.',
          'Ja, für alles, was wir verkaufen, in der Währung, in der er gekauft wurde. Der Rest bleibt drauf, und zwar drei Jahre ab Ende des Kaufjahres.',
        ),
      ],
      [
        text('How long are tickets kept in my basket?', 'Wie lange bleiben Karten im Warenkorb?'),
        text(
          'A quarter of an hour, and once you may ask for more. The basket counts down. Afterwards others may have them; what you chose is remembered, and one button tries again.',
          'Eine Viertelstunde, und einmal kannst du verlängern. Der Warenkorb zählt mit. Danach darf jemand anderes sie nehmen. Was du ausgesucht hast, merken wir uns, und ein Knopf versucht es noch einmal.',
        ),
      ],
      [
        text('Does my membership renew itself?', 'Verlängert sich meine Mitgliedschaft von selbst?'),
        text(
          'No. It ends after a year and we write once beforehand.',
          'Nein. Sie endet nach einem Jahr, vorher melden wir uns einmal.',
        ),
      ],
    ],
  ],
]

export const faqPage = page({
  slug: 'faqs',
  title: text('Questions, answered', 'Häufige Fragen'),
  lead: text(
    'What people ask at the window, in the order they ask it.',
    'Was am Fenster gefragt wird, in der Reihenfolge, in der es gefragt wird.',
  ),
  body: text(
    '<p>Open what you want to know. If your question is missing, <a href="/contact-us">ask it</a>: a person answers, and the next person finds the answer here.</p>',
    '<p>Klapp auf, was du wissen willst. Wenn deine Frage fehlt, <a href="/contact-us">stell sie uns</a>: Es antwortet ein Mensch, und wer nach dir kommt, findet die Antwort hier.</p>',
  ),
  questions: groups.flatMap(([topic, questions]) =>
    questions.map(([question, answer]) => ({
      topic,
      question,
      answer: text(`<p>${answer.en}</p>`, `<p>${answer.de}</p>`),
    })),
  ),
  metaTitle: text('FAQs | PX Live', 'Häufige Fragen | PX Live'),
  metaDescription: text(
    'Tickets, refunds, access, age limits, vouchers and membership: answers from the PX Live box office.',
    'Karten, Erstattung, Barrierefreiheit, Altersgrenzen, Gutscheine und Mitgliedschaft: Antworten von der Kasse.',
  ),
})
