import type { SeedLocation } from '../seed-content.ts'
import { text } from './text.ts'

const showNights = { days: text('On show nights', 'An Konzerttagen'), opens: '17:00', closes: '23:00' }

/** Streets and postcodes are invented (the districts do not exist); telephone numbers come from the ranges kept free for fiction. */
export const locations: SeedLocation[] = [
  {
    slug: 'the-lamphouse', type: 'venue', active: true, name: 'The Lamphouse', city: 'London', countryCode: 'GB',
    streetLines: ['41 Wickhouse Row'], postcode: 'E21 7CM', latitude: 51.5437, longitude: -0.0241, timeZone: 'Europe/London',
    telephone: '020 7946 0141', email: 'lamphouse@example.com', capacity: 1400,
    tagline: text('Where they made the lamps for the other theatres.', 'Hier wurden die Lampen für die anderen Theater gebaut.'),
    description: text(
      '<p>For ninety years The Lamphouse made stage lamps and sent them to every theatre but its own, because it had none. In 2016 we put a stage where the testing bench stood. The hooks in the ceiling are original, and so is the habit of switching everything on at once.</p><p>1,400 people stand on the floor, or 640 sit. The balcony runs around three sides, so nobody is further than twenty metres from the singer, and the long bar on the left has a view of the stage that costs nothing extra.</p>',
      '<p>Neunzig Jahre lang baute das Lamphouse Bühnenlampen und schickte sie in alle Theater, nur nicht ins eigene, denn es gab keins. 2016 haben wir die Bühne dorthin gestellt, wo früher der Prüfstand war. Die Haken an der Decke sind noch echt. Die Angewohnheit, alles auf einmal einzuschalten, auch.</p><p>Im Innenraum stehen 1.400 Menschen oder sitzen 640. Der Balkon läuft an drei Seiten um den Raum, also ist niemand weiter als zwanzig Meter von der Bühne weg, und von der langen Bar links sieht man ohne Aufpreis gut.</p>',
    ),
    access: text(
      '<p>Step-free from the street through the left-hand entrance, which is also the shorter queue. Accessible toilets on both floors, a lift to the balcony, an induction loop at the box office and a hearing loop in the front third of the floor.</p><p>The wheelchair platform holds eight and has its own bar call. The quiet room is next to the cloakroom. Assistance dogs are welcome and get water before you do.</p>',
      '<p>Stufenlos von der Straße durch den linken Eingang, da ist auch die Schlange kürzer. Barrierefreie Toiletten auf beiden Etagen, ein Aufzug zum Balkon, Induktionsschleifen an der Kasse und im vorderen Drittel des Innenraums.</p><p>Das Rollstuhlpodest hat acht Plätze und eine eigene Klingel zur Bar. Der Ruheraum liegt neben der Garderobe. Assistenzhunde sind willkommen und bekommen vor dir etwas zu trinken.</p>',
    ),
    gettingHere: text(
      '<p>Eight minutes on foot from the Overground, along the canal and over the second bridge. Three night buses stop at the end of Wickhouse Row until the last one has gone home.</p><p>There are forty bicycle stands in the yard. There is no car park, but two blue-badge bays by the left entrance: ring us before noon and one of them is yours.</p>',
      '<p>Von der Overground sind es acht Minuten zu Fuß, am Kanal entlang und über die zweite Brücke. Am Ende der Wickhouse Row halten drei Nachtbusse, und zwar so lange, bis alle zu Hause sind.</p><p>Im Hof stehen vierzig Fahrradbügel. Einen Parkplatz gibt es nicht, wohl aber zwei Behindertenstellplätze am linken Eingang: Ruf vor zwölf Uhr an, dann halten wir dir einen frei.</p>',
    ),
    openingHours: [{ days: text('On show nights', 'An Konzerttagen'), opens: '17:00', closes: '23:00' }, { days: text('Coffee bar, Monday to Friday', 'Kaffeebar, Montag bis Freitag'), opens: '09:00', closes: '16:00' }],
    prints: ['venue-lamphouse.jpg', 'editorial-bar.jpg', 'editorial-access.jpg'],
  },
  {
    slug: 'saltworks', type: 'venue', active: true, name: 'Saltworks', city: 'Bristol', countryCode: 'GB',
    streetLines: ['3 Brinepan Quay'], postcode: 'BS42 0VK', latitude: 51.4479, longitude: -2.6092, timeZone: 'Europe/London',
    telephone: '0117 496 0130', email: 'saltworks@example.com', capacity: 900,
    tagline: text('A salt store on the water. It keeps things well.', 'Ein Salzlager am Wasser. Hier hält sich alles gut.'),
    description: text(
      '<p>Salt came in by barge, was dried on the first floor and left by rail. The walls are a metre thick and still a little damp when it rains, which does wonders for the sound and nothing for the piano. We tune it twice.</p><p>900 people stand, 420 sit. The loading doors behind the stage open on to the harbour; on warm nights we leave them open for the last song and the boats listen in.</p>',
      '<p>Das Salz kam mit dem Kahn, wurde im ersten Stock getrocknet und fuhr mit der Bahn weiter. Die Mauern sind einen Meter dick und bei Regen noch immer ein wenig feucht. Dem Klang tut das gut, dem Klavier nicht. Wir stimmen es zweimal.</p><p>900 Menschen stehen, 420 sitzen. Die Ladetore hinter der Bühne gehen zum Hafen auf. An warmen Abenden lassen wir sie beim letzten Lied offen, dann hören die Boote mit.</p>',
    ),
    access: text(
      '<p>Level entrance from the quay; the cobbles between the road and the door have a smooth strip two metres wide. Lift to the upper floor, accessible toilets on the ground floor, portable induction loops at the bar and the box office.</p><p>Six wheelchair spaces on the raised side floor. If standing for three hours is not for you, tell us and a stool will be waiting.</p>',
      '<p>Ebener Eingang vom Kai. Durch das Kopfsteinpflaster führt ein glatter Streifen von zwei Metern Breite bis zur Tür. Aufzug ins Obergeschoss, barrierefreie Toiletten im Erdgeschoss, mobile Induktionsschleifen an Bar und Kasse.</p><p>Sechs Rollstuhlplätze auf der erhöhten Seitenfläche. Wenn drei Stunden Stehen nichts für dich ist, sag Bescheid, dann steht ein Hocker bereit.</p>',
    ),
    gettingHere: text(
      '<p>Twenty minutes on foot from the main station, mostly along the water, or take any harbour ferry to Brinepan Steps: the last one leaves twenty minutes after the last song, and waits if the encore is good.</p><p>Bicycles can lean on the railings, boats on the pontoon. Please tell the harbour master about the boat.</p>',
      '<p>Vom Hauptbahnhof zwanzig Minuten zu Fuß, fast nur am Wasser entlang, oder mit der Hafenfähre bis Brinepan Steps: Die letzte legt zwanzig Minuten nach dem letzten Lied ab und wartet, wenn die Zugabe gut ist.</p><p>Fahrräder kommen ans Geländer, Boote an den Ponton. Beim Boot sag bitte vorher dem Hafenmeister Bescheid.</p>',
    ),
    openingHours: [showNights],
    prints: ['venue-saltworks.jpg', 'editorial-bar.jpg'],
  },
  {
    slug: 'tallow-hall', type: 'venue', active: true, name: 'Tallow Hall', city: 'Glasgow', countryCode: 'GB',
    streetLines: ['18 Chandler’s Wynd'], postcode: 'G79 3OK', latitude: 55.8583, longitude: -4.2481, timeZone: 'Europe/London',
    telephone: '0141 496 0118', email: 'tallowhall@example.com', capacity: 650,
    tagline: text('Built for candle makers, who knew a thing about light.', 'Gebaut für Kerzenmacher, und die verstanden etwas von Licht.'),
    description: text(
      '<p>Built for candle makers, who knew a thing about light. Two balconies, a sprung floor, and a ceiling so good that the Ida Brandt Quartett recorded it with nobody playing.</p><p>It is our smallest room and the one that musicians ask for. 650 people stand, 380 sit, and when it is full you can hear somebody smile on the second balcony.</p>',
      '<p>Gebaut für Kerzenmacher, und die verstanden etwas von Licht. Zwei Balkone, ein schwingender Boden und eine Decke, die so gut klingt, dass das Ida Brandt Quartett sie aufgenommen hat, ohne dass jemand spielte.</p><p>Es ist unsere kleinste Spielstätte und die, nach der Musiker fragen. 650 Menschen stehen, 380 sitzen, und wenn es voll ist, hört man auf dem zweiten Balkon jemanden lächeln.</p>',
    ),
    access: text(
      '<p>Level entrance on the Wynd, a lift to the first balcony, four wheelchair spaces with the best sight line in the room. The second balcony has forty-one steps and no lift; nobody is sent there who did not ask for it.</p><p>Accessible toilet on the ground floor, induction loop throughout the floor.</p>',
      '<p>Ebener Eingang vom Wynd, Aufzug zum ersten Balkon, vier Rollstuhlplätze mit der besten Sicht im Haus. Zum zweiten Balkon führen einundvierzig Stufen und kein Aufzug. Dorthin schicken wir nur, wer darum bittet.</p><p>Barrierefreie Toilette im Erdgeschoss, Induktionsschleife im ganzen Innenraum.</p>',
    ),
    gettingHere: text(
      '<p>Six minutes downhill from the low-level trains. The subway is ten minutes off and stops earlier than you would like. Night buses leave from the foot of the Wynd until 03:40.</p><p>The Wynd is too narrow for cars, which is why the band always arrives late and on foot.</p>',
      '<p>Von der S-Bahn geht es sechs Minuten bergab. Die U-Bahn ist zehn Minuten entfernt und macht früher Feierabend, als dir lieb ist. Nachtbusse fahren unten am Wynd bis 3:40 Uhr.</p><p>Für Autos ist die Gasse zu schmal. Deshalb kommt auch die Band immer zu spät und zu Fuß.</p>',
    ),
    openingHours: [showNights],
    prints: ['venue-tallow-hall.jpg', 'editorial-private-hire.jpg', 'editorial-access.jpg'],
  },
  {
    slug: 'trafohalle', type: 'venue', active: true, name: 'Trafohalle', city: 'Berlin', countryCode: 'DE',
    streetLines: ['Kupferspulenweg 7'], postcode: '00124', latitude: 52.4611, longitude: 13.5108, timeZone: 'Europe/Berlin',
    telephone: '030 23125 107', email: 'trafohalle@example.com', capacity: 1900,
    tagline: text('Built to step down thirty thousand volts. Now it steps up.', 'Gebaut, um dreißigtausend Volt zu bändigen. Heute dreht sie auf.'),
    description: text(
      '<p>Trafohalle was built to step down thirty thousand volts. Nobody planned for a band. Nineteen metres of height, three storeys of wired glass facing west, and a crane rail on which our lamps now travel.</p><p>1,900 people stand, 900 sit. The hum you hear before the first song is the fridge. We have looked for it often enough.</p>',
      '<p>Gebaut wurde die Trafohalle, um dreißigtausend Volt kleinzukriegen. Eine Band war nicht vorgesehen. Neunzehn Meter hoch, drei Stockwerke Drahtglas nach Westen und eine Kranbahn, auf der heute unsere Lampen fahren.</p><p>1.900 Menschen stehen, 900 sitzen. Das Brummen vor dem ersten Lied ist der Kühlschrank. Wir haben lange genug danach gesucht.</p>',
    ),
    access: text(
      '<p>Step-free from Kupferspulenweg, accessible toilets on every level, a goods lift to the gallery that takes twelve people or one grand piano, induction loop at the box office.</p><p>Ten wheelchair spaces in front of the third window. Tell us what you need and we will sort it.</p>',
      '<p>Stufenlos vom Kupferspulenweg, barrierefreie Toiletten auf allen Ebenen, ein Lastenaufzug zur Galerie für zwölf Personen oder einen Flügel, Induktionsschleife an der Abendkasse.</p><p>Zehn Rollstuhlplätze vor dem dritten Fenster. Sag uns, was du brauchst, wir kümmern uns.</p>',
    ),
    gettingHere: text(
      '<p>The tram stops at the door: get off at Kupferspulenweg and follow the people who walk faster. From the S-Bahn it is a quarter of an hour through the old works, all of it lit.</p><p>Room for two hundred bicycles under the crane. Cars are better off at home.</p>',
      '<p>Die Straßenbahn hält vor der Tür: am Kupferspulenweg aussteigen und den Leuten nach, die schneller gehen. Von der S-Bahn läufst du eine Viertelstunde durch das alte Werk, der Weg ist beleuchtet.</p><p>Unter dem Kran ist Platz für zweihundert Fahrräder. Das Auto bleibt besser zu Hause.</p>',
    ),
    openingHours: [{ days: text('On show nights', 'An Konzerttagen'), opens: '18:00', closes: '00:00' }],
    prints: ['venue-trafohalle.jpg', 'editorial-getting-here.jpg', 'editorial-bar.jpg'],
  },
  {
    slug: 'box-office', type: 'box_office', active: true, name: 'PX Box Office', city: 'London', countryCode: 'GB',
    streetLines: ['39 Wickhouse Row'], postcode: 'E21 7CM', latitude: 51.5436, longitude: -0.0244, timeZone: 'Europe/London',
    telephone: '020 7946 0123', email: 'boxoffice@example.com', capacity: null,
    tagline: text('One window, one lamp, a person.', 'Ein Fenster, eine Lampe, ein Mensch.'),
    description: text(
      '<p>Next door to The Lamphouse, with the light on. Tickets for all four rooms, vouchers on card, lost umbrellas and a fair opinion on whether you will like it.</p><p>We take cards and cash. The price at the window is the price online.</p>',
      '<p>Gleich neben dem Lamphouse, da, wo Licht brennt. Karten für alle vier Spielstätten, Gutscheine auf Karton, verlorene Schirme und eine ehrliche Auskunft, ob es dir gefallen wird.</p><p>Du zahlst mit Karte oder bar. Am Fenster kostet es genauso viel wie online.</p>',
    ),
    access: text(
      '<p>Level from the pavement, a lowered counter on the right, an induction loop, and pen and paper for everybody who would rather write.</p>',
      '<p>Ebenerdig vom Gehweg, rechts ein niedriger Tresen, Induktionsschleife, dazu Zettel und Stift für alle, die lieber schreiben.</p>',
    ),
    gettingHere: text('<p>As for The Lamphouse, then one door to the left.</p>', '<p>Wie zum Lamphouse, dann eine Tür weiter links.</p>'),
    openingHours: [{ days: text('Every day', 'Täglich'), opens: '10:00', closes: '18:00' }, { days: text('On show nights, The Lamphouse', 'An Konzerttagen im Lamphouse'), opens: '18:00', closes: '21:30' }],
    prints: [],
  },
  {
    slug: 'office-berlin', type: 'office', active: true, name: 'PX Live GmbH', city: 'Berlin', countryCode: 'DE',
    streetLines: ['Kupferspulenweg 9', 'Hof 2, Aufgang C'], postcode: '00124', latitude: 52.4615, longitude: 13.5116, timeZone: 'Europe/Berlin',
    telephone: '030 23125 100', email: 'office@example.com', capacity: null,
    tagline: text('Contracts, bills and the good coffee machine.', 'Verträge, Rechnungen und die gute Kaffeemaschine.'),
    description: text(
      '<p>The people who book the bands, pay the bills and answer letters sit here, across the yard from Trafohalle. No tickets are sold at this address, but we will point you to them.</p>',
      '<p>Hier sitzen die Leute, die Bands buchen, Rechnungen zahlen und Post beantworten, quer über den Hof von der Trafohalle. Karten verkaufen wir hier keine, aber wir zeigen dir den Weg.</p>',
    ),
    access: text('<p>Second yard, lift in staircase C, accessible toilet on the third floor.</p>', '<p>Zweiter Hof, Aufzug in Aufgang C, barrierefreie Toilette im dritten Stock.</p>'),
    gettingHere: text('<p>Tram to Kupferspulenweg, through the gate, second yard.</p>', '<p>Straßenbahn bis Kupferspulenweg, durchs Tor, zweiter Hof.</p>'),
    openingHours: [{ days: text('Monday to Friday', 'Montag bis Freitag'), opens: '10:00', closes: '17:00' }],
    prints: [],
  },
]
