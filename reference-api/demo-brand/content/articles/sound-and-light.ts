import { text } from '../text.ts'
import { articlesOf, figure } from './article.ts'

/** How the four venues sound and are lit. */
export const soundAndLightArticles = articlesOf('stories/sound-and-light', [
  {
    name: 'where-to-stand',
    title: text('Where to stand', 'Wo man steht'),
    lead: text(
      'There is a good spot in each of the four venues. We asked the people who mix there, and they told us.',
      'In jeder der vier Spielstätten gibt es einen guten Platz. Wir haben die gefragt, die dort mischen, und sie haben es verraten.',
    ),
    print: 'poster-50.jpg',
    author: 'Nell Ashgrove',
    daysAgo: 2,
    en: `<p>Nobody who mixes concerts likes this question, because the honest answer is “where I am”. The desk stands where it sounds right. You cannot stand on the desk. You can, however, stand next to it.</p>
<h2>The Lamphouse</h2><p>Third pillar on the left, a step in front of it. The pillar takes away the slap from the back wall, and you can lean.</p>
<h2>Saltworks</h2><p>Along the right-hand wall, on the step. Brick that thick eats the low end just enough. People who are not tall have known this for years; I apologise to them.</p>
<h2>Tallow Hall</h2><p>First balcony, second row, middle. The ceiling hands you the whole band. For anything with a drum kit, go downstairs and be hit by it.</p>
<h2>Trafohalle</h2><p>By the third window. Further back the room begins to think about the sound before it lets you have it.</p>
${figure('poster-10-wide.jpg', [2000, 900], 'Twisting rays around a pale sun.', 'A drawing of the sweet spot at Tallow Hall, according to the poster department.')}
<p>And at the very front, everywhere, you hear the drums, the singer’s shoes and your own heart. That is not a bad place either.</p>`,
    de: `<p>Wer Konzerte mischt, mag diese Frage nicht, denn die ehrliche Antwort heißt: „Da, wo ich stehe.“ Das Pult steht dort, wo es stimmt. Auf dem Pult kann man nicht stehen. Daneben schon.</p>
<h2>The Lamphouse</h2><p>Dritte Säule links, einen Schritt davor. Die Säule schluckt das Echo von der Rückwand, und anlehnen kann man sich auch.</p>
<h2>Saltworks</h2><p>An der rechten Wand, auf der Stufe. So dickes Mauerwerk nimmt den Tiefen genau das, was zu viel ist. Kleinere Leute wissen das seit Jahren. Ich bitte sie um Verzeihung.</p>
<h2>Tallow Hall</h2><p>Erster Balkon, zweite Reihe, Mitte. Die Decke reicht dir die ganze Band herüber. Sobald ein Schlagzeug dabei ist, geh nach unten und lass dich treffen.</p>
<h2>Trafohalle</h2><p>Am dritten Fenster. Weiter hinten denkt der Raum erst über den Ton nach, bevor er ihn herausgibt.</p>
${figure('poster-10-wide.jpg', [2000, 900], 'Gedrehte Strahlen um eine blasse Sonne.', 'Der beste Platz in Tallow Hall, gezeichnet von der Plakatabteilung.')}
<p>Und ganz vorne hört man überall das Schlagzeug, die Schuhe der Sängerin und das eigene Herz. Auch kein schlechter Platz.</p>`,
  },
  {
    name: 'light-from-outside',
    title: text('Light from outside', 'Licht von draußen'),
    lead: text(
      'At Trafohalle the lamps hang on the wrong side of the windows. That is on purpose.',
      'In der Trafohalle hängen die Lampen auf der falschen Seite der Fenster. Das ist Absicht.',
    ),
    print: 'poster-17.jpg',
    author: 'Yusuf Demirbağ',
    daysAgo: 16,
    en: `<p>Nineteen metres is too high. Light that falls nineteen metres arrives tired, and on the way it shows you the dust, the girders and the underside of a pigeon. For a year I hung lamps up there and the band looked like people waiting for a lift.</p>
<p>Then one evening the tram came past during a soundcheck. For four seconds the whole hall was lit from the side, through wired glass, in moving squares. Nobody said anything. We put the lamps outside the next week, on the old crane rail.</p>
${figure('venue-trafohalle.jpg', [1800, 1200], 'A long hall of steel girders and tall windows, the stage far off.', 'Warm from the left, cold from the right.')}
<p>Warm comes from the left, where the trams are, and cold from the right, where the river is. It costs us a waterproof lamp now and then. It also means that the first thing you see when you come in is not the stage but everybody else, and I think that is the right order.</p>
<p>The trams still come past. I have stopped fighting them. There is a <code>TRAM</code> button on the desk; it turns everything down for four seconds and lets them have it.</p>`,
    de: `<p>Neunzehn Meter sind zu hoch. Licht, das neunzehn Meter fällt, kommt müde unten an und zeigt unterwegs den Staub, die Träger und eine Taube von unten. Ein Jahr lang hingen meine Lampen da oben, und die Band sah aus, als wartete sie auf den Aufzug.</p>
<p>Dann fuhr eines Abends beim Soundcheck die Straßenbahn vorbei. Vier Sekunden lang kam das Licht von der Seite, durchs Drahtglas, in wandernden Vierecken. Niemand sagte etwas. In der Woche darauf hingen die Lampen draußen, an der alten Kranbahn.</p>
${figure('venue-trafohalle.jpg', [1800, 1200], 'Eine lange Halle aus Stahlträgern mit hohen Fenstern, weit hinten die Bühne.', 'Warm von links, kalt von rechts.')}
<p>Warm kommt es von links, von der Bahn, und kalt von rechts, vom Fluss. Ab und zu kostet uns das eine wasserdichte Lampe. Dafür siehst du beim Reinkommen als Erstes nicht die Bühne, sondern alle anderen, und ich finde, das ist die richtige Reihenfolge.</p>
<p>Die Bahnen fahren weiterhin vorbei. Ich kämpfe nicht mehr dagegen. Am Pult gibt es eine Taste, auf der <code>TRAM</code> steht. Sie dreht für vier Sekunden alles herunter und lässt der Bahn den Auftritt.</p>`,
  },
  {
    name: 'a-ceiling-for-four-hundred-candles',
    title: text('A ceiling for four hundred candles', 'Eine Decke für vierhundert Kerzen'),
    lead: text(
      'The plaster at Tallow Hall was made to be lit from below. It turned out to be better at something else.',
      'Der Stuck von Tallow Hall wurde für Licht von unten gemacht. Besser kann er etwas anderes.',
    ),
    print: 'poster-27.jpg',
    author: 'Gordon Baird',
    daysAgo: 33,
    en: `<p>The chandlers wanted to show what candles could do. They made a ceiling with four hundred hollows, one for each flame, so that no soot should touch the gold. There were two fires. After the second, the city had views.</p>
<p>What is left is four hundred shallow bowls in plaster, none quite like the next, because eleven men made them in one summer and nine of them were paid by the piece. No engineer would dare to draw that. It takes any sound you throw at it and gives it back in four hundred directions, a little softer each.</p>
<h2>What that does to a concert</h2>
<ul><li>A fiddle fills the place without a microphone.</li><li>Applause sounds like twice as many people.</li><li>A whisper on the second balcony can be heard on stage. Please bear it in mind; they do.</li></ul>
<p>We dust it every January, from a tower on wheels, with goat-hair brushes. It takes nine days. Every year we find one coin. Nobody throws coins at a ceiling, so we have no theory.</p>`,
    de: `<p>Die Kerzenmacher wollten zeigen, was Kerzen können. Also bauten sie eine Decke mit vierhundert Mulden, eine für jede Flamme, damit kein Ruß ans Gold kommt. Es brannte zweimal. Nach dem zweiten Mal hatte die Stadt eine Meinung.</p>
<p>Geblieben sind vierhundert flache Schalen aus Stuck, keine ganz wie die nächste, denn elf Männer haben sie in einem Sommer gemacht, neun davon im Akkord. So etwas traut sich kein Ingenieur zu zeichnen. Die Decke nimmt jeden Ton und gibt ihn in vierhundert Richtungen zurück, jedes Mal ein bisschen weicher.</p>
<h2>Was das mit einem Konzert macht</h2>
<ul><li>Eine Geige füllt den Raum ohne Mikrofon.</li><li>Applaus klingt nach doppelt so vielen Leuten.</li><li>Was auf dem zweiten Balkon geflüstert wird, hört man auf der Bühne. Denk bitte daran, die auf der Bühne tun es auch.</li></ul>
<p>Jeden Januar wird sie entstaubt, von einem Turm auf Rollen aus, mit Pinseln aus Ziegenhaar. Das dauert neun Tage. Jedes Jahr finden wir eine Münze. Niemand wirft Münzen an die Decke, wir haben also keine Theorie.</p>`,
  },
  {
    name: 'one-hundred-and-one-decibels',
    title: text('One hundred and one decibels', 'Hundertein Dezibel'),
    lead: text(
      'How loud it may be, who says so, and why we stay below it.',
      'Wie laut es sein darf, wer das sagt und warum wir darunter bleiben.',
    ),
    print: 'poster-38.jpg',
    author: 'Nell Ashgrove',
    daysAgo: 47,
    en: `<p>There is a number on a small screen beside every desk. It shows how loud the last half hour was, on average, where most people stand. Ours turns amber at 97 and red at 99. The law would let us go a little further in some cities. We see no reason to.</p>
<p>Loud is not one thing. A drum that is loud for a tenth of a second is exciting. A guitar that is loud for an hour is weather. Most of the work is making room: take a little from the guitars and the singer is louder, though nothing has been turned up.</p>
<table><thead><tr><th>What</th><th>Level</th></tr></thead><tbody><tr><td>The hall, empty, at noon</td><td>28 dB</td></tr><tr><td>The bar before doors</td><td>64 dB</td></tr><tr><td>A quartet, third song</td><td>84 dB</td></tr><tr><td>A full house singing the chorus</td><td>98 dB</td></tr><tr><td>The cleaning machine</td><td>79 dB, out of tune</td></tr></tbody></table>
<p>Visiting engineers sometimes ask for three more. We offer them ear plugs and a look at the screen. In nine years the only act that ever went over was a children’s choir.</p>`,
    de: `<p>Neben jedem Pult steht eine Zahl auf einem kleinen Bildschirm. Sie zeigt, wie laut die letzte halbe Stunde im Schnitt war, und zwar dort, wo die meisten stehen. Ab 97 wird sie gelb, ab 99 rot. In manchen Städten dürften wir ein bisschen mehr. Wir wüssten nicht, wozu.</p>
<p>Laut ist nicht gleich laut. Eine Trommel, die eine Zehntelsekunde laut ist, ist aufregend. Eine Gitarre, die eine Stunde laut ist, ist Wetter. Die meiste Arbeit besteht darin, Platz zu machen: Nimm den Gitarren ein wenig weg, und die Sängerin ist lauter, obwohl niemand etwas aufgedreht hat.</p>
<table><thead><tr><th>Was</th><th>Pegel</th></tr></thead><tbody><tr><td>Der leere Raum am Mittag</td><td>28 dB</td></tr><tr><td>Die Bar vor dem Einlass</td><td>64 dB</td></tr><tr><td>Ein Quartett, drittes Stück</td><td>84 dB</td></tr><tr><td>Volles Haus beim Refrain</td><td>98 dB</td></tr><tr><td>Die Putzmaschine</td><td>79 dB, verstimmt</td></tr></tbody></table>
<p>Gasttechniker fragen manchmal nach drei mehr. Wir bieten ihnen Gehörschutz an und einen Blick auf den Bildschirm. In neun Jahren hat es genau einmal nicht gereicht, bei einem Kinderchor.</p>`,
  },
  {
    name: 'the-warmest-wall-in-bristol',
    title: text('The warmest wall in Bristol', 'Die wärmste Wand von Bristol'),
    lead: text(
      'Salt has left Saltworks, but not the bricks. It is why the place sounds the way it does.',
      'Aus Saltworks ist das Salz verschwunden, aus den Ziegeln nicht. Deshalb klingt es dort so.',
    ),
    print: 'venue-saltworks.jpg',
    author: 'Nell Ashgrove',
    daysAgo: 62,
    en: `<p>For a hundred and forty years salt lay against these walls, three metres deep. Salt draws water, water draws salt, and in the end the bricks took in so much of both that they weigh a tenth more than bricks should. A surveyor told us this as bad news.</p>
<p>Heavy walls keep the low notes in. Rough ones break up the high ones. Ours are heavy and rough, with a bloom of white on damp days, and what comes back from them is the middle: voices, cellos, the part of a guitar that sounds like wood.</p>
<p>We have been advised to seal them. We sealed one square metre behind the bar, as a test, and you can hear it. Put your ear to the left of the till, then to the right. The left is the nineteenth century.</p>
<p>Bands who record here leave the doors to the quay open. You can find the harbour on <a href="/products/low-tide-radio-dead-reckoning">Dead Reckoning</a>, from about the fourth song, and after that it does not go away.</p>`,
    de: `<p>Hundertvierzig Jahre lang lag Salz an diesen Wänden, drei Meter hoch. Salz zieht Wasser an, Wasser zieht Salz an, und irgendwann hatten die Ziegel von beidem so viel, dass sie heute ein Zehntel schwerer sind, als Ziegel sein sollen. Der Gutachter hielt das für eine schlechte Nachricht.</p>
<p>Schwere Wände behalten die tiefen Töne. Raue zerstreuen die hohen. Unsere sind schwer und rau und an feuchten Tagen weiß überzogen, und was von ihnen zurückkommt, ist die Mitte: Stimmen, Celli und der Teil einer Gitarre, der nach Holz klingt.</p>
<p>Man hat uns geraten, sie zu versiegeln. Einen Quadratmeter hinter der Bar haben wir versiegelt, zur Probe, und man hört ihn. Halt das Ohr links neben die Kasse, dann rechts. Links ist das neunzehnte Jahrhundert.</p>
<p>Bands, die hier aufnehmen, lassen die Tore zum Kai offen. Auf <a href="/products/low-tide-radio-dead-reckoning">Dead Reckoning</a> kommt ungefähr beim vierten Lied der Hafen herein, und danach geht er nicht mehr weg.</p>`,
  },
  {
    name: 'the-man-who-tunes-the-piano',
    title: text('The man who tunes the piano', 'Der Mann, der das Klavier stimmt'),
    lead: text(
      'He comes at two, wants it quiet and does not like jazz. We would not know what to do without him.',
      'Er kommt um zwei, will Ruhe und mag keinen Jazz. Ohne ihn wären wir aufgeschmissen.',
    ),
    print: 'poster-44.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 81,
    en: `<p>Mr Aldous has tuned the grand at <a href="/venues/the-lamphouse">The Lamphouse</a> one hundred and eighty times. He takes his shoes off first. Then he plays a single A, and waits, and looks at the ceiling as if it had said something.</p>
<p>It takes him two hours. In that time nobody may hoover, hammer or be cheerful. A delivery of barrels once came early; he sat with his hands in his lap until the last one had rolled in, and then he began again from the beginning.</p>
<p>He leaves it a hair sharp at the top, because the room is cold at two and warm at nine, and by the second song it will have come down to where it belongs. Pianists notice. They never know what they have noticed; they say it is a lovely piano. It is a middling piano.</p>
<blockquote><p>The instrument does not matter much. What matters is the temperature and whether they put drinks on it.</p></blockquote>
<p>They put drinks on it. He has a cloth for that, and a look.</p>`,
    de: `<p>Mr. Aldous hat den Flügel im <a href="/venues/the-lamphouse">Lamphouse</a> hundertachtzig Mal gestimmt. Zuerst zieht er die Schuhe aus. Dann schlägt er ein einziges A an, wartet und schaut zur Decke, als hätte sie etwas gesagt.</p>
<p>Er braucht zwei Stunden. So lange darf niemand saugen, hämmern oder guter Laune sein. Einmal kamen die Fässer zu früh. Er saß da, die Hände im Schoß, bis das letzte hereingerollt war, und fing dann noch einmal von vorne an.</p>
<p>Oben lässt er ihn einen Hauch zu hoch, denn um zwei ist es kalt und um neun warm, und bis zum zweiten Stück ist er dahin gesunken, wo er hingehört. Pianistinnen merken das. Was genau, wissen sie nicht, sie sagen: ein schöner Flügel. Es ist ein mittelmäßiger Flügel.</p>
<blockquote><p>Auf das Instrument kommt es kaum an. Es kommt auf die Temperatur an und darauf, ob sie Gläser draufstellen.</p></blockquote>
<p>Sie stellen Gläser drauf. Dafür hat er ein Tuch und einen Blick.</p>`,
  },
  {
    name: 'dark-for-eleven-seconds',
    title: text('Dark for eleven seconds', 'Elf Sekunden dunkel'),
    lead: text(
      'What happens on stage between the house lights and the first note, second by second.',
      'Was zwischen dem letzten Licht und dem ersten Ton auf der Bühne passiert, Sekunde für Sekunde.',
    ),
    print: 'poster-66.jpg',
    author: 'Yusuf Demirbağ',
    daysAgo: 118,
    en: `<p>You see nothing. That is the idea. I see it on an infra-red picture the size of a postcard, and this is what happens on a usual night.</p>
<ol><li>The house lights go. Everybody says “ooh”, including people who have been here two hundred times.</li><li>A torch, pointed at the floor. That is Dee, stage left.</li><li>The drummer finds the stool. The stool has been moved.</li><li>The singer stands behind the curtain and counts something.</li><li>Somebody in row three looks at a phone. Somebody else looks at them.</li><li>The bass player tunes. It was in tune.</li><li>Dee holds up a thumb. I cannot see the thumb, only that the torch has moved.</li><li>Nobody breathes.</li><li>Still nobody.</li><li>The drummer raises the sticks.</li><li>Now.</li></ol>
<p>Ten seconds are too few, at twelve they begin to whistle. I have tried. It is eleven in all four venues, in both languages and for every kind of music except ceilidh, where they start while the lights are on, because nobody can be stopped.</p>`,
    de: `<p>Du siehst nichts. So ist es gedacht. Ich sehe es auf einem Infrarotbild, groß wie eine Postkarte, und an einem normalen Abend läuft das so.</p>
<ol><li>Das Licht geht aus. Alle sagen „Oh“, auch die, die schon zweihundert Mal da waren.</li><li>Eine Taschenlampe, auf den Boden gerichtet. Das ist Dee, links.</li><li>Die Schlagzeugerin findet den Hocker. Jemand hat ihn verschoben.</li><li>Der Sänger steht hinter dem Vorhang und zählt etwas.</li><li>In Reihe drei schaut jemand aufs Handy. Jemand anderes schaut ihn an.</li><li>Der Bassist stimmt. Es hat gestimmt.</li><li>Dee hält den Daumen hoch. Den Daumen sehe ich nicht, nur dass sich die Lampe bewegt.</li><li>Niemand atmet.</li><li>Immer noch niemand.</li><li>Die Schlagzeugerin hebt die Stöcke.</li><li>Jetzt.</li></ol>
<p>Zehn Sekunden sind zu wenig, bei zwölf wird gepfiffen. Ich habe es ausprobiert. Es sind elf, in allen vier Spielstätten, in beiden Sprachen und bei jeder Musik außer beim Ceilidh. Da fangen sie bei vollem Licht an, weil sich ohnehin niemand aufhalten lässt.</p>`,
  },
])
