import { text } from '../text.ts'
import { page } from './page.ts'

/** Pages about the brand and what it offers. */
export const brandPages = [
  page({
    slug: 'membership',
    productCategory: 'memberships',
    title: text('Membership', 'Mitgliedschaft'),
    lead: text(
      'Members hear first, pay less, and have a hook for their coat.',
      'Mitglieder hören es zuerst, zahlen weniger und haben einen Haken für den Mantel.',
    ),
    print: 'editorial-membership.jpg',
    body: text(
      `<p>A membership is for people who noticed that they are here anyway. It costs less than three good evenings, is good in all four rooms, and helps us to book bands before anybody has heard of them.</p>
<h2>What you get</h2>
<ul><li><strong>Two days’ head start.</strong> Presale opens to members two days before everyone else. Sign in and the tickets are there.</li>
<li><strong>Members’ prices.</strong> From the moment you join, shown wherever there is a price.</li>
<li><strong>A coat hook</strong> with your name on it, where we see you most. It is yours even when you are at home.</li></ul>
<h2>How it ends</h2>
<p>On its own, after twelve months. There is nothing to cancel and nothing is renewed behind your back. A month before, we send one email; if you like it here, you know where the window is.</p>`,
      `<p>Die Mitgliedschaft ist für Leute, denen aufgefallen ist, dass sie sowieso dauernd hier sind. Sie kostet weniger als drei gute Abende, gilt in allen vier Spielstätten und hilft uns, Bands zu buchen, von denen noch niemand gehört hat.</p>
<h2>Was du davon hast</h2>
<ul><li><strong>Zwei Tage Vorsprung.</strong> Für Mitglieder beginnt der Vorverkauf zwei Tage früher. Anmelden, und die Karten sind da.</li>
<li><strong>Mitgliederpreise.</strong> Ab dem Moment, in dem du dabei bist, überall, wo ein Preis steht.</li>
<li><strong>Ein Garderobenhaken</strong> mit deinem Namen, dort, wo wir dich am häufigsten sehen. Er gehört dir auch dann, wenn du zu Hause bist.</li></ul>
<h2>Wie sie endet</h2>
<p>Von selbst, nach zwölf Monaten. Du musst nichts kündigen, und hinter deinem Rücken verlängert sich nichts. Einen Monat vorher schreiben wir dir eine E-Mail. Wenn es dir hier gefällt, weißt du ja, wo das Fenster ist.</p>`,
    ),
    metaDescription: text(
      'PX Live membership: two days’ head start on every sale, members’ prices in all four rooms, from £48 or €56 a year. Ends by itself.',
      'PX Live Mitgliedschaft: zwei Tage Vorsprung, Mitgliederpreise in allen vier Spielstätten, ab 48\u00a0£ oder 56\u00a0€ im Jahr. Endet von selbst.',
    ),
  }),
  page({
    slug: 'about-us',
    title: text('About us', 'Über uns'),
    lead: text(
      'Four rooms that were built for something else, and the people who switched them on.',
      'Vier Räume, die für etwas anderes gebaut wurden, und die Leute, die eingeschaltet haben.',
    ),
    print: 'editorial-about.jpg',
    body: text(
      `<p>It began in 2016 with a lamp factory, a borrowed desk and a ticket window made from a wardrobe door. The window still stands at The Lamphouse. Somebody sits behind it every day from ten to six, with the light on, and that is the whole idea of this company.</p>
<p>Bristol came two years later, then Glasgow, then Berlin. Each room had stood empty for years. We did not make them beautiful; they were, under the dust. We put in sprung floors, good loudspeakers and enough toilets.</p>
<h2>What we believe</h2>
<ul><li>The price on the poster is the price you pay.</li><li>The support act is paid properly.</li><li>You should see the people next to you before you see the band.</li><li>Water is free and ear plugs are too.</li><li>If something goes wrong, a person answers.</li></ul>
<h2>Who does what</h2>
<p><strong>Rosa Kettleworth</strong> books the bands and writes about them. <strong>Yusuf Demirbağ</strong> does the light and has opinions about trams. <strong>Henrike Altenburg</strong> signs the contracts in Berlin, <strong>Dougal Finnimore</strong> the ones in Britain. Behind them are sixty-two people whose names are on the wall by the cloakroom, in the order they arrived.</p>
<h2>Come and play</h2>
<p>If you are in a band, send us three songs and one sentence to <a href="mailto:booking@example.com">booking@example.com</a>. We listen to everything, in the van, in order.</p>`,
      `<p>Angefangen hat es 2016 mit einer Lampenfabrik, einem geliehenen Mischpult und einem Kassenfenster aus einer Schranktür. Das Fenster steht noch heute im Lamphouse. Jeden Tag von zehn bis sechs sitzt jemand dahinter, und das Licht ist an. Mehr Idee steckt in dieser Firma nicht.</p>
<p>Zwei Jahre später kam Bristol dazu, dann Glasgow, dann Berlin. Alle Räume hatten jahrelang leer gestanden. Schön gemacht haben wir sie nicht, das waren sie schon, unter dem Staub. Von uns sind die schwingenden Böden, die guten Lautsprecher und genügend Toiletten.</p>
<h2>Woran wir uns halten</h2>
<ul><li>Du zahlst den Preis, der auf dem Plakat steht.</li><li>Die Vorband wird anständig bezahlt.</li><li>Man soll zuerst die Leute neben sich sehen und dann die Band.</li><li>Wasser kostet nichts, Gehörschutz auch nicht.</li><li>Wenn etwas schiefgeht, antwortet ein Mensch.</li></ul>
<h2>Wer was macht</h2>
<p><strong>Rosa Kettleworth</strong> bucht die Bands und schreibt über sie. <strong>Yusuf Demirbağ</strong> macht das Licht und hat eine Meinung zu Straßenbahnen. In Berlin unterschreibt <strong>Henrike Altenburg</strong> die Verträge, in Großbritannien <strong>Dougal Finnimore</strong>. Dahinter stehen zweiundsechzig Leute. Ihre Namen hängen neben der Garderobe, in der Reihenfolge, in der sie gekommen sind.</p>
<h2>Du willst hier spielen</h2>
<p>Dann schick uns drei Lieder und einen Satz an <a href="mailto:booking@example.com">booking@example.com</a>. Wir hören alles, im Bus, der Reihe nach.</p>`,
    ),
    metaDescription: text(
      'Who runs PX Live, how four old buildings became four concert rooms, and what we hold on to.',
      'Wer hinter PX Live steht, wie aus vier alten Gebäuden vier Spielstätten wurden und woran wir uns halten.',
    ),
  }),
  page({
    slug: 'px-records',
    productCategory: 'records',
    title: text('PX Records', 'PX Records'),
    metaTitle: text('PX Records, our house label | PX Live', 'PX Records, unser Hauslabel | PX Live'),
    lead: text(
      'Our house label. Everything on it was recorded in one of the four rooms.',
      'Unser Hauslabel. Alles darauf wurde in einer der vier Spielstätten aufgenommen.',
    ),
    print: 'editorial-journal.jpg',
    body: text(
      `<p>Some evenings are too good to happen once. When the band agrees, we keep the microphones up and press what we caught: two or three hundred copies on vinyl, the rest on disc, and when they are gone we make something else.</p>
<h2>Who gets what</h2><p>Half goes to the musicians, from the first copy on. The other half pays for the pressing, the sleeve and the next one.</p>
<h2>Posting a record</h2><p>LPs travel in a stiff box with corners. If one arrives bent, write to us and keep the bent one; it still plays.</p>`,
      `<p>Manche Abende sind zu gut für nur ein Mal. Wenn die Band mitmacht, lassen wir die Mikrofone stehen und pressen, was drauf ist: zwei- oder dreihundert Stück auf Vinyl, der Rest auf CD, und wenn sie weg sind, machen wir etwas anderes.</p>
<h2>Wer was bekommt</h2><p>Die Hälfte geht an die Musiker, ab der ersten Platte. Die andere Hälfte bezahlt Pressung, Hülle und die nächste.</p>
<h2>Wie eine Platte reist</h2><p>LPs kommen im festen Karton mit Eckenschutz. Sollte doch eine krumm ankommen, schreib uns und behalt die krumme, sie läuft ja trotzdem.</p>`,
    ),
    metaDescription: text(
      'PX Records: two dozen records made in our own rooms, on vinyl, CD, cassette and as downloads. Half of every sale goes to the musicians.',
      'PX Records: zwei Dutzend Platten, aufgenommen in unseren eigenen Spielstätten, auf Vinyl, CD, Kassette und zum Herunterladen. Die Hälfte geht an die Musiker.',
    ),
  }),
  page({
    slug: 'private-hire',
    formCode: 'private-hire',
    title: text('Private hire', 'Räume mieten'),
    lead: text(
      'Weddings, wakes, launches, rehearsals. The bar staff stay, the sound engineer too.',
      'Hochzeiten, Trauerfeiern, Premieren, Proben. Das Barpersonal bleibt da, die Tontechnik auch.',
    ),
    print: 'editorial-private-hire.jpg',
    body: text(
      `<p>On evenings without a concert the rooms are free, and it would be a pity to leave them dark. You bring the occasion, we bring the light, the sound, the bar and somebody who knows where the fuse box is.</p>
<h2>The rooms</h2>
<table><thead><tr><th>Room</th><th>Standing</th><th>Seated</th><th>Good for</th></tr></thead><tbody>
<tr><td><a href="/venues/the-lamphouse">The Lamphouse</a>, London</td><td>1,400</td><td>640</td><td>Award nights, large families</td></tr>
<tr><td><a href="/venues/saltworks">Saltworks</a>, Bristol</td><td>900</td><td>420</td><td>Weddings, arrivals by boat</td></tr>
<tr><td><a href="/venues/tallow-hall">Tallow Hall</a>, Glasgow</td><td>650</td><td>380</td><td>Ceilidhs, recordings, wakes</td></tr>
<tr><td><a href="/venues/trafohalle">Trafohalle</a>, Berlin</td><td>1,900</td><td>900</td><td>Trade fairs, anything tall</td></tr></tbody></table>
<h2>What is included</h2><ul><li>House sound and light, and one person for each</li><li>Bar and cloakroom staff, door staff where the law wants them</li><li>Cleaning, including confetti, within reason</li></ul>
<h2>How it works</h2><ol><li>Tell us the date, the number of people and what it is for.</li><li>Within two working days you will have an answer and a price with everything in it.</li><li>We keep the date for you for ten days while you think.</li></ol>
<p>Write to <a href="mailto:hire@example.com">hire@example.com</a> or ring the box office on <a href="tel:+442079460123">020\u00a07946\u00a00123</a>.</p>`,
      `<p>An Abenden ohne Konzert sind die Spielstätten frei, und es wäre schade, sie dunkel zu lassen. Du bringst den Anlass mit, wir bringen Licht, Ton, Bar und jemanden, der weiß, wo der Sicherungskasten hängt.</p>
<h2>Die Spielstätten</h2>
<table><thead><tr><th>Spielstätte</th><th>Stehend</th><th>Bestuhlt</th><th>Passt zu</th></tr></thead><tbody>
<tr><td><a href="/venues/the-lamphouse">The Lamphouse</a>, London</td><td>1.400</td><td>640</td><td>Preis&shy;verleihungen, große Familien</td></tr>
<tr><td><a href="/venues/saltworks">Saltworks</a>, Bristol</td><td>900</td><td>420</td><td>Hochzeiten, Anreise per Boot</td></tr>
<tr><td><a href="/venues/tallow-hall">Tallow Hall</a>, Glasgow</td><td>650</td><td>380</td><td>Tanz, Aufnahmen, Trauerfeiern</td></tr>
<tr><td><a href="/venues/trafohalle">Trafohalle</a>, Berlin</td><td>1.900</td><td>900</td><td>Messen, alles Hohe</td></tr></tbody></table>
<h2>Was dabei ist</h2><ul><li>Ton und Licht des Hauses, dazu je ein Mensch</li><li>Personal für Bar und Garderobe, Einlass, wo das Gesetz ihn verlangt</li><li>Reinigung, auch Konfetti, in vernünftigen Mengen</li></ul>
<h2>So geht es</h2><ol><li>Sag uns das Datum, wie viele ihr seid und was gefeiert wird.</li><li>Innerhalb von zwei Werktagen hast du eine Antwort und einen Preis, in dem alles drin ist.</li><li>Zehn Tage halten wir dir den Termin frei, solange du überlegst.</li></ol>
<p>Schreib an <a href="mailto:hire@example.com">hire@example.com</a> oder ruf in Berlin an: <a href="tel:+493023125120">030\u00a023125\u00a0120</a>.</p>`,
    ),
    metaDescription: text(
      'Hire one of four concert rooms in London, Bristol, Glasgow or Berlin, with bar, sound and light included.',
      'Miete eine von vier Spielstätten in London, Bristol, Glasgow oder Berlin, mit Bar, Ton und Licht.',
    ),
  }),
  page({
    slug: 'gift-vouchers',
    productCategory: 'gift-vouchers',
    title: text('Gift vouchers', 'Geschenkgutscheine'),
    lead: text(
      'A voucher for any room, any night. Printed on card if you like the sound of an envelope.',
      'Ein Gutschein für jede Spielstätte und jeden Abend. Auf Karton gedruckt, falls du Umschläge magst.',
    ),
    print: 'editorial-vouchers.jpg',
    body: text(
      `<h2>How it arrives</h2><p>The code comes to you by email as soon as you have paid, with a page to print and fold. If you like, we email it to whoever it is for as well, in the morning of the day you choose. If you would rather have card and an envelope, collect one at the <a href="/branches">box office</a>: same price, and we do not look at what you write inside.</p>
<h2>How it is used</h2><p>The code is printed on the voucher. It is good for anything we sell and can be spent in parts; what is left stays on it.</p>
<h2>How long it lasts</h2><p>Three years from the end of the year you bought it in. If a show is cancelled, what you paid with the voucher goes back on to it.</p>`,
      `<h2>Wie er kommt</h2><p>Der Code kommt per E-Mail zu dir, sobald du bezahlt hast, mit einer Seite zum Ausdrucken und Falten. Wenn du magst, schicken wir ihn am Morgen des Tages, den du wählst, auch an die Beschenkten. Wenn du lieber Karton und Umschlag willst, hol ihn an der <a href="/branches">Kasse</a> ab. Er kostet dasselbe, und was du reinschreibst, lesen wir nicht.</p>
<h2>Wie er eingelöst wird</h2><p>Der Code steht auf dem Gutschein. Er gilt für alles, was wir verkaufen, und lässt sich in Teilen einlösen. Was übrig ist, bleibt drauf.</p>
<h2>Wie lange er gilt</h2><p>Drei Jahre ab dem Ende des Jahres, in dem du ihn gekauft hast. Fällt ein Konzert aus, kommt der Betrag wieder auf den Gutschein.</p>`,
    ),
    metaDescription: text(
      'PX Live gift vouchers from 10 to 250, by email at once or on the day you choose, valid in all four rooms for three years.',
      'PX Live Gutscheine von 10 bis 250, per E-Mail sofort oder am Wunschtag, drei Jahre gültig in allen vier Spielstätten.',
    ),
  }),
  page({
    slug: 'contact-us',
    formCode: 'contact-us',
    title: text('Contact us', 'Kontakt'),
    lead: text(
      'A person answers. On show nights, a person with a torch.',
      'Es antwortet ein Mensch. An Konzerttagen einer mit Taschenlampe.',
    ),
    body: text(
      `<h2>By phone</h2><p><a href="tel:+442079460123">020\u00a07946\u00a00123</a>, every day from 10 to 18. On show nights the box office of the room picks up until doors close.</p>
<h2>By email</h2><ul><li>Tickets and orders: <a href="mailto:boxoffice@example.com">boxoffice@example.com</a></li><li>Access: <a href="mailto:access@example.com">access@example.com</a></li><li>Hiring a room: <a href="mailto:hire@example.com">hire@example.com</a></li><li>Press: <a href="mailto:press@example.com">press@example.com</a></li></ul><p>We answer within one working day. If you have an order number, put it in; it saves us both a letter.</p>
<h2>Lost something</h2><p>Scarves, keys and one trombone are waiting at the room where they were lost. We keep things for three months and then for as long as the cupboard allows.</p>
<h2>In person</h2><p>All addresses and opening hours are under <a href="/branches">our addresses</a>.</p>`,
      `<h2>Am Telefon</h2><p><a href="tel:+442079460123">020\u00a07946\u00a00123</a> oder in Berlin <a href="tel:+493023125100">030\u00a023125\u00a0100</a>, täglich von 10 bis 18 Uhr. An Konzerttagen geht die Kasse der Spielstätte ran, bis die Türen schließen.</p>
<h2>Per E-Mail</h2><ul><li>Karten und Bestellungen: <a href="mailto:boxoffice@example.com">boxoffice@example.com</a></li><li>Barrierefreiheit: <a href="mailto:access@example.com">access@example.com</a></li><li>Räume mieten: <a href="mailto:hire@example.com">hire@example.com</a></li><li>Presse: <a href="mailto:press@example.com">press@example.com</a></li></ul><p>Wir antworten innerhalb eines Werktags. Wenn du eine Bestellnummer hast, schreib sie dazu, das spart uns beiden einen Brief.</p>
<h2>Etwas verloren</h2><p>Schals, Schlüssel und eine Posaune warten in der Spielstätte, in der sie liegen geblieben sind. Wir heben alles drei Monate auf und danach, solange der Schrank mitmacht.</p>
<h2>Persönlich</h2><p>Alle Adressen und Öffnungszeiten stehen unter <a href="/branches">Standorte</a>.</p>`,
    ),
    metaDescription: text(
      'Phone, email and addresses of PX Live. Tickets, access, private hire, press and lost property.',
      'Telefon, Mail und Adressen von PX Live. Karten, Barrierefreiheit, Vermietung, Presse und Fundsachen.',
    ),
  }),
  page({
    slug: 'newsletter',
    formCode: 'newsletter',
    title: text('One email a week', 'Eine Mail die Woche'),
    lead: text(
      'New nights first. We write about concerts and nothing else.',
      'Neue Abende zuerst. Wir schreiben über Konzerte und sonst nichts.',
    ),
    body: text(
      `<p>Every Thursday at ten we write down what is new in the four rooms, what is nearly gone, and one thing we heard that you might like. It takes two minutes to read.</p>
<h2>What happens next</h2><ol><li>You give us your email address. Nothing else.</li><li>We send one message with a link, so that nobody can sign you up but you.</li><li>You click, and from then on it is Thursdays.</li></ol>
<h2>What does not happen</h2><p>No counting of who opens what, no passing on, no offers from friends of ours. Every issue ends with a link to leave, and it works on the first click.</p>`,
      `<p>Jeden Donnerstag um zehn schreiben wir auf, was es in den vier Spielstätten Neues gibt, was fast weg ist und was wir gehört haben, das dir gefallen könnte. Das Lesen dauert zwei Minuten.</p>
<h2>Wie es weitergeht</h2><ol><li>Du gibst uns deine E-Mail-Adresse. Mehr nicht.</li><li>Wir schicken dir eine Nachricht mit einem Link, damit niemand außer dir dich anmelden kann.</li><li>Du klickst, und ab da ist Donnerstag.</li></ol>
<h2>Was nicht passiert</h2><p>Wir zählen nicht, wer was öffnet, wir geben nichts weiter, und Angebote von Freunden gibt es auch nicht. Unter jeder Ausgabe steht ein Link zum Abmelden, und der funktioniert beim ersten Klick.</p>`,
    ),
    metaDescription: text(
      'The PX Live newsletter: one email on Thursdays with new nights in London, Bristol, Glasgow and Berlin.',
      'Der Newsletter von PX Live: donnerstags eine E-Mail mit neuen Abenden in London, Bristol, Glasgow und Berlin.',
    ),
  }),
  page({
    slug: 'branches',
    title: text('Our addresses', 'Standorte'),
    lead: text(
      'Four rooms, one window with the light on, and an office with a good coffee machine.',
      'Vier Spielstätten, ein Fenster, in dem Licht brennt, und ein Büro mit guter Kaffeemaschine.',
    ),
    body: text(
      '<p>The box office next to The Lamphouse is open every day from 10 to 18 and sells tickets for all four rooms. The other rooms open their own windows at 17:00 on show nights, Trafohalle at 18:00. Below you find every address with its hours, phone number and a map.</p>',
      '<p>Die Kasse neben dem Lamphouse hat täglich von 10 bis 18 Uhr offen und verkauft Karten für alle vier Spielstätten. Die anderen Häuser öffnen ihre Fenster an Konzerttagen um 17 Uhr, die Trafohalle um 18 Uhr. Unten steht jede Adresse mit Öffnungszeiten, Telefonnummer und Karte.</p>',
    ),
    metaDescription: text(
      'All addresses of PX Live with opening hours, phone numbers and maps.',
      'Alle Standorte von PX Live mit Öffnungszeiten, Telefonnummern und Karten.',
    ),
  }),
]
