import { text } from '../text.ts'
import { articlesOf, figure } from './article.ts'

/** Short conversations. All of these people are made up, which does not mean that they do not mean it. */
export const conversations = articlesOf('stories/conversations', [
  {
    name: 'brass-kettle-union-on-kettles',
    title: text('“The kettle is in the union”', '„Der Kessel ist in der Gewerkschaft“'),
    lead: text('Brass Kettle Union limit their solos by boiling water. We asked what happens at altitude.', 'Bei der Brass Kettle Union begrenzt kochendes Wasser die Soli. Wir haben gefragt, was in den Bergen passiert.'),
    print: 'poster-07.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 1,
    en: `<p><strong>There are fourteen of you. Who decides?</strong></p><p>The kettle. Nobody solos for longer than it takes to boil. It was brought in after an incident in Walsall.</p>
<p><strong>What happened in Walsall?</strong></p><p>A trombone solo. It is still going on, in a sense. We left by the side door.</p>
<p><strong>Does it matter how full it is?</strong></p><p>That is the whole politics of the band. The person who fills it is elected every month. Soloists bring sweets to the vote. On a mountain it boils sooner, so we are much tighter in Wales.</p>
<p><strong>And if somebody ignores the whistle?</strong></p><p>The whistle is in E flat and it is louder than any of us. You cannot play over it, you can only join in. Most of our endings come from that.</p>
<p><strong>What do you do with the water?</strong></p><p>Tea. Fourteen cups, on stage, after the last number. People think it is part of the show. It is the reason for the show.</p>`,
    de: `<p><strong>Ihr seid zu vierzehnt. Wer entscheidet?</strong></p><p>Der Kessel. Kein Solo dauert länger, als er bis zum Kochen braucht. Das haben wir nach einem Vorfall in Walsall eingeführt.</p>
<p><strong>Was war in Walsall?</strong></p><p>Ein Posaunensolo. Genau genommen läuft es noch. Wir sind durch die Seitentür raus.</p>
<p><strong>Kommt es darauf an, wie voll er ist?</strong></p><p>Das ist die ganze Politik dieser Band. Wer ihn füllt, wird jeden Monat gewählt. Zur Wahl bringen die Solisten Süßigkeiten mit. Im Gebirge kocht Wasser früher, in Wales sind wir deshalb viel kompakter.</p>
<p><strong>Und wenn jemand das Pfeifen überhört?</strong></p><p>Er pfeift in Es und ist lauter als wir alle. Dagegen anspielen kann man nicht, nur mitspielen. Die meisten unserer Schlüsse sind so entstanden.</p>
<p><strong>Was passiert mit dem Wasser?</strong></p><p>Tee. Vierzehn Tassen, auf der Bühne, nach dem letzten Stück. Die Leute halten das für einen Teil der Show. Es ist der Grund für die Show.</p>`,
  },
  {
    name: 'dorothea-finch-writes-letters',
    title: text('“I never post them”', '„Abgeschickt habe ich nie einen“'),
    lead: text('Dorothea Finch sings letters she did not send. Some of the people they were meant for have bought tickets.', 'Dorothea Finch singt Briefe, die sie nicht abgeschickt hat. Manche, für die sie gedacht waren, haben Karten gekauft.'),
    print: 'poster-65.jpg',
    author: 'Dougal Finnimore',
    daysAgo: 14,
    en: `<p><strong>How does a letter become a song?</strong></p><p>You take out the adjectives. Then you take out the part where you are right. What is left usually scans.</p>
<p><strong>Do people recognise themselves?</strong></p><p>The council has. They sent somebody, who sat in row four and took notes, and on the Monday the bin was collected. I have had to drop that song. It no longer applies.</p>
<p><strong>Is there one you will not sing?</strong></p><p>There is one to my sister. She knows. She comes to every show in case I do.</p>
<p><strong>Why sitting down?</strong></p><p>You cannot write a letter standing. It would be a notice.</p>
<p><strong>What should people bring?</strong></p><p>A pen. I leave paper on the seats in the interval. I do not read what they write. I do collect the pens.</p>`,
    de: `<p><strong>Wie wird aus einem Brief ein Lied?</strong></p><p>Man streicht die Adjektive. Dann streicht man die Stelle, an der man recht hat. Was übrig bleibt, geht meistens von selbst im Takt.</p>
<p><strong>Erkennen sich die Leute wieder?</strong></p><p>Das Amt schon. Die haben jemanden geschickt, Reihe vier, mit Notizblock, und am Montag war die Tonne leer. Das Lied musste ich streichen. Es stimmt nicht mehr.</p>
<p><strong>Gibt es eins, das du nicht singst?</strong></p><p>Eins an meine Schwester. Sie weiß das. Sie kommt zu jedem Konzert, falls ich es doch tue.</p>
<p><strong>Warum im Sitzen?</strong></p><p>Im Stehen schreibt man keinen Brief. Das wäre ein Aushang.</p>
<p><strong>Was soll man mitbringen?</strong></p><p>Einen Stift. In der Pause liegt Papier auf den Stühlen. Was die Leute schreiben, lese ich nicht. Die Stifte sammle ich ein.</p>`,
  },
  {
    name: 'the-organist-with-a-crane-licence',
    title: text('“Thirty-one hertz is a personality”', '„Einunddreißig Hertz sind ein Charakter“'),
    lead: text('The organist of Kohlenstoff on machines, lunch and why four is the right number.', 'Die Organistin von Kohlenstoff über Maschinen, Mittagspausen und warum vier genau richtig sind.'),
    print: 'poster-45-wide.jpg',
    author: 'Henrike Altenburg',
    daysAgo: 26,
    en: `<p><strong>Four machines and you. Who leads?</strong></p><p>The oldest. It is a compressor from 1958 and cannot go faster than it goes. Everybody else adapts, as in a family.</p>
<p><strong>Have you ever played without them?</strong></p><p>Once, when the van was late. It was called an intimate evening. I felt as if I had come without my teeth.</p>
<p><strong>How did you find the crane?</strong></p><p>It found us. We were checking the monitors and it moved, somewhere above, on its own business. Thirty-one hertz is not a note, it is a personality. I asked for its telephone number.</p>
<p><strong>Was the licence difficult?</strong></p><p>The theory, yes. In the practical part you have to set down a load without a sound. I have been an organist for thirty years. I set it down without a sound.</p>
<p><strong>What comes next?</strong></p><p>There is a lock gate near Magdeburg. We are in talks.</p>`,
    de: `<p><strong>Vier Maschinen und du. Wer gibt den Ton an?</strong></p><p>Die älteste. Ein Kompressor von 1958, der nicht schneller läuft, als er läuft. Alle anderen richten sich danach, wie in jeder Familie.</p>
<p><strong>Hast du schon einmal ohne sie gespielt?</strong></p><p>Einmal, als der Wagen im Stau stand. Das hieß dann „intimer Abend“. Ich kam mir vor wie ohne Zähne.</p>
<p><strong>Wie habt ihr den Kran entdeckt?</strong></p><p>Er uns. Wir waren bei den Monitoren, und irgendwo oben fuhr er vorbei, in eigener Sache. Einunddreißig Hertz sind kein Ton, einunddreißig Hertz sind ein Charakter. Ich habe nach seiner Nummer gefragt.</p>
<p><strong>War der Schein schwer?</strong></p><p>Die Theorie schon. In der Praxis musst du eine Last absetzen, ohne dass man es hört. Ich bin seit dreißig Jahren Organistin. Man hat nichts gehört.</p>
<p><strong>Was kommt als Nächstes?</strong></p><p>Bei Magdeburg gibt es ein Schleusentor. Wir sind im Gespräch.</p>`,
  },
  {
    name: 'hotel-breakfast-rate-the-jam',
    title: text('“We can tell a town by its jam”', '„Eine Stadt erkennt man an der Marmelade“'),
    lead: text('Hotel Breakfast have eaten four hundred of them. A conversation before ten.', 'Hotel Breakfast haben vierhundert davon gegessen. Ein Gespräch vor zehn Uhr.'),
    print: 'poster-28.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 42,
    en: `<p><strong>What is the best one?</strong></p><p>Kassel, a place by the ring road. Warm rolls, nobody said good morning. You could think.</p>
<p><strong>And the worst?</strong></p><p>We have a rule not to name it, because the lady was kind. The toaster was a conveyor. You put the bread in and it went away.</p>
<p><strong>Which is where the second album comes from.</strong></p><p>The whole second side. It is about trust.</p>
<p><strong>Your last song asks who left the towel on the floor. Who did?</strong></p><p>It is different every night. The audience decides by pointing. In Glasgow they pointed at the security man, and he said yes, it had been him, and he was sorry. We have never played it better.</p>
<p><strong>Do you eat breakfast at home?</strong></p><p>Standing up. There is nobody to carry the plate past, so it does not count.</p>`,
    de: `<p><strong>Welches ist das beste?</strong></p><p>Kassel, ein Haus an der Ringstraße. Warme Brötchen, niemand sagte guten Morgen. Man konnte denken.</p>
<p><strong>Und das schlimmste?</strong></p><p>Das nennen wir nicht, die Dame war nett. Der Toaster war ein Fließband. Man legte das Brot hinein, und es ging weg.</p>
<p><strong>Daher kommt das zweite Album.</strong></p><p>Die ganze zweite Seite. Es geht um Vertrauen.</p>
<p><strong>Im letzten Lied fragt ihr, wer das Handtuch liegen gelassen hat. Wer war es denn?</strong></p><p>Jeden Abend jemand anders. Das Publikum zeigt auf jemanden. In Glasgow zeigten alle auf den Mann vom Einlass, und der sagte: Ja, das war ich, es tut mir leid. Besser haben wir es nie gespielt.</p>
<p><strong>Frühstückt ihr zu Hause?</strong></p><p>Im Stehen. Es ist ja niemand da, an dem man den Teller vorbeitragen kann, also zählt es nicht.</p>`,
  },
  {
    name: 'the-chor-der-hausverwaltung',
    title: text('“We begin when everybody has signed”', '„Angefangen wird, wenn alle unterschrieben haben“'),
    lead: text('The Chor der Hausverwaltung sings notices from stairwells. Its chair has brought minutes.', 'Der Chor der Hausverwaltung singt Aushänge aus Treppenhäusern. Die Vorsitzende hat Protokoll geführt.'),
    print: 'poster-40.jpg',
    author: 'Ines Kowalke',
    daysAgo: 58,
    en: `<p><strong>Where do you find your texts?</strong></p><p>In hallways. “To whoever it was.” “The bicycle is not ours.” People write nothing as clearly as what they pin up when they are cross.</p>
<p><strong>And nobody minds?</strong></p><p>We ask. Most are pleased that somebody has read it. One gentleman changed a word when he heard it in four parts. It scans better now, and I believe they have made up.</p>
${figure('poster-41-wide.jpg', [2000, 900], 'A city of lit windows under a red sky and a full moon.', 'The catchment area.')}
<p><strong>You are thirty. How do you agree?</strong></p><p>By majority, in writing, with a period for objections. It takes six weeks to decide on a tempo. After that nobody drags.</p>
<p><strong>What is your biggest success?</strong></p><p>“Please Shut the Gate”. The gate is shut now. We do not sing it any more, we only hum it in passing.</p>
<p><strong>Is there an encore?</strong></p><p>If it was on the agenda.</p>`,
    de: `<p><strong>Woher habt ihr eure Texte?</strong></p><p>Aus Hausfluren. „An den, der es war.“ „Das Fahrrad gehört nicht uns.“ So klar wie im Ärger am Schwarzen Brett schreiben die Leute sonst nie.</p>
<p><strong>Und niemand hat etwas dagegen?</strong></p><p>Wir fragen. Die meisten freuen sich, dass es jemand gelesen hat. Ein Herr hat ein Wort geändert, als er es vierstimmig hörte. Jetzt passt es besser in den Takt, und vertragen haben sie sich, glaube ich, auch.</p>
${figure('poster-41-wide.jpg', [2000, 900], 'Eine Stadt mit hellen Fenstern unter rotem Himmel und Vollmond.', 'Das Einzugsgebiet.')}
<p><strong>Ihr seid dreißig. Wie einigt ihr euch?</strong></p><p>Mit Mehrheit, schriftlich, mit Widerspruchsfrist. Bis wir uns auf ein Tempo geeinigt haben, vergehen sechs Wochen. Danach schleppt niemand.</p>
<p><strong>Euer größter Erfolg?</strong></p><p>„Bitte das Tor schließen“. Das Tor ist jetzt zu. Wir singen es nicht mehr, wir summen es nur noch im Vorbeigehen.</p>
<p><strong>Gibt es eine Zugabe?</strong></p><p>Wenn sie auf der Tagesordnung stand.</p>`,
  },
  {
    name: 'the-ceilidh-caller',
    title: text('“Nobody is bad at it, they are early”', '„Niemand kann es nicht, manche sind nur zu früh“'),
    lead: text('She calls the dances for The Ceilidh Machine and has never lost a couple.', 'Sie sagt bei The Ceilidh Machine die Tänze an und hat noch kein Paar verloren.'),
    print: 'poster-42.jpg',
    author: 'Gordon Baird',
    daysAgo: 77,
    en: `<p><strong>Eight hundred people who do not know the steps. Where do you start?</strong></p><p>With left. I ask them to show me left. It takes a while, and after that they are friends.</p>
<p><strong>What is the commonest mistake?</strong></p><p>Apologising. You miss the next figure while you do it. Nobody is bad at a ceilidh. They are early, or they are late, and sooner or later the music comes past again.</p>
<p><strong>You are called the Machine. Is there one?</strong></p><p>The drummer built it. It hands out partners by numbered ticket. There have been two marriages and one lawsuit, and the lawsuit was about the coats.</p>
<p><strong>What does the floor do?</strong></p><p>It gives. <a href="/venues/tallow-hall">Tallow Hall</a> is sprung; at a strip the willow you go up a little at the end of each line without meaning to. The pub below closes early those nights and comes upstairs.</p>
<p><strong>Advice for beginners?</strong></p><p>Flat shoes. Drink water. Let go when I say so.</p>`,
    de: `<p><strong>Achthundert Leute, die keinen Schritt kennen. Womit fängst du an?</strong></p><p>Mit links. Ich bitte alle, mir zu zeigen, wo links ist. Das dauert, und danach sind sie befreundet.</p>
<p><strong>Was ist der häufigste Fehler?</strong></p><p>Sich zu entschuldigen. Dabei verpasst man die nächste Figur. Beim Ceilidh kann niemand etwas nicht. Manche sind zu früh, manche zu spät, und irgendwann kommt die Musik wieder vorbei.</p>
<p><strong>Ihr heißt „Machine“. Gibt es eine?</strong></p><p>Der Schlagzeuger hat sie gebaut. Sie verteilt Tanzpartner nach Nummern. Daraus sind zwei Ehen entstanden und ein Prozess. Beim Prozess ging es um die Mäntel.</p>
<p><strong>Was macht der Boden?</strong></p><p>Er gibt nach. In <a href="/venues/tallow-hall">Tallow Hall</a> schwingt er, und bei „Strip the Willow“ hebt es dich am Ende jeder Reihe ein bisschen an, ohne dass du etwas dafür kannst. Die Kneipe darunter macht an solchen Abenden früher zu und kommt hoch.</p>
<p><strong>Ein Rat für Anfänger?</strong></p><p>Flache Schuhe. Wasser trinken. Loslassen, wenn ich es sage.</p>`,
  },
  {
    name: 'low-tide-radio-and-the-water',
    title: text('“The tide was our producer”', '„Produziert hat die Flut“'),
    lead: text('Low Tide Radio had six hours, an open door and wet feet. It became a record.', 'Low Tide Radio hatten sechs Stunden, ein offenes Tor und nasse Füße. Es wurde eine Platte.'),
    print: 'poster-15-wide.jpg',
    author: 'Nell Ashgrove',
    daysAgo: 104,
    en: `<p><strong>Why between two tides?</strong></p><p>Because somebody had booked <a href="/venues/saltworks">Saltworks</a> for a wedding at seven and at high water you cannot get the amplifiers off the quay. So the sea said when we were done.</p>
<p><strong>Does that make you hurry?</strong></p><p>It makes you choose. Nobody asks for a ninth take when there is a gull on the mixing desk.</p>
<p><strong>At the seventh song the sound changes.</strong></p><p>That is us moving upstairs. We left the tape on. You can hear Col say “mind the step”, and then Col not minding the step.</p>
<p><strong>What did the bride say?</strong></p><p>She came early to see the flowers, stood in the door for two songs in her wellingtons, and asked whether we were free at nine. It is the only wedding we have ever played. We were damp.</p>
<p><strong>And the record?</strong></p><p>Is called <a href="/products/low-tide-radio-dead-reckoning">Dead Reckoning</a>. That is when you do not know where you are but you know how fast you have been going.</p>`,
    de: `<p><strong>Warum zwischen zwei Fluten?</strong></p><p>Weil <a href="/venues/saltworks">Saltworks</a> um sieben für eine Hochzeit gebucht war und man bei Hochwasser die Verstärker nicht vom Kai bekommt. Wann Schluss ist, hat also das Meer gesagt.</p>
<p><strong>Wird man da hektisch?</strong></p><p>Man entscheidet sich. Niemand will einen neunten Versuch, wenn auf dem Mischpult eine Möwe sitzt.</p>
<p><strong>Beim siebten Lied ändert sich der Klang.</strong></p><p>Da ziehen wir nach oben um. Das Band lief weiter. Man hört, wie Col „Achtung, Stufe“ sagt, und dann, wie Col nicht auf die Stufe achtet.</p>
<p><strong>Was hat die Braut gesagt?</strong></p><p>Sie kam früher, wegen der Blumen, stand zwei Lieder lang in Gummistiefeln im Tor und fragte, ob wir um neun Zeit hätten. Es ist die einzige Hochzeit, auf der wir je gespielt haben. Wir waren klamm.</p>
<p><strong>Und die Platte?</strong></p><p>Heißt <a href="/products/low-tide-radio-dead-reckoning">Dead Reckoning</a>. Das ist, wenn man nicht weiß, wo man ist, aber weiß, wie schnell man unterwegs war.</p>`,
  },
  {
    name: 'the-polite-alarm-apologise',
    title: text('“We did say”', '„Wir haben es doch gesagt“'),
    lead: text('The Polite Alarm warn people before they get loud. A conversation with four former clerks.', 'The Polite Alarm warnen, bevor es laut wird. Gespräch mit vier ehemaligen Sachbearbeitern.'),
    print: 'poster-58.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 145,
    en: `<p><strong>You met in insurance.</strong></p><p>Third floor, water damage. The photocopier had a fault, it went <em>tak, tak-tak, tak</em>. One afternoon all four of us were nodding.</p>
<p><strong>Is it still in the band?</strong></p><p>It is on every record. We bought it when the office closed. It has its own case and a waiver.</p>
<p><strong>Why apologise between the songs?</strong></p><p>Nine years on the telephone. You say what is going to happen, you say you are sorry, and then it happens. People are remarkably calm if they have been told.</p>
<p><strong>Does it work?</strong></p><p>At <a href="/venues/the-lamphouse">The Lamphouse</a> a lady in the front row said “thank you for letting us know” and put in her ear plugs. Then she stayed for both sets and jumped.</p>
<p><strong>What is your favourite song?</strong></p><p>“Schedule of Exclusions”. It lists everything that is not covered. It used to be eleven minutes. We have found some more.</p>`,
    de: `<p><strong>Ihr kennt euch aus der Versicherung.</strong></p><p>Dritter Stock, Wasserschäden. Der Kopierer hatte einen Defekt, der ging <em>tack, tack-tack, tack</em>. Eines Nachmittags haben wir alle vier genickt.</p>
<p><strong>Ist er noch dabei?</strong></p><p>Auf jeder Platte. Als das Büro zumachte, haben wir ihn gekauft. Er hat einen eigenen Koffer und eine Haftungsbeschränkung.</p>
<p><strong>Warum entschuldigt ihr euch zwischen den Liedern?</strong></p><p>Neun Jahre am Telefon. Man sagt, was passieren wird, man sagt, dass es einem leidtut, und dann passiert es. Die Leute sind erstaunlich ruhig, wenn sie Bescheid wissen.</p>
<p><strong>Funktioniert das?</strong></p><p>Im <a href="/venues/the-lamphouse">Lamphouse</a> sagte eine Dame in der ersten Reihe „Danke für den Hinweis“ und setzte den Gehörschutz ein. Dann ist sie beide Hälften geblieben und gehüpft.</p>
<p><strong>Euer Lieblingslied?</strong></p><p>„Schedule of Exclusions“. Es zählt auf, was alles nicht versichert ist. Früher war es elf Minuten lang. Wir haben noch etwas gefunden.</p>`,
  },
])
