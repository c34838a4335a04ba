import { text } from '../text.ts'
import { page } from './page.ts'

/** What the shop stores and for how long; the numbers are those of the session and token lifetimes. */
export const privacyPages = [
  page({
    slug: 'privacy-policy',
    title: text('Privacy policy', 'Datenschutzerklärung'),
    lead: text(
      'We keep what we need to let you in, and no tracker of any kind.',
      'Wir speichern, was wir brauchen, um dich reinzulassen. Tracker gibt es keine.',
    ),
    body: text(
      `<h2>Who is responsible</h2><p>PX Live GmbH, Kupferspulenweg 9, 00124 Berlin, and PX Live Ltd, 39 Wickhouse Row, London E21 7CM, jointly. Write to <a href="mailto:privacy@example.com">privacy@example.com</a>; the same address reaches our data protection officer.</p>
<h2>When you visit</h2><p>Our servers log the time, the page, the status and a random request number, to find faults and fend off attacks. For sign-ins and other security events they also log a fingerprint of your IP address and of your email address, which nobody can turn back without our key. The logs hold no passwords, no tokens and no contents of your basket, and are deleted after fourteen days. Legal basis: our legitimate interest in a site that works (Art. 6(1)(f) GDPR and UK GDPR).</p>
<h2>Basket and session</h2><p>When you put something into the basket or sign in, we start a session and set one cookie with a random number. Signing in sets a second one, by which we recognise the browser. What belongs to the session stays on our server. It ends when you sign out, after seven days without a visit if you are signed in, and after thirty days in any case. The basket of an account is kept with the account. Legal basis: steps towards a contract (Art. 6(1)(b)).</p>
<h2>When you buy</h2><p>We use your name, email address, and, where needed, postal address and telephone number to fulfil the contract: to send tickets, to post records, to tell you if a show moves. Orders are kept for as long as tax law requires, up to ten years. Legal basis: contract and legal obligation (Art. 6(1)(b) and (c)).</p>
<h2>Payment</h2><p>You pay on the page of our payment provider, who is responsible for what you enter there. We learn whether the payment worked, the amount and a number. Card data never reaches us.</p>
<h2>Your account</h2><p>We store your name, email address, telephone number if you give one, addresses, wishlists and orders. Passwords are kept only as a hash. On your profile page you can export everything and delete the account. Orders then stay in the books without your name.</p><p>If you have a gift voucher emailed to somebody, we use their address for that one email and delete it as soon as it is sent, or as soon as the voucher is refunded.</p>
<h2>When you write to us</h2><p>What you enter into a form is stored and sent by email to the desk it concerns, with a receipt for you. We keep it for as long as your matter needs, and a cancellation or withdrawal for as long as the law wants it proved (Art. 6(1)(b) and (c)).</p>
<h2>Newsletter</h2><p>Only if you asked for it and confirmed the request (Art. 6(1)(a)). We do not measure who opens or clicks. You can leave with the link in every issue.</p>
<h2>When you write to us</h2><p>What you send with a form goes by email to those in the house who deal with it, with a receipt to you, and is deleted after a year. Withdrawals and cancellations are kept for four years, because both of us may have to prove them. Legal basis: steps towards a contract and legal obligation (Art. 6(1)(b) and (c)), otherwise our interest in answering you (Art. 6(1)(f)). To keep robots out we look at a hidden field and at how long the form was open, and ask nobody else.</p>
<h2>Search</h2><p>Search runs through our server. The search service receives your words, not your address or your name.</p>
<h2>Who else sees data</h2><p>Hosting, mail and payment providers who act on our instructions or under their own legal duties. Nobody buys data from us, because none is for sale.</p>
<h2>Your rights</h2><p>You have the right of access, rectification, erasure, restriction and portability, and the right to object. You can withdraw consent at any time for the future, and complain to a supervisory authority: in Germany, that of the state in which you live; in the United Kingdom, the Information Commissioner’s Office.</p>`,
      `<h2>Verantwortliche</h2><p>Die PX Live GmbH, Kupferspulenweg 9, 00124 Berlin, und die PX Live Ltd, 39 Wickhouse Row, London E21 7CM, gemeinsam. Schreib an <a href="mailto:privacy@example.com">privacy@example.com</a>. Unter dieser Adresse erreichst du auch unsere Datenschutzbeauftragte.</p>
<h2>Wenn du die Seite besuchst</h2><p>Unsere Server protokollieren Zeit, Seite, Status und eine zufällige Nummer der Anfrage, um Fehler zu finden und Angriffe abzuwehren. Bei Anmeldungen und anderen sicherheitsrelevanten Vorgängen kommen Prüfwerte deiner IP-Adresse und deiner E-Mail-Adresse dazu, die sich ohne unseren Schlüssel nicht zurückrechnen lassen. In den Protokollen stehen keine Passwörter, keine Token und kein Warenkorb. Nach vierzehn Tagen werden sie gelöscht. Rechtsgrundlage ist unser berechtigtes Interesse an einer funktionierenden Seite (Art. 6 Abs. 1 Buchst. f DSGVO).</p>
<h2>Warenkorb und Sitzung</h2><p>Wenn du etwas in den Warenkorb legst oder dich anmeldest, beginnt eine Sitzung, und wir setzen ein Cookie mit einer Zufallszahl. Beim Anmelden kommt ein zweites dazu, an dem wir den Browser wiedererkennen. Alles, was zur Sitzung gehört, bleibt auf unserem Server. Sie endet, wenn du dich abmeldest, bei angemeldeten Personen nach sieben Tagen ohne Besuch und in jedem Fall nach dreißig Tagen. Der Warenkorb eines Kontos bleibt beim Konto. Rechtsgrundlage: vorvertragliche Maßnahmen und Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO).</p>
<h2>Wenn du kaufst</h2><p>Name, E-Mail-Adresse und, wo nötig, Anschrift und Telefonnummer verwenden wir, um den Vertrag zu erfüllen: um Karten zu schicken, Platten zu versenden und dir zu sagen, wenn sich etwas verschiebt. Bestellungen bewahren wir so lange auf, wie das Steuerrecht es verlangt, höchstens zehn Jahre. Rechtsgrundlage: Vertrag und rechtliche Verpflichtung (Art. 6 Abs. 1 Buchst. b und c DSGVO).</p>
<h2>Bezahlen</h2><p>Du bezahlst auf der Seite unseres Zahlungsdienstleisters, der für die dort eingegebenen Daten verantwortlich ist. Wir erfahren, ob die Zahlung geklappt hat, den Betrag und eine Nummer. Kartendaten kommen nie bei uns an.</p>
<h2>Dein Konto</h2><p>Gespeichert sind Name, E-Mail-Adresse, Telefonnummer, falls du eine angibst, Adressen, Merklisten und Bestellungen. Vom Passwort speichern wir nur einen Hashwert. Auf deiner Profilseite kannst du alles mitnehmen und das Konto löschen. Bestellungen bleiben dann ohne deinen Namen in den Büchern.</p><p>Wenn wir einen Gutschein für dich an jemanden verschicken, nutzen wir die Adresse für diese eine E-Mail. Wir löschen sie, sobald die E-Mail verschickt oder der Gutschein erstattet ist.</p>
<h2>Wenn du uns schreibst</h2><p>Was du in ein Formular einträgst, speichern wir und schicken es per E-Mail an die zuständigen Leute, dir schicken wir eine Bestätigung. Aufbewahrt wird es, solange dein Anliegen es braucht, bei Widerruf und Kündigung so lange, wie wir sie nachweisen müssen (Art. 6 Abs. 1 Buchst. b und c DSGVO).</p>
<h2>Newsletter</h2><p>Nur, wenn du ihn bestellt und die Bestellung bestätigt hast (Art. 6 Abs. 1 Buchst. a DSGVO). Wir messen nicht, wer öffnet oder klickt. Abmelden kannst du dich über den Link in jeder Ausgabe.</p>
<h2>Wenn du uns schreibst</h2><p>Was du mit einem Formular schickst, geht per E-Mail an die Leute im Haus, die sich darum kümmern, mit einer Bestätigung an dich, und wird nach einem Jahr gelöscht. Widerrufe und Kündigungen bewahren wir vier Jahre auf, weil du und wir sie vielleicht nachweisen müssen. Rechtsgrundlage: vorvertragliche Maßnahmen und rechtliche Verpflichtung (Art. 6 Abs. 1 Buchst. b und c DSGVO), sonst unser Interesse, dir zu antworten (Buchst. f). Gegen Roboter sehen wir auf ein verstecktes Feld und darauf, wie lange das Formular offen war, und fragen niemanden sonst.</p>
<h2>Suche</h2><p>Die Suche läuft über unseren Server. Der Suchdienst bekommt deine Wörter, aber weder deine IP-Adresse noch deinen Namen.</p>
<h2>Wer sonst Daten sieht</h2><p>Dienstleister für Hosting, Mailversand und Zahlung, die nach unserer Weisung oder in eigener gesetzlicher Verantwortung handeln. Niemand kauft bei uns Daten, denn es werden keine verkauft.</p>
<h2>Deine Rechte</h2><p>Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit sowie ein Widerspruchsrecht. Einwilligungen kannst du jederzeit mit Wirkung für die Zukunft widerrufen. Und du kannst dich bei einer Aufsichtsbehörde beschweren, etwa bei der deines Bundeslandes.</p>`,
    ),
    metaDescription: text(
      'What data PX Live keeps, why, and for how long. No tracking.',
      'Welche Daten PX Live speichert, wozu und wie lange. Ohne Tracking.',
    ),
  }),
  page({
    slug: 'cookie-policy',
    title: text('Cookie policy', 'Cookie-Richtlinie'),
    lead: text(
      'A handful of cookies, all ours, none of them curious.',
      'Eine Handvoll Cookies, alle von uns, keins davon neugierig.',
    ),
    body: text(
      `<p>Cookies are small notes that your browser keeps for us. We use them so that the shop knows your basket, your language and your currency. There are no cookies for advertising or measurement, ours or anybody else’s.</p>
<h2>Always there when needed</h2>
<table><thead><tr><th>Name</th><th>What it is for</th><th>How long</th></tr></thead><tbody>
<tr><td>sid or __Host-sid</td><td>A random number that leads our server to your session: basket and sign-in. Set when you first need it, not before.</td><td>30 days at most</td></tr>
<tr><td>device or __Host-device</td><td>A random number by which we recognise a browser in which you have signed in. It signs nobody in. When a stranger tries passwords for your account, it keeps the way in open for you.</td><td>180 days after you last signed in</td></tr>
<tr><td>currentLanguage</td><td>English or German, once you have chosen.</td><td>One year</td></tr>
<tr><td>preferredCurrency</td><td>Pounds or euros, once you have chosen.</td><td>One year</td></tr>
<tr><td>incTax</td><td>Whether prices are shown with tax.</td><td>One year</td></tr>
<tr><td>productComparison</td><td>The products you chose to compare.</td><td>One year</td></tr>
<tr><td>consentChoices</td><td>What you decided below, so that we do not ask again.</td><td>180 days</td></tr></tbody></table>
<p>These need no consent, because without them the shop could not do what you ask of it. The session cookie cannot be read by scripts.</p>
<p>If you leave a step of the checkout before you have sent it, your browser also remembers in this tab what you had typed there. It is deleted when you come back to the step or close the tab. If you leave a page while we put something in your basket, the tab remembers until the next page how much was in it before. While you change the language or the currency, it remembers how many tickets you had chosen.</p>
<h2>Only if you say yes</h2><p>If you allow it, your browser remembers in the cookie productList, for 180 days, which products you looked at last, so that we can show them to you again. Nobody else gets the list. You can change your mind under <a href="/consent-choices">your consent choices</a>.</p>
<h2>Getting rid of them</h2><p>Delete them in your browser whenever you like. The shop then speaks English and counts in pounds until you choose again, and a guest’s basket will be empty. Nothing else happens.</p>`,
      `<p>Cookies sind kleine Zettel, die dein Browser für uns aufhebt. Wir brauchen sie, damit der Shop deinen Warenkorb, deine Sprache und deine Währung kennt. Cookies für Werbung oder Messung gibt es nicht, weder unsere noch fremde.</p>
<h2>Immer da, wenn sie gebraucht werden</h2>
<table><thead><tr><th>Name</th><th>Wofür</th><th>Wie lange</th></tr></thead><tbody>
<tr><td>sid oder __Host-sid</td><td>Eine Zufallszahl, über die unser Server deine Sitzung findet: Warenkorb und Anmeldung. Wird erst gesetzt, wenn du sie brauchst.</td><td>Höchstens 30 Tage</td></tr>
<tr><td>device oder __Host-device</td><td>Eine Zufallszahl, an der wir einen Browser wiedererkennen, in dem du dich schon angemeldet hast. Anmelden kann sich damit niemand. Wenn Fremde Passwörter für dein Konto ausprobieren, kommst du trotzdem hinein.</td><td>180 Tage nach deiner letzten Anmeldung</td></tr>
<tr><td>currentLanguage</td><td>Englisch oder Deutsch, sobald du gewählt hast.</td><td>Ein Jahr</td></tr>
<tr><td>preferredCurrency</td><td>Pfund oder Euro, sobald du gewählt hast.</td><td>Ein Jahr</td></tr>
<tr><td>incTax</td><td>Ob Preise mit Steuer gezeigt werden.</td><td>Ein Jahr</td></tr>
<tr><td>productComparison</td><td>Die Produkte, die du vergleichen wolltest.</td><td>Ein Jahr</td></tr>
<tr><td>consentChoices</td><td>Was du unten entschieden hast, damit wir nicht noch einmal fragen.</td><td>180 Tage</td></tr></tbody></table>
<p>Dafür ist keine Einwilligung nötig, denn ohne sie könnte der Shop nicht tun, was du von ihm willst (§ 25 Abs. 2 TDDDG). Das Sitzungscookie ist für Skripte nicht lesbar.</p>
<p>Wenn du an der Kasse einen Schritt verlässt, bevor du sie abgeschickt hast, merkt sich dein Browser außerdem in diesem Tab, was du dort schon eingetragen hattest. Gelöscht wird es, sobald du zu dem Schritt zurückkommst oder den Tab schließt. Verlässt du eine Seite, während wir etwas in deinen Warenkorb legen, merkt sich der Tab bis zur nächsten Seite, wie viel vorher darin lag. Wechselst du Sprache oder Währung, merkt er sich so lange, wie viele Tickets du gewählt hattest.</p>
<h2>Nur mit deinem Ja</h2><p>Wenn du es erlaubst, merkt sich dein Browser 180 Tage lang im Cookie productList, welche Produkte du zuletzt angesehen hast, damit wir sie dir wieder zeigen können. Die Liste bekommt sonst niemand. Umentscheiden kannst du dich unter <a href="/consent-choices">Cookie-Einstellungen</a>.</p>
<h2>Loswerden</h2><p>Lösch sie in deinem Browser, wann du willst. Danach spricht der Shop Englisch und rechnet in Pfund, bis du wieder wählst, und der Warenkorb ist als Gast leer. Mehr passiert nicht.</p>`,
    ),
    metaDescription: text(
      'The cookies of PX Live by name: session, language, currency, tax display. No tracking.',
      'Die Cookies von PX Live mit Namen: Sitzung, Sprache, Währung, Steueranzeige. Ohne Tracking.',
    ),
  }),
  page({
    slug: 'consent-choices',
    title: text('Your consent choices', 'Cookie-Einstellungen'),
    lead: text('Say no and everything still works.', 'Sag Nein, und alles geht trotzdem.'),
    body: text(
      `<h2>What is needed</h2><p>The session cookie, and the notes for language, currency and tax display. Without them there is no basket, so they stay. They hold nothing about you but your choice.</p>
<h2>What is up to you</h2><p>Recently viewed: your browser keeps a short list of what you looked at last, and shows it to you and to nobody else. It is off until you allow it, and goes away when you take the consent back.</p>
<h2>What there is not</h2><p>No counting, no profiles, no advertising partners. If that ever changes, we ask first, and no will still be an answer.</p>
<p>All details are in the <a href="/cookie-policy">cookie policy</a> and the <a href="/privacy-policy">privacy policy</a>.</p>`,
      `<h2>Was nötig ist</h2><p>Das Sitzungscookie und die Zettel für Sprache, Währung und Steueranzeige. Ohne sie gibt es keinen Warenkorb, also bleiben sie. Über dich steht darin nichts als deine Wahl.</p>
<h2>Was du entscheidest</h2><p>Zuletzt angesehen: Dein Browser führt eine kurze Liste und zeigt sie dir und sonst niemandem. Sie ist aus, bis du sie erlaubst, und verschwindet, wenn du die Erlaubnis zurücknimmst.</p>
<h2>Was es nicht gibt</h2><p>Keine Zählung, keine Profile, keine Werbepartner. Sollte sich das je ändern, fragen wir vorher, und Nein bleibt eine Antwort.</p>
<p>Alles Genauere steht in der <a href="/cookie-policy">Cookie-Richtlinie</a> und in der <a href="/privacy-policy">Datenschutzerklärung</a>.</p>`,
    ),
    metaDescription: text(
      'What PX Live stores in your browser, and what you decide about.',
      'Was PX Live in deinem Browser speichert und worüber du entscheidest.',
    ),
  }),
]
