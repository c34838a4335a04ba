import { text } from '../text.ts'
import { page } from './page.ts'

/** Contract texts. The brand and its register entries are invented; the rules in the texts are those of the shop. */
export const termsPages = [
  page({
    slug: 'bookings-terms-and-conditions',
    title: text('Bookings terms and conditions', 'Allgemeine Buchungsbedingungen'),
    lead: text(
      'What you and we agree on when you book. Written to be read.',
      'Was zwischen dir und uns gilt, wenn du buchst. Zum Lesen geschrieben.',
    ),
    body: text(
      `<h2>1. Who you are dealing with</h2><p>Events in London, Bristol and Glasgow, and everything paid in pounds, are sold by PX Live Ltd, 39 Wickhouse Row, London E21 7CM. Events in Berlin are sold by PX Live GmbH, Kupferspulenweg 9, 00124 Berlin. “We” means the company that sells to you.</p>
<h2>2. When a contract is made</h2><p>What you see in the shop is an invitation to order. You place a binding order with the button at the end of checkout. The contract is made when we confirm your order by email. Until then tickets in your basket are not promised to you.</p>
<h2>3. Prices and payment</h2><p>Prices include value added tax at the rate of the country in which the event takes place, and every fee. Nothing is added at checkout except postage, if you choose something that has to be posted; it is shown before you order. You pay at once, on the page of our payment provider. We never see your card number.</p>
<h2>4. Limits</h2><p>You can book up to ten tickets per event and order, fewer where a ticket kind says so, and up to twenty of any other article. Orders that get round these limits may be cancelled and refunded.</p>
<h2>5. Your tickets</h2><p>Tickets are sent by email. Each is good for one person and one entry; the first scan counts. You may pass a ticket on for what you paid or less. Tickets offered for more may be cancelled; we then refund the price printed on them to the buyer on record.</p>
<h2>6. Changes, postponement, cancellation</h2><p>If an event is cancelled, we refund the full price by the means of payment you used. If it is postponed or moved to another room, your ticket stays valid; if that does not suit you, tell us within fourteen days of our message and we refund it. A change of support act or running order is no reason for a refund.</p>
<h2>7. Right of withdrawal</h2><p>There is no right of withdrawal for tickets to events on a fixed date, nor for records that carry your dedication. For other records, vouchers and memberships there is; see <a href="/withdrawal">Right of withdrawal</a>.</p>
<h2>8. Memberships</h2><p>A membership begins with our confirmation and ends after twelve months without notice. It is personal. Members’ prices apply to you and, where the membership says so, to one companion per event.</p>
<h2>9. Gift vouchers</h2><p>Vouchers are valid for three years from the end of the year of purchase, can be redeemed in parts and in the currency in which they were bought, and are not paid out in cash. No VAT is due when you buy one; it is part of the price of what you buy with it.</p>
<h2>10. In our rooms</h2><p>Please follow what the staff ask of you. Age limits on the event page are binding. Concerts are loud; ear plugs are free at every entrance. Filming with anything but a phone needs our consent.</p>
<h2>11. Liability</h2><p>We are liable without limit for intent and gross negligence, for injury to life, body or health, and where the law says so. For slight negligence we are liable only if an essential duty of the contract is broken, and then for the damage that was foreseeable. Your rights as a consumer are not affected.</p>
<h2>12. Law and disputes</h2><p>Contracts with PX Live Ltd are governed by the law of England and Wales, those with PX Live GmbH by German law; the protection that mandatory law of your home gives you stays. We do not take part in dispute resolution before a consumer arbitration board. Write to us first; it usually helps.</p>`,
      `<h2>1. Mit wem du es zu tun hast</h2><p>Veranstaltungen in Berlin verkauft die PX Live GmbH, Kupferspulenweg 9, 00124 Berlin. Veranstaltungen in London, Bristol und Glasgow sowie alles, was in Pfund bezahlt wird, verkauft die PX Live Ltd, 39 Wickhouse Row, London E21 7CM. „Wir“ ist die Gesellschaft, bei der du kaufst.</p>
<h2>2. Vertragsschluss</h2><p>Die Darstellung im Shop ist noch kein bindendes Angebot. Mit der Schaltfläche „zahlungspflichtig bestellen“ gibst du eine verbindliche Bestellung ab. Der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Bis dahin sind Karten in deinem Warenkorb nicht zugesagt.</p>
<h2>3. Preise und Zahlung</h2><p>Alle Preise enthalten die Umsatzsteuer des Landes, in dem die Veranstaltung stattfindet, und sämtliche Gebühren. Hinzu kommt allein das Porto, falls du etwas wählst, das verschickt werden muss. Es wird vor der Bestellung angezeigt. Der Preis ist sofort fällig, bezahlt wird auf der Seite unseres Zahlungsdienstleisters. Deine Kartennummer bekommen wir nie zu sehen.</p>
<h2>4. Höchstmengen</h2><p>Pro Veranstaltung und Bestellung kannst du bis zu zehn Karten buchen, weniger, wenn es bei der Kartensorte steht, und von allen anderen Artikeln bis zu zwanzig Stück. Bestellungen, die das umgehen, können wir stornieren und erstatten.</p>
<h2>5. Deine Karten</h2><p>Karten kommen per E-Mail. Jede gilt für eine Person und einen Einlass, der erste Scan zählt. Du darfst eine Karte höchstens zum bezahlten Preis weitergeben. Karten, die teurer angeboten werden, können wir sperren. Der aufgedruckte Preis wird dann dem ursprünglichen Käufer erstattet.</p>
<h2>6. Änderung, Verlegung, Absage</h2><p>Fällt eine Veranstaltung aus, erstatten wir den vollen Preis auf dem Weg, auf dem du bezahlt hast. Wird sie verschoben oder in eine andere Spielstätte verlegt, bleibt deine Karte gültig. Passt dir das nicht, sag es uns innerhalb von vierzehn Tagen nach unserer Nachricht, dann erstatten wir sie. Eine andere Vorband oder eine geänderte Reihenfolge ist kein Grund für eine Erstattung.</p>
<h2>7. Widerrufsrecht</h2><p>Für Karten zu Veranstaltungen an einem festen Termin besteht kein Widerrufsrecht (§&nbsp;312g Abs. 2 Nr. 9 BGB), ebenso wenig für Platten mit deiner Widmung (§&nbsp;312g Abs. 2 Nr. 1 BGB). Für andere Platten, Gutscheine und Mitgliedschaften besteht eines, siehe <a href="/withdrawal">Widerruf</a>.</p>
<h2>8. Mitgliedschaften</h2><p>Eine Mitgliedschaft beginnt mit unserer Bestätigung und endet nach zwölf Monaten, ohne dass du kündigen musst. Sie ist nicht übertragbar. Mitgliederpreise gelten für dich und, wenn es bei der Mitgliedschaft steht, für eine Begleitung pro Veranstaltung.</p>
<h2>9. Geschenkgutscheine</h2><p>Gutscheine gelten drei Jahre ab dem Ende des Jahres, in dem sie gekauft wurden, lassen sich in Teilen und in der Währung einlösen, in der sie gekauft wurden, und werden nicht bar ausgezahlt. Beim Kauf fällt keine Umsatzsteuer an; sie steckt im Preis dessen, was du damit kaufst.</p>
<h2>10. In unseren Häusern</h2><p>Bitte folge dem, worum dich das Personal bittet. Altersgrenzen auf der Veranstaltungsseite sind verbindlich. Konzerte sind laut, Gehörschutz gibt es an jedem Eingang umsonst. Wer mit etwas anderem als einem Telefon filmen will, braucht unsere Zustimmung.</p>
<h2>11. Haftung</h2><p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei der Verletzung von Leben, Körper oder Gesundheit und soweit das Gesetz es vorschreibt. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten und begrenzt auf den vorhersehbaren, vertragstypischen Schaden.</p>
<h2>12. Recht und Streitfälle</h2><p>Für Verträge mit der PX Live GmbH gilt deutsches Recht, für solche mit der PX Live Ltd das Recht von England und Wales. Zwingende Schutzvorschriften deines Wohnsitzlandes bleiben unberührt. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil. Schreib uns zuerst, das hilft meistens.</p>`,
    ),
    metaDescription: text(
      'Terms for booking tickets, memberships, vouchers and records with PX Live.',
      'Bedingungen für Karten, Mitgliedschaften, Gutscheine und Platten bei PX Live.',
    ),
  }),
  page({
    slug: 'terms-of-use',
    title: text('Terms of use', 'Nutzungsbedingungen'),
    lead: text(
      'The rules of this website, as opposed to those of the bar.',
      'Die Regeln dieser Website, nicht die der Bar.',
    ),
    body: text(
      `<h2>Using this site</h2><p>You may look around, search, keep a basket and buy without an account. Please do not test our patience with programs that buy faster than people do; we slow down or block what does.</p>
<h2>Your account</h2><p>Keep your password to yourself. If somebody else is using your account, tell us and sign out of all sessions on your account page. You can export your data and delete the account there at any time; orders stay in the books without your name.</p>
<h2>Wishlists you share</h2><p>Whoever has the link to a shared wishlist can read it, without signing in. You can end the sharing whenever you like.</p>
<h2>What belongs to whom</h2><p>Texts, pictures and posters on this site belong to us or to those who made them. Link to us as you please; for anything in print, ask.</p>
<h2>What we are liable for</h2><p>We keep the site running and correct as well as we can. Set times, supports and running orders may change. For what we sell, the <a href="/bookings-terms-and-conditions">bookings terms and conditions</a> apply.</p>
<h2>Links elsewhere</h2><p>Our merch shop, social channels and video channel are run by others under their own rules.</p>`,
      `<h2>Die Seite benutzen</h2><p>Umsehen, suchen, einen Warenkorb füllen und kaufen kannst du ohne Konto. Bitte keine Programme, die schneller kaufen als Menschen. Die bremsen oder sperren wir.</p>
<h2>Dein Konto</h2><p>Behalt dein Passwort für dich. Wenn jemand anderes dein Konto benutzt, sag uns Bescheid und melde auf deiner Kontoseite alle Sitzungen ab. Dort kannst du auch jederzeit deine Daten mitnehmen und das Konto löschen. Bestellungen bleiben in den Büchern, aber ohne deinen Namen.</p>
<h2>Geteilte Merklisten</h2><p>Wer den Link zu einer geteilten Merkliste hat, kann sie ohne Anmeldung lesen. Das Teilen beendest du, wann du willst.</p>
<h2>Was wem gehört</h2><p>Texte, Bilder und Plakate auf dieser Seite gehören uns oder denen, die sie gemacht haben. Verlinken darfst du uns, wie du magst. Wenn du etwas drucken willst, frag vorher.</p>
<h2>Wofür wir geradestehen</h2><p>Wir halten die Seite so gut am Laufen und so richtig, wie wir können. Zeiten, Vorbands und Reihenfolgen können sich ändern. Für das, was wir verkaufen, gelten die <a href="/bookings-terms-and-conditions">Allgemeinen Buchungsbedingungen</a>.</p>
<h2>Links nach draußen</h2><p>Fanartikel, soziale Kanäle und der Videokanal werden von anderen betrieben und haben eigene Regeln.</p>`,
    ),
    metaDescription: text(
      'Rules for using the PX Live website, accounts and shared wishlists.',
      'Regeln für die Nutzung der PX-Live-Website, von Konten und geteilten Merklisten.',
    ),
  }),
  page({
    slug: 'withdrawal',
    formCode: 'withdrawal',
    title: text('Right of withdrawal', 'Widerruf'),
    lead: text(
      'Records, vouchers and memberships can be returned. Tickets with a date and what carries your dedication cannot.',
      'Platten, Gutscheine und Mitgliedschaften kannst du widerrufen. Karten mit festem Datum und alles mit deiner Widmung nicht.',
    ),
    body: text(
      `<h2>No right of withdrawal for tickets</h2><p>There is no right of withdrawal for contracts on leisure services with a specific date or period. Every order of tickets is therefore binding. If a show is cancelled, moved or postponed, you have the rights in our <a href="/bookings-terms-and-conditions">bookings terms and conditions</a>.</p>
<h2>No right of withdrawal for a dedication</h2><p>A record with your dedication is made to your specification, so there is no right of withdrawal for it (Consumer Contracts Regulations 2013, regulation 28(1)(b)). The same record without a dedication can be returned like any other.</p><p>Your rights when something is faulty stay: <a href="/contact-us">write to us</a> what is wrong, and we repair or replace it, or you get your money back. If you think that you can withdraw all the same, send the form: we confirm it by email, and a person answers you.</p>
<h2>Right of withdrawal for everything else</h2><p>If you are a consumer, you have the right to withdraw from a contract on records, gift vouchers or a membership within fourteen days without giving any reason. The period ends fourteen days after the day on which you, or someone you name who is not the carrier, receive the goods; for vouchers and memberships, fourteen days after the day the contract is made.</p><p>To exercise the right you must inform us (PX Live Ltd, 39 Wickhouse Row, London E21 7CM, telephone <a href="tel:+442079460123">020\u00a07946\u00a00123</a>; for contracts with PX Live GmbH: Kupferspulenweg 9, 00124 Berlin, telephone <a href="tel:+493023125100">030\u00a023125\u00a0100</a>; email <a href="mailto:withdrawal@example.com">withdrawal@example.com</a>) of your decision by a clear statement, for example a letter or an email. You may use the form below, but you do not have to. It is enough to send your message before the period has ended.</p>
<h2>What follows</h2><p>We repay all payments received from you, including the cost of standard delivery, without undue delay and at the latest fourteen days after the day we are told of your withdrawal, by the means of payment you used, and free of charge. We may wait until we have the goods back or you have shown that you sent them. Send goods back within fourteen days; you bear the direct cost. You are liable for a loss in value only if it comes from handling that was not needed to check the goods.</p><p>If you asked for a membership to begin during the period, you pay for the part that had been supplied until you told us.</p>
<h2>When the right ends early</h2><p>It does not apply to sound recordings in a sealed packet if the seal was broken after delivery.</p>
<h2>Model form</h2><p>To PX Live: I hereby withdraw from my contract for the following goods or service.</p><ul><li>Ordered on, received on</li><li>Order number</li><li>Name and address</li><li>Signature, if on paper</li><li>Date</li></ul>`,
      `<h2>Kein Widerrufsrecht bei Karten</h2><p>Bei Verträgen zur Erbringung von Dienstleistungen im Zusammenhang mit Freizeitbetätigungen besteht kein Widerrufsrecht, wenn der Vertrag für die Erbringung einen spezifischen Termin oder Zeitraum vorsieht (§&nbsp;312g Abs. 2 Nr. 9 BGB). Jede Bestellung von Karten ist deshalb bindend. Bei Absage, Verlegung oder Verschiebung hast du die Rechte aus unseren <a href="/bookings-terms-and-conditions">Allgemeinen Buchungsbedingungen</a>.</p>
<h2>Kein Widerrufsrecht bei einer Widmung</h2><p>Eine Platte mit deiner Widmung wird nach deinen Angaben eigens angefertigt, dafür besteht kein Widerrufsrecht (§&nbsp;312g Abs. 2 Nr. 1 BGB). Dieselbe Platte ohne Widmung kannst du widerrufen wie jede andere.</p><p>Deine Rechte bei Mängeln bleiben: <a href="/contact-us">Schreib uns</a>, was nicht stimmt, dann bessern wir nach, liefern Ersatz, oder du bekommst dein Geld zurück. Wenn du meinst, dass du trotzdem widerrufen kannst, schick das Formular: Wir bestätigen es per E-Mail, und ein Mensch antwortet dir.</p>
<h2>Widerrufsbelehrung für alles andere</h2><h3>Widerrufsrecht</h3><p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen einen Vertrag über Platten, Gutscheine oder eine Mitgliedschaft zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die Ware in Besitz genommen hast beziehungsweise hat. Bei Gutscheinen und Mitgliedschaften beträgt sie vierzehn Tage ab dem Tag des Vertragsabschlusses.</p><p>Um dein Widerrufsrecht auszuüben, musst du uns (PX Live GmbH, Kupferspulenweg 9, 00124 Berlin, Telefon <a href="tel:+493023125100">030\u00a023125\u00a0100</a>; bei Verträgen mit der PX Live Ltd: 39 Wickhouse Row, London E21 7CM, Telefon <a href="tel:+442079460123">020\u00a07946\u00a00123</a>; E-Mail <a href="mailto:withdrawal@example.com">withdrawal@example.com</a>) mittels einer eindeutigen Erklärung, zum Beispiel eines Briefs oder einer E-Mail, über deinen Entschluss informieren, diesen Vertrag zu widerrufen. Du kannst dafür das Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es aus, dass du die Mitteilung vor Ablauf der Widerrufsfrist absendest.</p>
<h3>Folgen des Widerrufs</h3><p>Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Kosten der Standardlieferung, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf bei uns eingegangen ist. Für die Rückzahlung verwenden wir dasselbe Zahlungsmittel, das du eingesetzt hast, Entgelte werden nicht berechnet. Wir können die Rückzahlung verweigern, bis wir die Ware zurückerhalten haben oder du nachgewiesen hast, dass du sie abgesandt hast.</p><p>Du hast die Ware unverzüglich und spätestens binnen vierzehn Tagen an uns zurückzusenden. Die unmittelbaren Kosten der Rücksendung trägst du. Für einen Wertverlust musst du nur aufkommen, wenn er auf einen zur Prüfung der Ware nicht notwendigen Umgang zurückzuführen ist.</p><p>Hast du verlangt, dass eine Mitgliedschaft während der Widerrufsfrist beginnen soll, so zahlst du einen angemessenen Betrag für den bis zum Widerruf erbrachten Teil.</p>
<h3>Vorzeitiges Erlöschen</h3><p>Das Widerrufsrecht erlischt bei Tonaufnahmen in einer versiegelten Packung, wenn die Versiegelung nach der Lieferung entfernt wurde.</p>
<h2>Muster-Widerrufsformular</h2><p>An PX Live: Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren/die Erbringung der folgenden Dienstleistung:</p><ul><li>Bestellt am/erhalten am</li><li>Bestellnummer</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul>`,
    ),
    metaDescription: text(
      'Right of withdrawal for records, vouchers and memberships, and why tickets with a date are excluded.',
      'Widerrufsbelehrung für Platten, Gutscheine und Mitgliedschaften. Karten mit festem Termin sind ausgenommen.',
    ),
  }),
  page({
    slug: 'imprint',
    title: text('Imprint', 'Impressum'),
    body: text(
      `<p>Information according to section 5 of the German Digital Services Act (DDG) and the British Companies Act 2006. PX Live is an invented brand: companies, register numbers, streets and telephone numbers on this page do not exist.</p>
<h2>Germany</h2><p>PX Live GmbH<br>Kupferspulenweg 9<br>00124 Berlin<br>Managing director: Henrike Altenburg<br>Telephone: <a href="tel:+493023125100">030\u00a023125\u00a0100</a><br>Email: <a href="mailto:office@example.com">office@example.com</a></p><p>Amtsgericht Berlin (Charlottenburg), HRB 000000 B<br>VAT identification number: DE000000000</p>
<h2>United Kingdom</h2><p>PX Live Ltd<br>39 Wickhouse Row<br>London E21 7CM<br>Director: Dougal Finnimore<br>Telephone: <a href="tel:+442079460123">020\u00a07946\u00a00123</a></p><p>Registered in England and Wales, company number 00000000<br>VAT number: GB 000 0000 00</p>
<h2>Responsible for the content</h2><p>Rosa Kettleworth, at the Berlin address (section 18 (2) of the German State Media Treaty).</p>
<h2>Consumer disputes</h2><p>We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board.</p>`,
      `<p>Angaben gemäß § 5 DDG. PX Live ist eine erfundene Marke: Firmen, Registernummern, Straßen und Telefonnummern auf dieser Seite gibt es nicht.</p>
<h2>Deutschland</h2><p>PX Live GmbH<br>Kupferspulenweg 9<br>00124 Berlin<br>Vertreten durch die Geschäftsführerin Henrike Altenburg<br>Telefon: <a href="tel:+493023125100">030\u00a023125\u00a0100</a><br>E-Mail: <a href="mailto:office@example.com">office@example.com</a></p><p>Registergericht: Amtsgericht Charlottenburg (Berlin), HRB 000000 B<br>Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: DE000000000</p>
<h2>Vereinigtes Königreich</h2><p>PX Live Ltd<br>39 Wickhouse Row<br>London E21 7CM<br>Vertreten durch den Geschäftsführer Dougal Finnimore<br>Telefon: <a href="tel:+442079460123">020\u00a07946\u00a00123</a></p><p>Eingetragen in England und Wales, Nummer 00000000<br>Britische Umsatzsteuer-Nummer (VAT): GB 000 0000 00</p>
<h2>Redaktionell verantwortlich</h2><p>Rosa Kettleworth, Anschrift in Berlin wie oben (§ 18 Abs. 2 MStV).</p>
<h2>Verbraucher&shy;streitbeilegung</h2><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>`,
    ),
    metaDescription: text(
      'Who is responsible for this website: PX Live GmbH, Berlin, and PX Live Ltd, London.',
      'Anbieterkennzeichnung: PX Live GmbH, Berlin, und PX Live Ltd, London.',
    ),
  }),
]
