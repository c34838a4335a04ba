import { text } from '../text.ts'
import { articlesOf, figure } from './article.ts'

/** Articles about work behind the stage. */
export const backstageArticles = articlesOf('stories/backstage', [
  {
    name: 'soup-at-half-past-five',
    title: text('Soup at half past five', 'Suppe um halb sechs'),
    lead: text(
      'Every band that has played for us has eaten the same thing first. Here is why, and how.',
      'Jede Band, die bei uns gespielt hat, hat vorher dasselbe gegessen. Warum, und wie es geht.',
    ),
    print: 'editorial-private-hire.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 4,
    en: `<p>A band arrives at three, hungry and polite. At four it is hungry. By half past five, if nothing has happened, the bass player has bought crisps and the evening is lost. So there is soup, at half past five, in all four venues, and it is the same soup.</p>
<p>We settled on it in the second year. Before that we asked what people would like, and people who live in vans would like everything. Nobody has ever objected to soup.</p>
<h2>For twelve people and one latecomer</h2>
<ul><li>Two kilos of onions, slowly, for as long as the soundcheck takes</li><li>Red lentils, three cups, rinsed by whoever is standing nearest</li><li>Tomatoes, cumin, a lemon</li><li>Bread that was bought today</li></ul>
<p>The bowls do not match. They were left to us by bands who travelled with their own and then stopped. If one of them is yours, it is on the second shelf and in daily use.</p>
<blockquote><p>I have played forty rooms this year. I remember two dinners, and both were yours.</p></blockquote>
<p>That is from the guest book at <a href="/venues/tallow-hall">Tallow Hall</a>, signed by a drummer who then asked for the recipe. He had already eaten it twice.</p>`,
    de: `<p>Um drei kommt die Band an, hungrig und höflich. Um vier ist sie noch hungrig. Wenn bis halb sechs nichts passiert ist, hat die Bassistin Chips gekauft, und der Abend ist verloren. Deshalb gibt es um halb sechs Suppe, in allen vier Spielstätten, und zwar überall dieselbe.</p>
<p>Darauf haben wir uns im zweiten Jahr geeinigt. Vorher haben wir gefragt, was gewünscht wird, und wer im Bus wohnt, wünscht sich alles. Gegen Suppe hatte noch nie jemand etwas.</p>
<h2>Für zwölf Leute und einen Nachzügler</h2>
<ul><li>Zwei Kilo Zwiebeln, langsam, so lange der Soundcheck eben dauert</li><li>Rote Linsen, drei Tassen, gewaschen von der Person, die am nächsten steht</li><li>Tomaten, Kreuzkümmel, eine Zitrone</li><li>Brot von heute</li></ul>
<p>Die Schüsseln passen nicht zusammen. Sie stammen von Bands, die ihr eigenes Geschirr dabeihatten und es irgendwann leid waren. Falls eine dir gehört: zweites Regal, täglich in Gebrauch.</p>
<blockquote><p>Ich habe dieses Jahr an vierzig Orten gespielt. Zwei Abendessen sind mir in Erinnerung, beide waren eure.</p></blockquote>
<p>So steht es im Gästebuch von <a href="/venues/tallow-hall">Tallow Hall</a>. Der Schlagzeuger, der das schrieb, wollte danach das Rezept. Gegessen hatte er da schon zweimal.</p>`,
  },
  {
    name: 'the-ramp-and-the-steps',
    title: text('The ramp and the steps lead to the same door', 'Rampe und Treppe führen zur selben Tür'),
    lead: text(
      'What we changed so that getting in is the dull part of the evening, and what we have not managed yet.',
      'Was wir umgebaut haben, damit das Reinkommen der langweilige Teil des Abends ist. Und was noch fehlt.',
    ),
    print: 'venue-tallow-hall.jpg',
    author: 'Dougal Finnimore',
    daysAgo: 11,
    en: `<p>When we took over <a href="/venues/tallow-hall">Tallow Hall</a> there was a step-free entrance. It was at the back, past the bins, and you rang a bell that nobody heard. People called it the goods entrance, because it was one.</p>
<p>It took two winters and a patient planning officer to put a ramp at the front, beside the steps, arriving at the same door. It is used by wheelchairs, prams, double basses and everybody who is carrying four drinks.</p>
${figure('editorial-access.jpg', [1440, 960], 'Steps and a ramp leading to the same door.', 'Same door, same welcome. The rail is warm in winter; nobody has found out why.')}
<h2>What there is now</h2>
<table><thead><tr><th>Venue</th><th>From the street</th><th>Hearing loop</th></tr></thead><tbody>
<tr><td>The Lamphouse</td><td>Level, left-hand door</td><td>Box office and bar</td></tr>
<tr><td>Saltworks</td><td>Level from the quay</td><td>Box office</td></tr>
<tr><td>Tallow Hall</td><td>Ramp at the front</td><td>Floor, first ten metres</td></tr>
<tr><td>Trafohalle</td><td>Level, both lanes</td><td>Box office and bar</td></tr></tbody></table>
<h2>What there is not</h2>
<p>The second balcony at Tallow Hall still has forty-one steps and no lift, because the ceiling below it is three hundred years old and does not want a shaft. Nobody is sold a seat up there without being told.</p>
<p>If something would make your evening easier, write to <a href="mailto:access@example.com">access@example.com</a>. You need not explain yourself. A day’s notice helps, an hour’s is usually enough.</p>`,
    de: `<p>Als wir <a href="/venues/tallow-hall">Tallow Hall</a> übernahmen, gab es einen stufenlosen Eingang. Er lag hinten, bei den Mülltonnen, mit einer Klingel, die niemand hörte. Alle nannten ihn Lieferanteneingang, weil er einer war.</p>
<p>Zwei Winter und eine geduldige Dame im Bauamt hat es gebraucht, bis vorne eine Rampe stand, neben der Treppe, mit Ziel an derselben Tür. Benutzt wird sie von Rollstühlen, Kinderwagen, Kontrabässen und allen, die vier Getränke tragen.</p>
${figure('editorial-access.jpg', [1440, 960], 'Eine Treppe und eine Rampe, die zur selben Tür führen.', 'Dieselbe Tür, derselbe Empfang. Der Handlauf ist im Winter warm, warum, weiß bis heute niemand.')}
<h2>Was es jetzt gibt</h2>
<table><thead><tr><th>Spielstätte</th><th>Von der Straße</th><th>Induktions&shy;schleife</th></tr></thead><tbody>
<tr><td>The Lamphouse</td><td>Ebenerdig, linke Tür</td><td>Kasse und Bar</td></tr>
<tr><td>Saltworks</td><td>Ebenerdig vom Kai</td><td>Kasse</td></tr>
<tr><td>Tallow Hall</td><td>Rampe am Haupteingang</td><td>Innenraum, die ersten zehn Meter</td></tr>
<tr><td>Trafohalle</td><td>Ebenerdig, beide Spuren</td><td>Kasse und Bar</td></tr></tbody></table>
<h2>Was es nicht gibt</h2>
<p>Zum zweiten Balkon von Tallow Hall führen noch immer einundvierzig Stufen und kein Aufzug. Die Decke darunter ist dreihundert Jahre alt und will keinen Schacht. Wer dort oben einen Platz kauft, erfährt das vorher.</p>
<p>Wenn dir etwas den Abend leichter machen würde, schreib an <a href="mailto:access@example.com">access@example.com</a>. Begründen musst du nichts. Einen Tag vorher ist gut, eine Stunde reicht meistens auch.</p>`,
  },
  {
    name: 'lost-property-an-inventory',
    title: text('Lost property, an inventory', 'Fundsachen, eine Inventur'),
    lead: text(
      'Once a year somebody opens the cupboard. This year it was my turn.',
      'Einmal im Jahr macht jemand den Schrank auf. Dieses Jahr war ich dran.',
    ),
    print: 'poster-64.jpg',
    author: 'Ines Kowalke',
    daysAgo: 19,
    en: `<p>The cupboard at <a href="/venues/trafohalle">Trafohalle</a> is two metres wide and was built for switchgear. On the third of the month I emptied it, with gloves and a notebook.</p>
<table><thead><tr><th>Thing</th><th>Number</th></tr></thead><tbody><tr><td>Scarves</td><td>61</td></tr><tr><td>Single gloves, left</td><td>23</td></tr><tr><td>Single gloves, right</td><td>9</td></tr><tr><td>Keys, sets of</td><td>14</td></tr><tr><td>Glasses, reading</td><td>11</td></tr><tr><td>Trombones</td><td>1</td></tr><tr><td>Wedding rings</td><td>0</td></tr></tbody></table>
<p>I do not know what people do with their right hands that they lose so few gloves from them. The rings are always fetched by noon the next day, by somebody slightly out of breath.</p>
<p>The trombone has been here for two years. It is a good one. Three people have claimed it, and none of them could play it, which in this house counts as evidence. Every so often a band borrows it for one song and brings it back.</p>
<p>We keep things for three months, longer if the cupboard allows. What nobody wants goes to the shelter in Wattgasse, washed. If you are missing a green umbrella with a duck’s head: it misses you too. Ring us, the number is on the <a href="/contact-us">contact page</a>.</p>`,
    de: `<p>Der Schrank in der <a href="/venues/trafohalle">Trafohalle</a> ist zwei Meter breit und war für Schaltgeräte gedacht. Am Dritten des Monats habe ich ihn ausgeräumt, mit Handschuhen und Notizbuch.</p>
<table><thead><tr><th>Gegenstand</th><th>Anzahl</th></tr></thead><tbody><tr><td>Schals</td><td>61</td></tr><tr><td>Einzelne Handschuhe, links</td><td>23</td></tr><tr><td>Einzelne Handschuhe, rechts</td><td>9</td></tr><tr><td>Schlüsselbunde</td><td>14</td></tr><tr><td>Lesebrillen</td><td>11</td></tr><tr><td>Posaunen</td><td>1</td></tr><tr><td>Eheringe</td><td>0</td></tr></tbody></table>
<p>Was die Leute mit der rechten Hand machen, dass sie dort so selten Handschuhe verlieren, weiß ich nicht. Eheringe werden immer bis zum nächsten Mittag geholt, von jemandem, der ein bisschen außer Atem ist.</p>
<p>Die Posaune ist seit zwei Jahren da. Sie ist gut. Drei Leute wollten sie schon abholen, keiner konnte darauf spielen, und das gilt in diesem Haus als Beweis. Ab und zu leiht eine Band sie für ein Lied aus und bringt sie zurück.</p>
<p>Wir heben alles drei Monate auf und länger, wenn der Schrank mitmacht. Was niemand will, geht gewaschen an die Notunterkunft in der Wattgasse. Solltest du einen grünen Schirm mit Entenkopf vermissen: Er vermisst dich auch. Ruf an, die Nummer steht unter <a href="/contact-us">Kontakt</a>.</p>`,
  },
  {
    name: 'a-hook-with-a-name',
    title: text('A hook with a name on it', 'Ein Haken mit Namen'),
    lead: text(
      'Members get a coat hook. Somebody has to paint the letters, and it is not a machine.',
      'Mitglieder bekommen einen Garderobenhaken. Jemand muss die Buchstaben malen, und es ist keine Maschine.',
    ),
    print: 'editorial-membership.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 28,
    en: `<p>Prudence Okafor paints shop signs by day. On the last Friday of the month she comes to the box office with a case of brushes and a list, and paints the names of the new members on to enamel plates, one hook each.</p>
<p>She does not measure. The first letter decides how wide the rest may be, and if a name is long, it goes round the corner of the plate. There is a Featherstonehaugh at <a href="/venues/saltworks">Saltworks</a> who can only be read from the side.</p>
<h2>Rules of the cloakroom</h2>
<ol><li>Your hook is yours, even when you are at home.</li><li>On full nights we may ask to hang a stranger next to you. It will be a quiet one.</li><li>When a <a href="/membership">membership</a> ends, the plate is yours to take. Most people leave it.</li></ol>
<p>The oldest one reads “M. Pruitt” and belongs to a man who has not missed a Thursday since we opened. He keeps an umbrella on it and has never, to our knowledge, owned a coat.</p>`,
    de: `<p>Prudence Okafor malt tagsüber Ladenschilder. Am letzten Freitag des Monats kommt sie mit einem Koffer voller Pinsel und einer Liste an die Kasse und malt die Namen der neuen Mitglieder auf Emailleschilder, einen Haken nach dem anderen.</p>
<p>Gemessen wird nicht. Der erste Buchstabe bestimmt, wie breit die übrigen sein dürfen, und ein langer Name geht eben um die Ecke. In <a href="/venues/saltworks">Saltworks</a> hängt ein Featherstonehaugh, der sich nur von der Seite lesen lässt.</p>
<h2>Hausordnung der Garderobe</h2>
<ol><li>Dein Haken gehört dir, auch wenn du zu Hause bist.</li><li>An vollen Abenden hängen wir vielleicht jemand Fremdes neben dich. Wir suchen jemand Ruhiges aus.</li><li>Endet die <a href="/membership">Mitgliedschaft</a>, darfst du das Schild mitnehmen. Die meisten lassen es hängen.</li></ol>
<p>Auf dem ältesten steht „M. Pruitt“. Es gehört einem Herrn, der seit der Eröffnung keinen Donnerstag verpasst hat. An seinem Haken hängt ein Schirm. Einen Mantel hat er unseres Wissens nie besessen.</p>`,
  },
  {
    name: 'eleven-kinds-of-tape',
    title: text('Eleven kinds of tape', 'Elf Sorten Klebeband'),
    lead: text(
      'A stage is held together by opinions and by tape. We counted the tape.',
      'Eine Bühne wird von Meinungen und Klebeband zusammengehalten. Wir haben das Klebeband gezählt.',
    ),
    print: 'poster-73.jpg',
    author: 'Nell Ashgrove',
    daysAgo: 40,
    en: `<p>Last year the four stages used one thousand two hundred and six rolls. Laid end to end that is the distance from Bristol to the sea and a good way into it.</p>
<p>There is black cloth tape for cables and white for the edge of the stage. There is yellow for what hurts. There is a narrow one that glows and shows the drummer where the stairs are, and a green one that leaves no marks, for pianos, of which we are afraid.</p>
<h2>In order of importance</h2>
<ol><li>The one in your hand.</li><li>The one the visiting engineer has, which is better.</li><li>The one that was here a minute ago.</li></ol>
<p>Set lists are fixed with red. Afterwards people ask for the set list, and take the tape with it, and somewhere out there is a bedroom wall that shows a decade of our red tape and, underneath, some songs.</p>
<p><small>No tape was harmed in the counting. One roll was found to be a bracelet.</small></p>`,
    de: `<p>Im vergangenen Jahr haben die vier Bühnen eintausendzweihundertsechs Rollen verbraucht. Aneinandergelegt reicht das von Bristol bis ans Meer und noch ein gutes Stück hinein.</p>
<p>Es gibt schwarzes Gewebeband für Kabel und weißes für die Bühnenkante. Gelbes für alles, was wehtut. Ein schmales, das leuchtet und dem Schlagzeuger zeigt, wo die Treppe ist, und ein grünes, das keine Spuren hinterlässt, für Klaviere. Vor denen haben wir Angst.</p>
<h2>Nach Wichtigkeit</h2>
<ol><li>Das, was man gerade in der Hand hat.</li><li>Das von der Gasttechnikerin, es ist besser.</li><li>Das, was eben noch da war.</li></ol>
<p>Setlisten kleben wir mit Rot. Nach dem Konzert will jemand die Setliste haben und nimmt das Band gleich mit, und irgendwo gibt es eine Zimmerwand, an der zehn Jahre unseres roten Klebebands hängen und darunter ein paar Lieder.</p>
<p><small>Beim Zählen kam kein Band zu Schaden. Eine Rolle stellte sich als Armreif heraus.</small></p>`,
  },
  {
    name: 'the-window-with-the-light-on',
    title: text('The window with the light on', 'Das Fenster, in dem Licht brennt'),
    lead: text(
      'Most tickets are bought on a phone. Somebody sits behind the window all the same.',
      'Die meisten Karten werden am Handy gekauft. Hinter dem Fenster sitzt trotzdem jemand.',
    ),
    print: 'editorial-about.jpg',
    author: 'Dougal Finnimore',
    daysAgo: 55,
    en: `<p>On an ordinary Tuesday nineteen people come to the window beside <a href="/venues/the-lamphouse">The Lamphouse</a>. Six buy a ticket. Four want to know when the doors open, which is on the poster behind them. Three ask the way to the hospital. One tells Maureen about his daughter in Leeds. The others look at the posters and pretend to be waiting for somebody.</p>
<p>Every few years an adviser comes and divides the rent by six. We thank the adviser.</p>
<p>Maureen has sat there since the beginning. She sells tickets for all four venues, knows which pillar is in whose way, and will tell you not to buy the seat if it is a bad one. She has talked more people out of the front row than into it.</p>
<blockquote><p>They come for a ticket and they leave with a plan.</p></blockquote>
<p>The window is a wardrobe door, as you may have heard. The mirror is still on the inside, so she can see the kettle.</p>`,
    de: `<p>An einem gewöhnlichen Dienstag kommen neunzehn Leute ans Fenster neben dem <a href="/venues/the-lamphouse">Lamphouse</a>. Sechs kaufen eine Karte. Vier wollen wissen, wann Einlass ist, was auf dem Plakat hinter ihnen steht. Drei fragen nach dem Weg zum Krankenhaus. Einer erzählt Maureen von seiner Tochter in Leeds. Die Übrigen schauen sich die Plakate an und tun, als warteten sie auf jemanden.</p>
<p>Alle paar Jahre kommt ein Berater und teilt die Miete durch sechs. Wir bedanken uns beim Berater.</p>
<p>Maureen sitzt seit dem ersten Tag dort. Sie verkauft Karten für alle vier Spielstätten, weiß, wem welche Säule im Weg steht, und rät vom Platz ab, wenn er nichts taugt. Aus der ersten Reihe hat sie mehr Leute heraus- als hineingeredet.</p>
<blockquote><p>Sie kommen wegen einer Karte und gehen mit einem Plan.</p></blockquote>
<p>Dass das Fenster eine Schranktür ist, hast du vielleicht schon gehört. Innen hängt noch der Spiegel. So behält sie den Wasserkocher im Auge.</p>`,
  },
  {
    name: 'the-last-tram',
    title: text('The last tram, and who is on it', 'Die letzte Bahn und wer darin sitzt'),
    lead: text(
      'A show ends when the encore is over or when the tram goes, whichever comes first. We asked the driver.',
      'Ein Konzert ist aus, wenn die Zugabe vorbei ist oder wenn die Bahn fährt. Wir haben die Fahrerin gefragt.',
    ),
    print: 'poster-71-wide.jpg',
    author: 'Henrike Altenburg',
    daysAgo: 73,
    en: `<p>The last tram leaves Kupferspulenweg at 00.41. We print the curfew so that you can catch it at a walk. Bands know this, and some of them have built it into the set.</p>
${figure('editorial-getting-here.jpg', [1440, 960], 'A red tram with lit windows in the evening.', 'Line 60 at the third stop. The driver in this story asked not to be in it.')}
<p>She has driven the late turn for nine years and can tell what was on without looking at the posters. After folk they sit down. After techno they stand, even when it is empty. After a choir, somebody begins at the second stop and by the river it is in four parts.</p>
<p>What she likes best are the two minutes after the doors close, when everybody talks at once and is slightly deaf. “Then it goes quiet,” she says, “and you can hear that it was good.”</p>
<p>If you do miss it: night bus from the other side of the road, at ten past and forty past. The cloakroom stays open until the last coat has been found, so nobody freezes over a timetable.</p>`,
    de: `<p>Die letzte Bahn fährt um 0.41 Uhr am Kupferspulenweg ab. Wir schreiben das Ende so auf die Seite, dass du sie in Ruhe erwischst. Die Bands wissen das, und manche haben es ins Programm eingebaut.</p>
${figure('editorial-getting-here.jpg', [1440, 960], 'Eine rote Straßenbahn mit hellen Fenstern am Abend.', 'Linie 60 an der dritten Haltestelle. Die Fahrerin aus dieser Geschichte wollte nicht mit drauf.')}
<p>Seit neun Jahren fährt sie die Spätschicht und weiß ohne einen Blick auf die Plakate, was lief. Nach Folk setzen sich alle hin. Nach Techno bleiben sie stehen, auch wenn die Bahn leer ist. Nach einem Chor fängt an der zweiten Haltestelle jemand an, und am Fluss ist es vierstimmig.</p>
<p>Am liebsten sind ihr die zwei Minuten, nachdem die Türen zu sind. Da reden alle durcheinander und sind noch ein bisschen taub. „Dann wird es still“, sagt sie, „und man hört, dass es gut war.“</p>
<p>Solltest du sie doch verpassen: Auf der anderen Straßenseite fährt der Nachtbus, um zehn und um vierzig. Die Garderobe bleibt offen, bis der letzte Mantel gefunden ist. Wegen eines Fahrplans soll niemand frieren.</p>`,
  },
  {
    name: 'water-is-free',
    title: text('Water is free, and this is what it costs', 'Wasser kostet nichts, und so viel kostet es'),
    lead: text(
      'Four taps, eleven thousand cups and an argument with the bar that we won.',
      'Vier Hähne, elftausend Becher und ein Streit mit der Bar, den wir gewonnen haben.',
    ),
    print: 'editorial-bar.jpg',
    author: 'Dougal Finnimore',
    daysAgo: 96,
    en: `<p>When we put a tap by the bar, the bar said it would sell less beer. It sells less water. Beer has gone up, because people who are not thirsty stay until the end, and at the end they have a beer.</p>
<p>There is one tap in each venue, with cups beside it, and you need not ask. The cups come back; a deposit seemed mean for something that holds water.</p>
<ul><li>Cups washed last year: 310,000</li><li>Cups taken home: 11,000, in spite of the colour</li><li>Complaints about the taste: two, both from Bristol, both about Berlin</li></ul>
<p>Ear plugs are the same idea. They lie in bowls at every entrance. Take two. Nobody will think less of you, and in twenty years you will hear them not thinking it.</p>`,
    de: `<p>Als wir neben die Bar einen Wasserhahn setzten, sagte die Bar, dann verkaufe sie weniger Bier. Sie verkauft weniger Wasser. Beim Bier ging es aufwärts, denn wer keinen Durst hat, bleibt bis zum Schluss, und zum Schluss trinkt er ein Bier.</p>
<p>In jeder Spielstätte gibt es einen Hahn, daneben stehen Becher, und fragen musst du nicht. Die Becher kommen von selbst zurück. Pfand fanden wir kleinlich für etwas, in dem Wasser ist.</p>
<ul><li>Gespülte Becher im letzten Jahr: 310.000</li><li>Mit nach Hause genommen: 11.000, trotz der Farbe</li><li>Beschwerden über den Geschmack: zwei, beide aus Bristol, beide über Berlin</li></ul>
<p>Mit dem Gehörschutz ist es dasselbe. Er liegt in Schalen an jedem Eingang. Nimm zwei. Niemand denkt deshalb schlechter von dir, und in zwanzig Jahren hörst du auch noch, dass es niemand tut.</p>`,
  },
])
