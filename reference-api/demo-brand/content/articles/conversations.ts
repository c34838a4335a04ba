import { text } from '../text.ts'
import { articlesOf, figure } from './article.ts'

/** Short conversations with invented people. */
export const conversations = articlesOf('stories/conversations', [
  {
    name: 'brass-kettle-union-on-kettles',
    title: text('The kettle is in the union', 'Der Kessel ist in der Gewerkschaft'),
    lead: text(
      'Brass Kettle Union limit their solos by boiling water. We asked what happens at altitude.',
      'Bei der Brass Kettle Union begrenzt kochendes Wasser die Soli. Wir haben gefragt, was in den Bergen passiert.',
    ),
    print: 'poster-07.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 1,
    en: `<dl><dt>There are fourteen of you. Who decides?</dt><dd>The kettle. Nobody solos for longer than it takes to boil. It was brought in after an incident in Walsall.</dd>
<dt>What happened in Walsall?</dt><dd>A trombone solo. It is still going on, in a sense. We left by the side door.</dd>
<dt>Does it matter how full it is?</dt><dd>That is the whole politics of the band. The person who fills it is elected every month. Soloists bring sweets to the vote. On a mountain it boils sooner, so we are much tighter in Wales.</dd>
<dt>And if somebody ignores the whistle?</dt><dd>The whistle is in E flat and it is louder than any of us. You cannot play over it, you can only join in. Most of our endings come from that.</dd>
<dt>What do you do with the water?</dt><dd>Tea. Fourteen cups, on stage, after the last number. People think it is part of the show. It is the reason for the show.</dd></dl>`,
    de: `<dl><dt>Ihr seid zu vierzehnt. Wer entscheidet?</dt><dd>Der Kessel. Kein Solo dauert länger, als er bis zum Kochen braucht. Das haben wir nach einem Vorfall in Walsall eingeführt.</dd>
<dt>Was war in Walsall?</dt><dd>Ein Posaunensolo. Genau genommen läuft es noch. Wir sind durch die Seitentür raus.</dd>
<dt>Kommt es darauf an, wie voll er ist?</dt><dd>Das ist die ganze Politik dieser Band. Wer ihn füllt, wird jeden Monat gewählt. Zur Wahl bringen die Solisten Süßigkeiten mit. Im Gebirge kocht Wasser früher, in Wales sind wir deshalb viel kompakter.</dd>
<dt>Und wenn jemand das Pfeifen überhört?</dt><dd>Er pfeift in Es und ist lauter als wir alle. Dagegen anspielen kann man nicht, nur mitspielen. Die meisten unserer Schlüsse sind so entstanden.</dd>
<dt>Was passiert mit dem Wasser?</dt><dd>Tee. Vierzehn Tassen, auf der Bühne, nach dem letzten Stück. Die Leute halten das für einen Teil der Show. Es ist der Grund für die Show.</dd></dl>`,
  },
  {
    name: 'dorothea-finch-writes-letters',
    title: text('I never post them', 'Abgeschickt habe ich nie einen'),
    lead: text(
      'Dorothea Finch sings letters she did not send. Some of the people they were meant for have bought tickets.',
      'Dorothea Finch singt Briefe, die sie nicht abgeschickt hat. Manche, für die sie gedacht waren, haben Karten gekauft.',
    ),
    print: 'poster-65.jpg',
    author: 'Dougal Finnimore',
    daysAgo: 14,
    en: `<dl><dt>How does a letter become a song?</dt><dd>You take out the adjectives. Then you take out the part where you are right. What is left usually scans.</dd>
<dt>Do people recognise themselves?</dt><dd>The council has. They sent somebody, who sat in row four and took notes, and on the Monday the bin was collected. I have had to drop that song. It no longer applies.</dd>
<dt>Is there one you will not sing?</dt><dd>There is one to my sister. She knows. She comes to every show in case I do.</dd>
<dt>Why sitting down?</dt><dd>You cannot write a letter standing. It would be a notice.</dd>
<dt>What should people bring?</dt><dd>A pen. I leave paper on the seats in the interval. I do not read what they write. I do collect the pens.</dd></dl>`,
    de: `<dl><dt>Wie wird aus einem Brief ein Lied?</dt><dd>Man streicht die Adjektive. Dann streicht man die Stelle, an der man recht hat. Was übrig bleibt, geht meistens von selbst im Takt.</dd>
<dt>Erkennen sich die Leute wieder?</dt><dd>Das Amt schon. Die haben jemanden geschickt, Reihe vier, mit Notizblock, und am Montag war die Tonne leer. Das Lied musste ich streichen. Es stimmt nicht mehr.</dd>
<dt>Gibt es eins, das du nicht singst?</dt><dd>Eins an meine Schwester. Sie weiß das. Sie kommt zu jedem Konzert, falls ich es doch tue.</dd>
<dt>Warum im Sitzen?</dt><dd>Im Stehen schreibt man keinen Brief. Das wäre ein Aushang.</dd>
<dt>Was soll man mitbringen?</dt><dd>Einen Stift. In der Pause liegt Papier auf den Stühlen. Was die Leute schreiben, lese ich nicht. Die Stifte sammle ich ein.</dd></dl>`,
  },
  {
    name: 'the-organist-with-a-crane-licence',
    title: text('Thirty-one hertz is a personality', 'Einunddreißig Hertz sind ein Charakter'),
    lead: text(
      'The organist of Kohlenstoff on machines, lunch and why four is the right number.',
      'Die Organistin von Kohlenstoff über Maschinen, Mittagspausen und warum vier genau richtig sind.',
    ),
    print: 'poster-45-wide.jpg',
    author: 'Henrike Altenburg',
    daysAgo: 26,
    en: `<dl><dt>Four machines and you. Who leads?</dt><dd>The oldest. It is a compressor from 1958 and cannot go faster than it goes. Everybody else adapts, as in a family.</dd>
<dt>Have you ever played without them?</dt><dd>Once, when the van was late. It was called an intimate evening. I felt as if I had come without my teeth.</dd>
<dt>How did you find the crane?</dt><dd>It found us. We were checking the monitors and it moved, somewhere above, on its own business. Thirty-one hertz is not a note, it is a personality. I asked for its telephone number.</dd>
<dt>Was the licence difficult?</dt><dd>The theory, yes. In the practical part you have to set down a load without a sound. I have been an organist for thirty years. I set it down without a sound.</dd>
<dt>What comes next?</dt><dd>There is a lock gate near Magdeburg. We are in talks.</dd></dl>`,
    de: `<dl><dt>Vier Maschinen und du. Wer gibt den Ton an?</dt><dd>Die älteste. Ein Kompressor von 1958, der nicht schneller läuft, als er läuft. Alle anderen richten sich danach, wie in jeder Familie.</dd>
<dt>Hast du schon einmal ohne sie gespielt?</dt><dd>Einmal, als der Wagen im Stau stand. Das hieß dann „intimer Abend“. Ich kam mir vor wie ohne Zähne.</dd>
<dt>Wie habt ihr den Kran entdeckt?</dt><dd>Er uns. Wir waren bei den Monitoren, und irgendwo oben fuhr er vorbei, in eigener Sache. Einunddreißig Hertz sind kein Ton, einunddreißig Hertz sind ein Charakter. Ich habe nach seiner Nummer gefragt.</dd>
<dt>War der Schein schwer?</dt><dd>Die Theorie schon. In der Praxis musst du eine Last absetzen, ohne dass man es hört. Ich bin seit dreißig Jahren Organistin. Man hat nichts gehört.</dd>
<dt>Was kommt als Nächstes?</dt><dd>Bei Magdeburg gibt es ein Schleusentor. Wir sind im Gespräch.</dd></dl>`,
  },
  {
    name: 'hotel-breakfast-rate-the-jam',
    title: text('We can tell a town by its jam', 'Eine Stadt erkennt man an der Marmelade'),
    lead: text(
      'Hotel Breakfast have eaten four hundred of them. A conversation before ten.',
      'Hotel Breakfast haben vierhundert davon gegessen. Ein Gespräch vor zehn Uhr.',
    ),
    print: 'poster-28.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 42,
    en: `<dl><dt>What is the best one?</dt><dd>Kassel, a place by the ring road. Warm rolls, nobody said good morning. You could think.</dd>
<dt>And the worst?</dt><dd>We have a rule not to name it, because the lady was kind. The toaster was a conveyor. You put the bread in and it went away.</dd>
<dt>Which is where the second album comes from.</dt><dd>The whole second side. It is about trust.</dd>
<dt>Your last song asks who left the towel on the floor. Who did?</dt><dd>It is different every night. The audience decides by pointing. In Glasgow they pointed at the security man, and he said yes, it had been him, and he was sorry. We have never played it better.</dd>
<dt>Do you eat breakfast at home?</dt><dd>Standing up. There is nobody to carry the plate past, so it does not count.</dd></dl>`,
    de: `<dl><dt>Welches ist das beste?</dt><dd>Kassel, ein Haus an der Ringstraße. Warme Brötchen, niemand sagte guten Morgen. Man konnte denken.</dd>
<dt>Und das schlimmste?</dt><dd>Das nennen wir nicht, die Dame war nett. Der Toaster war ein Fließband. Man legte das Brot hinein, und es ging weg.</dd>
<dt>Daher kommt das zweite Album.</dt><dd>Die ganze zweite Seite. Es geht um Vertrauen.</dd>
<dt>Im letzten Lied fragt ihr, wer das Handtuch liegen gelassen hat. Wer war es denn?</dt><dd>Jeden Abend jemand anders. Das Publikum zeigt auf jemanden. In Glasgow zeigten alle auf den Mann vom Einlass, und der sagte: Ja, das war ich, es tut mir leid. Besser haben wir es nie gespielt.</dd>
<dt>Frühstückt ihr zu Hause?</dt><dd>Im Stehen. Es ist ja niemand da, an dem man den Teller vorbeitragen kann, also zählt es nicht.</dd></dl>`,
  },
  {
    name: 'the-chor-der-hausverwaltung',
    title: text('We begin when everybody has signed', 'Angefangen wird, wenn alle unterschrieben haben'),
    lead: text(
      'The Chor der Hausverwaltung sings notices from stairwells. Its chair has brought minutes.',
      'Der Chor der Hausverwaltung singt Aushänge aus Treppenhäusern. Die Vorsitzende hat Protokoll geführt.',
    ),
    print: 'poster-40.jpg',
    author: 'Ines Kowalke',
    daysAgo: 58,
    en: `<dl><dt>Where do you find your texts?</dt><dd>In hallways. “To whoever it was.” “The bicycle is not ours.” People write nothing as clearly as what they pin up when they are cross.</dd>
<dt>And nobody minds?</dt><dd>We ask. Most are pleased that somebody has read it. One gentleman changed a word when he heard it in four parts. It scans better now, and I believe they have made up.</dd></dl>
${figure('poster-41-wide.jpg', [2000, 900], 'A city of lit windows under a red sky and a full moon.', 'The catchment area.')}
<dl><dt>You are thirty. How do you agree?</dt><dd>By majority, in writing, with a period for objections. It takes six weeks to decide on a tempo. After that nobody drags.</dd>
<dt>What is your biggest success?</dt><dd>“Please Shut the Gate”. The gate is shut now. We do not sing it any more, we only hum it in passing.</dd>
<dt>Is there an encore?</dt><dd>If it was on the agenda.</dd></dl>`,
    de: `<dl><dt>Woher habt ihr eure Texte?</dt><dd>Aus Hausfluren. „An den, der es war.“ „Das Fahrrad gehört nicht uns.“ So klar wie im Ärger am Schwarzen Brett schreiben die Leute sonst nie.</dd>
<dt>Und niemand hat etwas dagegen?</dt><dd>Wir fragen. Die meisten freuen sich, dass es jemand gelesen hat. Ein Herr hat ein Wort geändert, als er es vierstimmig hörte. Jetzt passt es besser in den Takt, und vertragen haben sie sich, glaube ich, auch.</dd></dl>
${figure('poster-41-wide.jpg', [2000, 900], 'Eine Stadt mit hellen Fenstern unter rotem Himmel und Vollmond.', 'Das Einzugsgebiet.')}
<dl><dt>Ihr seid dreißig. Wie einigt ihr euch?</dt><dd>Mit Mehrheit, schriftlich, mit Widerspruchsfrist. Bis wir uns auf ein Tempo geeinigt haben, vergehen sechs Wochen. Danach schleppt niemand.</dd>
<dt>Euer größter Erfolg?</dt><dd>„Bitte das Tor schließen“. Das Tor ist jetzt zu. Wir singen es nicht mehr, wir summen es nur noch im Vorbeigehen.</dd>
<dt>Gibt es eine Zugabe?</dt><dd>Wenn sie auf der Tagesordnung stand.</dd></dl>`,
  },
  {
    name: 'the-ceilidh-caller',
    title: text('Nobody is bad at it, they are early', 'Niemand kann es nicht, manche sind nur zu früh'),
    lead: text(
      'She calls the dances for The Ceilidh Machine and has never lost a couple.',
      'Sie sagt bei The Ceilidh Machine die Tänze an und hat noch kein Paar verloren.',
    ),
    print: 'poster-42.jpg',
    author: 'Gordon Baird',
    daysAgo: 77,
    en: `<dl><dt>Eight hundred people who do not know the steps. Where do you start?</dt><dd>With left. I ask them to show me left. It takes a while, and after that they are friends.</dd>
<dt>What is the commonest mistake?</dt><dd>Apologising. You miss the next figure while you do it. Nobody is bad at a ceilidh. They are early, or they are late, and sooner or later the music comes past again.</dd>
<dt>You are called the Machine. Is there one?</dt><dd>The drummer built it. It hands out partners by numbered ticket. There have been two marriages and one lawsuit, and the lawsuit was about the coats.</dd>
<dt>What does the floor do?</dt><dd>It gives. <a href="/venues/tallow-hall">Tallow Hall</a> is sprung; at a strip the willow you go up a little at the end of each line without meaning to. The pub below closes early those nights and comes upstairs.</dd>
<dt>Advice for beginners?</dt><dd>Flat shoes. Drink water. Let go when I say so.</dd></dl>`,
    de: `<dl><dt>Achthundert Leute, die keinen Schritt kennen. Womit fängst du an?</dt><dd>Mit links. Ich bitte alle, mir zu zeigen, wo links ist. Das dauert, und danach sind sie befreundet.</dd>
<dt>Was ist der häufigste Fehler?</dt><dd>Sich zu entschuldigen. Dabei verpasst man die nächste Figur. Beim Ceilidh kann niemand etwas nicht. Manche sind zu früh, manche zu spät, und irgendwann kommt die Musik wieder vorbei.</dd>
<dt>Ihr heißt „Machine“. Gibt es eine?</dt><dd>Der Schlagzeuger hat sie gebaut. Sie verteilt Tanzpartner nach Nummern. Daraus sind zwei Ehen entstanden und ein Prozess. Beim Prozess ging es um die Mäntel.</dd>
<dt>Was macht der Boden?</dt><dd>Er gibt nach. In <a href="/venues/tallow-hall">Tallow Hall</a> schwingt er, und bei „Strip the Willow“ hebt es dich am Ende jeder Reihe ein bisschen an, ohne dass du etwas dafür kannst. Die Kneipe darunter macht an solchen Abenden früher zu und kommt hoch.</dd>
<dt>Ein Rat für Anfänger?</dt><dd>Flache Schuhe. Wasser trinken. Loslassen, wenn ich es sage.</dd></dl>`,
  },
  {
    name: 'low-tide-radio-and-the-water',
    title: text('The tide was our producer', 'Produziert hat die Flut'),
    lead: text(
      'Low Tide Radio had six hours, an open door and wet feet. It became a record.',
      'Low Tide Radio hatten sechs Stunden, ein offenes Tor und nasse Füße. Es wurde eine Platte.',
    ),
    print: 'poster-15-wide.jpg',
    author: 'Nell Ashgrove',
    daysAgo: 104,
    en: `<dl><dt>Why between two tides?</dt><dd>Because somebody had booked <a href="/venues/saltworks">Saltworks</a> for a wedding at seven and at high water you cannot get the amplifiers off the quay. So the sea said when we were done.</dd>
<dt>Does that make you hurry?</dt><dd>It makes you choose. Nobody asks for a ninth take when there is a gull on the mixing desk.</dd>
<dt>At the seventh song the sound changes.</dt><dd>That is us moving upstairs. We left the tape on. You can hear Col say “mind the step”, and then Col not minding the step.</dd>
<dt>What did the bride say?</dt><dd>She came early to see the flowers, stood in the door for two songs in her wellingtons, and asked whether we were free at nine. It is the only wedding we have ever played. We were damp.</dd>
<dt>And the record?</dt><dd>Is called <a href="/products/low-tide-radio-dead-reckoning">Dead Reckoning</a>. That is when you do not know where you are but you know how fast you have been going.</dd></dl>`,
    de: `<dl><dt>Warum zwischen zwei Fluten?</dt><dd>Weil <a href="/venues/saltworks">Saltworks</a> um sieben für eine Hochzeit gebucht war und man bei Hochwasser die Verstärker nicht vom Kai bekommt. Wann Schluss ist, hat also das Meer gesagt.</dd>
<dt>Wird man da hektisch?</dt><dd>Man entscheidet sich. Niemand will einen neunten Versuch, wenn auf dem Mischpult eine Möwe sitzt.</dd>
<dt>Beim siebten Lied ändert sich der Klang.</dt><dd>Da ziehen wir nach oben um. Das Band lief weiter. Man hört, wie Col „Achtung, Stufe“ sagt, und dann, wie Col nicht auf die Stufe achtet.</dd>
<dt>Was hat die Braut gesagt?</dt><dd>Sie kam früher, wegen der Blumen, stand zwei Lieder lang in Gummistiefeln im Tor und fragte, ob wir um neun Zeit hätten. Es ist die einzige Hochzeit, auf der wir je gespielt haben. Wir waren klamm.</dd>
<dt>Und die Platte?</dt><dd>Heißt <a href="/products/low-tide-radio-dead-reckoning">Dead Reckoning</a>. Das ist, wenn man nicht weiß, wo man ist, aber weiß, wie schnell man unterwegs war.</dd></dl>`,
  },
  {
    name: 'the-polite-alarm-apologise',
    title: text('We did say', 'Wir haben es doch gesagt'),
    lead: text(
      'The Polite Alarm warn people before they get loud. A conversation with four former clerks.',
      'The Polite Alarm warnen, bevor es laut wird. Gespräch mit vier ehemaligen Sachbearbeitern.',
    ),
    print: 'poster-58.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 145,
    en: `<dl><dt>You met in insurance.</dt><dd>Third floor, water damage. The photocopier had a fault, it went <em>tak, tak-tak, tak</em>. One afternoon all four of us were nodding.</dd>
<dt>Is it still in the band?</dt><dd>It is on every record. We bought it when the office closed. It has its own case and a waiver.</dd>
<dt>Why apologise between the songs?</dt><dd>Nine years on the telephone. You say what is going to happen, you say you are sorry, and then it happens. People are remarkably calm if they have been told.</dd>
<dt>Does it work?</dt><dd>At <a href="/venues/the-lamphouse">The Lamphouse</a> a lady in the front row said “thank you for letting us know” and put in her ear plugs. Then she stayed for both sets and jumped.</dd>
<dt>What is your favourite song?</dt><dd>“Schedule of Exclusions”. It lists everything that is not covered. It used to be eleven minutes. We have found some more.</dd></dl>`,
    de: `<dl><dt>Ihr kennt euch aus der Versicherung.</dt><dd>Dritter Stock, Wasserschäden. Der Kopierer hatte einen Defekt, der ging <em>tack, tack-tack, tack</em>. Eines Nachmittags haben wir alle vier genickt.</dd>
<dt>Ist er noch dabei?</dt><dd>Auf jeder Platte. Als das Büro zumachte, haben wir ihn gekauft. Er hat einen eigenen Koffer und eine Haftungsbeschränkung.</dd>
<dt>Warum entschuldigt ihr euch zwischen den Liedern?</dt><dd>Neun Jahre am Telefon. Man sagt, was passieren wird, man sagt, dass es einem leidtut, und dann passiert es. Die Leute sind erstaunlich ruhig, wenn sie Bescheid wissen.</dd>
<dt>Funktioniert das?</dt><dd>Im <a href="/venues/the-lamphouse">Lamphouse</a> sagte eine Dame in der ersten Reihe „Danke für den Hinweis“ und setzte den Gehörschutz ein. Dann ist sie beide Hälften geblieben und gehüpft.</dd>
<dt>Euer Lieblingslied?</dt><dd>„Schedule of Exclusions“. Es zählt auf, was alles nicht versichert ist. Früher war es elf Minuten lang. Wir haben noch etwas gefunden.</dd></dl>`,
  },
])
