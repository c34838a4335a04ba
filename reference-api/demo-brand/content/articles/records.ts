import { text } from '../text.ts'
import { articlesOf, figure } from './article.ts'

/** Articles about the brand's own record label. */
export const recordArticles = articlesOf('stories/records', [
  {
    name: 'nine-voices-in-a-stairwell',
    title: text('Nine voices in a stairwell', 'Neun Stimmen im Treppenhaus'),
    lead: text(
      'How Stairwell Mass was recorded, and why the altos go round.',
      'Wie Stairwell Mass aufgenommen wurde und warum die Altstimmen kreisen.',
    ),
    print: 'record-1.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 7,
    en: `<p>The fire stairs at <a href="/venues/the-lamphouse">The Lamphouse</a> go up five floors and have the best reverb in London, as anybody knows who has dropped a tray there. Marrow Choir rehearse on them because the dressing room is too small for nine people with opinions.</p>
<p>We meant to record in the hall. Then somebody propped the door open to fetch water, and what came down the stairs made us turn everything round: one microphone, hung from the top landing on a thirty-metre rope, right down the middle.</p>
<p>A rope untwists. Over forty minutes the microphone turned seven times, slowly, past everybody in order. We noticed when it was too late and then noticed that it was good.</p>
<ul><li>Landing 5: sopranos, draught</li><li>Landing 4: altos</li><li>Landing 3: the conductor, lying down</li><li>Landing 2: tenors</li><li>Landing 1: basses, bicycles</li></ul>
<p>Side B ends when Mr Pettifer opens the door to ask how long this will go on. He is on the sleeve, under “additional percussion”. The record is <a href="/products/marrow-choir-stairwell-mass">here</a>; the choir is <a href="/whats-on/marrow-choir">here more often than that</a>.</p>`,
    de: `<p>Die Feuertreppe im <a href="/venues/the-lamphouse">Lamphouse</a> hat fünf Stockwerke und den besten Hall von London, das weiß jeder, dem dort schon einmal ein Tablett heruntergefallen ist. Marrow Choir proben dort, weil die Künstlergarderobe zu klein ist für neun Leute mit Meinung.</p>
<p>Aufnehmen wollten wir im großen Raum. Dann stellte jemand einen Fuß in die Tür, um Wasser zu holen, und was da die Treppe herunterkam, hat alles umgeworfen: ein einziges Mikrofon, am obersten Absatz aufgehängt, an dreißig Metern Seil, genau in der Mitte.</p>
<p>Ein Seil dreht sich auf. In vierzig Minuten drehte sich das Mikrofon siebenmal, langsam, an allen der Reihe nach vorbei. Gemerkt haben wir es, als es zu spät war. Und dann, dass es gut war.</p>
<ul><li>Absatz 5: Sopran, Zugluft</li><li>Absatz 4: Alt</li><li>Absatz 3: der Dirigent, liegend</li><li>Absatz 2: Tenor</li><li>Absatz 1: Bass, Fahrräder</li></ul>
<p>Seite B endet, als Mr. Pettifer die Tür öffnet und fragt, wie lange das noch geht. Auf der Hülle steht er unter „weiteres Schlagwerk“. Die Platte gibt es <a href="/products/marrow-choir-stairwell-mass">hier</a>, den Chor gibt es <a href="/whats-on/marrow-choir">hier sogar öfter</a>.</p>`,
  },
  {
    name: 'two-hundred-and-twenty-copies',
    title: text('Why two hundred and twenty', 'Warum zweihundertzwanzig'),
    lead: text(
      'People ask why we press so few. It is arithmetic, with one shelf in it.',
      'Man fragt uns, warum wir so wenige pressen. Es ist Mathematik, und ein Regal kommt darin vor.',
    ),
    print: 'poster-35.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 23,
    en: `<p>A pressing plant will gladly make you a thousand. The thousandth costs next to nothing. It also lies in a cellar for six years, and every time you go down for the Christmas lights it looks at you.</p>
<p>So we count differently. How many people were in the room that night, and how many of them asked at the bar whether it had been recorded? Add the members who buy everything, bless them. Add ten for the band’s mothers. For Stairwell Mass that came to two hundred and twenty.</p>
<h2>What a record costs us</h2>
<table><thead><tr><th>Part</th><th>Of £24</th></tr></thead><tbody><tr><td>The musicians</td><td>£12.00</td></tr><tr><td>Tax</td><td>£4.00</td></tr><tr><td>Pressing and sleeve</td><td>£5.80</td></tr><tr><td>Into the next one</td><td>£2.20</td></tr></tbody></table>
<p>Half goes to the musicians from the first copy on, not after costs. That is the only clever thing about our contracts. They fit on one page, and the other side is for the set list.</p>
<p>When a record is gone, it is gone. We have been asked to press again and have said that we would rather make a new one. What is left stands under <a href="/px-records">PX Records</a>.</p>`,
    de: `<p>Jedes Presswerk macht dir gern tausend. Die tausendste kostet fast nichts. Dafür liegt sie sechs Jahre im Keller, und jedes Mal, wenn du die Weihnachtsbeleuchtung holst, schaut sie dich an.</p>
<p>Also rechnen wir anders. Wie viele waren an dem Abend da, und wie viele davon haben an der Bar gefragt, ob mitgeschnitten wurde? Dazu die Mitglieder, die alles kaufen, der Himmel segne sie. Dazu zehn für die Mütter der Band. Bei Stairwell Mass kamen wir auf zweihundertzwanzig.</p>
<h2>Was uns eine Platte kostet</h2>
<table><thead><tr><th>Teil</th><th>Von 28\u00a0€</th></tr></thead><tbody><tr><td>Die Band</td><td>14,00\u00a0€</td></tr><tr><td>Mehrwertsteuer</td><td>4,47\u00a0€</td></tr><tr><td>Pressung und Hülle</td><td>6,90\u00a0€</td></tr><tr><td>In die nächste</td><td>2,63\u00a0€</td></tr></tbody></table>
<p>Die Hälfte bekommt die Band, ab der ersten Platte und nicht erst nach Abzug der Kosten. Mehr Raffinesse steckt in unseren Verträgen nicht. Sie passen auf eine Seite, die Rückseite ist für die Setliste.</p>
<p>Wenn eine Platte weg ist, ist sie weg. Man hat uns schon um Nachpressungen gebeten, aber wir machen lieber eine neue. Was noch da ist, steht unter <a href="/px-records">PX Records</a>.</p>`,
  },
  {
    name: 'the-crane-plays-the-bass',
    title: text('The crane plays the bass', 'Den Bass spielt der Kran'),
    lead: text(
      'Kohlenstoff recorded a whole album with eighteen tonnes of lifting gear. It needed a licence.',
      'Kohlenstoff haben ein ganzes Album mit achtzehn Tonnen Hebezeug aufgenommen. Dafür brauchte es einen Schein.',
    ),
    print: 'poster-37.jpg',
    author: 'Henrike Altenburg',
    daysAgo: 36,
    en: `<p>The overhead crane at <a href="/venues/trafohalle">Trafohalle</a> was built in 1931 to lift transformers and has not been allowed to lift anything since 1988. It is, however, allowed to move. When it does, the girders hum, at thirty-one hertz, give or take the weather.</p>
<p>Kohlenstoff heard this at a soundcheck and asked whether it could also go a little faster. It can. Faster is higher. The organist has a crane licence now, category two, and there is a photograph of her at the controls with a metronome.</p>
${figure('record-3.jpg', [960, 960], 'A drop falling into rings of water.', 'The sleeve of Betriebsstunden. The rings are the crane, as seen by an oscilloscope, tidied up.')}
<p>They recorded in one shift, six until two, with the prescribed break for lunch. The break is on the record because the tape was running and nobody had the authority to stop it. You can hear soup.</p>
<p>A safety officer attended throughout. He wrote in his report that he had observed no faults and that track five was too long. <a href="/products/kohlenstoff-betriebsstunden">Betriebsstunden</a> is out on LP and CD.</p>`,
    de: `<p>Der Brückenkran in der <a href="/venues/trafohalle">Trafohalle</a> wurde 1931 gebaut, um Transformatoren zu heben, und darf seit 1988 nichts mehr heben. Fahren darf er aber. Wenn er fährt, summen die Träger, mit einunddreißig Hertz, je nach Wetter.</p>
<p>Kohlenstoff hörten das beim Soundcheck und fragten, ob er auch ein bisschen schneller kann. Kann er. Schneller ist höher. Die Organistin hat jetzt einen Kranschein, Kategorie zwei, und es gibt ein Foto von ihr am Steuerpult, mit Metronom.</p>
${figure('record-3.jpg', [960, 960], 'Ein Tropfen, der in Wasserringe fällt.', 'Die Hülle von Betriebsstunden. Die Ringe sind der Kran, gesehen vom Oszilloskop, ein wenig aufgeräumt.')}
<p>Aufgenommen wurde in einer Schicht, von sechs bis zwei, mit vorgeschriebener Mittagspause. Die Pause ist mit drauf, weil das Band lief und niemand befugt war, es anzuhalten. Man hört Suppe.</p>
<p>Die ganze Zeit war ein Sicherheitsbeauftragter dabei. In seinem Bericht steht, er habe keine Störung beobachtet und Stück fünf sei zu lang. <a href="/products/kohlenstoff-betriebsstunden">Betriebsstunden</a> gibt es auf LP und CD.</p>`,
  },
  {
    name: 'side-b-is-the-room',
    title: text('Side B is the room', 'Auf Seite B hört man zu'),
    lead: text(
      'The most returned record we have made, and the most bought twice.',
      'Keine Platte kam öfter zurück, und keine wurde öfter zweimal gekauft.',
    ),
    print: 'record-2.jpg',
    author: 'Gordon Baird',
    daysAgo: 51,
    en: `<p>On the first side of Ceiling the Ida Brandt Quartett plays for nineteen minutes at <a href="/venues/tallow-hall">Tallow Hall</a>. On the second side nobody plays. Four people hold still, three hundred more hold still below them, and the ceiling, which has had nineteen minutes of music put into it, lets go of it.</p>
<p>I was there. It is not silence. There is a bus, and a pipe, and at about eleven minutes a child asks when it starts and is told that it is on. You begin to hear the plaster. I cannot put it better, and I have dusted it for thirty years.</p>
<p>Seventeen people have sent the record back as faulty. We refund them and ask what they heard. “Nothing,” wrote a man from Dundee, and then, a week later, “I have been thinking about it and would like it back.”</p>
<p>He has it back. <a href="/products/ida-brandt-quartett-ceiling">So can you</a>. At night is best, with the window shut.</p>`,
    de: `<p>Auf der ersten Seite von Ceiling spielt das Ida Brandt Quartett neunzehn Minuten lang in <a href="/venues/tallow-hall">Tallow Hall</a>. Auf der zweiten spielt niemand. Vier Leute halten still, unter ihnen halten dreihundert still, und die Decke, in der jetzt neunzehn Minuten Musik stecken, lässt sie langsam wieder los.</p>
<p>Ich war dabei. Stille ist das nicht. Da ist ein Bus, da ist ein Rohr, und bei ungefähr elf Minuten fragt ein Kind, wann es anfängt, und bekommt gesagt, dass es läuft. Irgendwann hört man den Stuck. Besser kann ich es nicht sagen, und ich entstaube ihn seit dreißig Jahren.</p>
<p>Siebzehn Leute haben die Platte als defekt zurückgeschickt. Wir erstatten das Geld und fragen, was zu hören war. „Nichts“, schrieb ein Mann aus Dundee, und eine Woche später: „Ich habe darüber nachgedacht und hätte sie gern wieder.“</p>
<p>Er hat sie wieder. <a href="/products/ida-brandt-quartett-ceiling">Du kannst sie auch haben</a>. Am besten nachts, bei geschlossenem Fenster.</p>`,
  },
  {
    name: 'a-taxi-in-the-hall',
    title: text('A taxi in the hall', 'Ein Taxi auf der Tanzfläche'),
    lead: text(
      'The Okonkwo Sisters learned to sing in their father’s cab. So that is where we put them.',
      'Die Okonkwo Sisters haben im Taxi ihres Vaters singen gelernt. Also haben wir sie hineingesetzt.',
    ),
    print: 'record-5.jpg',
    author: 'Rosa Kettleworth',
    daysAgo: 67,
    en: `<p>The loading door of <a href="/venues/the-lamphouse">The Lamphouse</a> is two metres forty wide. A London taxi is two metres and three centimetres with the mirrors folded. We measured both several times, and then Mr Okonkwo drove in at walking pace, in his good jacket, as if he did it every day.</p>
<p>There is nothing that sounds like the inside of a car. It is small and dead and honest. Three sisters in the back, in the order in which they always sat, with the windows up; one microphone on the parcel shelf and one in the ashtray.</p>
<h2>House rules, as given by the driver</h2>
<ol><li>No eating.</li><li>Whoever sings flat gets out and walks.</li><li>The meter runs.</li></ol>
<p>The meter ran. The album cost £61.40, which we paid, with a tip. The horns were added a week later and had to stand outside the car, where they had to stand for most of the sisters’ childhood too.</p>
<p>You find the record under <a href="/products/okonkwo-sisters-back-seat">Back Seat</a>. There is still a tyre mark by the third pillar; regulars stand on it.</p>`,
    de: `<p>Das Ladetor des <a href="/venues/the-lamphouse">Lamphouse</a> ist zwei Meter vierzig breit. Ein Londoner Taxi misst mit angelegten Spiegeln zwei Meter drei. Wir haben beides mehrmals nachgemessen, und dann fuhr Mr. Okonkwo im Schritttempo herein, im guten Jackett, als machte er das jeden Tag.</p>
<p>Nichts klingt so wie ein Auto von innen. Klein, trocken und ehrlich. Drei Schwestern auf der Rückbank, in der Reihenfolge, in der sie immer saßen, Fenster zu, ein Mikrofon auf der Hutablage und eins im Aschenbecher.</p>
<h2>Regeln, aufgestellt vom Fahrer</h2>
<ol><li>Hier wird nicht gegessen.</li><li>Wer falsch singt, steigt aus und läuft.</li><li>Die Uhr läuft.</li></ol>
<p>Die Uhr lief. Das Album hat 61,40 Pfund gekostet, die haben wir bezahlt, mit Trinkgeld. Die Bläser kamen eine Woche später dazu und mussten draußen stehen, wie schon in der Kindheit der Schwestern meistens.</p>
<p>Die Platte heißt <a href="/products/okonkwo-sisters-back-seat">Back Seat</a>. An der dritten Säule sieht man noch die Reifenspur. Die Stammgäste stehen drauf.</p>`,
  },
  {
    name: 'how-a-record-travels',
    title: text('How a record travels', 'Wie eine Platte verreist'),
    lead: text('Corners, cardboard and the postwoman of Leith.', 'Ecken, Karton und die Postbotin von Leith.'),
    print: 'record-4.jpg',
    author: 'Ines Kowalke',
    daysAgo: 88,
    en: `<p>A record is a thing with four corners and no will of its own. Left to itself in a sorting office it will seek out the one conveyor that ends in a wall. In the first year one sleeve in nine arrived bent.</p>
<p>Now it travels like this: the disc beside its sleeve and not inside it, so that it cannot cut its way out; two sheets of stiff card with the grain crossed; a box with folded edges that are empty, because corners should hit air. On the outside we write, by hand, “This is a record. Thank you.”</p>
<p>That last bit helped more than the card. We know because the postwoman of Leith told a customer, who told us. She said it was nice to be thanked beforehand.</p>
<ul><li>Bent on arrival, first year: one in nine</li><li>Since the box: one in two hundred</li><li>Since the sentence: four, in all</li></ul>
<p>If yours is one of the four, <a href="/contact-us">write to us</a> and keep the bent one. It still plays.</p>`,
    de: `<p>Eine Platte hat vier Ecken und keinen eigenen Willen. Überlässt man sie sich selbst, sucht sie sich im Verteilzentrum genau das Förderband, das an einer Wand endet. Im ersten Jahr kam jede neunte Hülle krumm an.</p>
<p>Heute reist sie so: die Scheibe neben der Hülle und nicht darin, damit sie sich nicht herausschneidet. Zwei Lagen fester Karton, quer zueinander. Ein Paket, dessen gefaltete Ränder leer sind, denn Ecken sollen auf Luft treffen. Und außen steht, von Hand: „Das ist eine Platte. Danke.“</p>
<p>Dieser Satz hat mehr gebracht als der Karton. Das wissen wir von einem Kunden, und der weiß es von der Postbotin von Leith. Sie fand es nett, dass sich jemand vorher bedankt.</p>
<ul><li>Krumm angekommen im ersten Jahr: jede neunte</li><li>Seit dem Paket: eine von zweihundert</li><li>Seit dem Satz: vier, insgesamt</li></ul>
<p>Falls deine eine der vier ist: <a href="/contact-us">Schreib uns</a> und behalt die krumme. Sie läuft ja trotzdem.</p>`,
  },
  {
    name: 'four-rooms-between-nine-and-ten',
    title: text('Between nine and ten', 'Zwischen neun und zehn'),
    lead: text(
      'One evening, four cities, sixteen bands who did not know. A note on the compilation.',
      'Ein Abend, vier Städte, sechzehn Bands, die nichts voneinander wussten. Notiz zu einem Sampler.',
    ),
    print: 'record-6.jpg',
    author: 'Henrike Altenburg',
    daysAgo: 131,
    en: `<p>On a Friday in March we ran four tape machines, one in each city, from nine until ten by the clock of London. Nobody on stage was told which hour we would use, so nobody played for posterity.</p>
<p>Putting it together took a spring. In Berlin it was already ten, so the Berlin hour is later and better fed. In Glasgow there was a power cut of ninety seconds, during which the audience sang, and that is track eleven. In Bristol the ferry hooted in the right key, and in London somebody proposed marriage between two songs. She said she would think about it. You can hear her thinking.</p>
<p>We left the applause where it was. It tells you which city you are in: London claps on the beat, Bristol near it, Glasgow shouts, and Berlin waits a moment to be sure that it is over.</p>
<p><a href="/products/four-rooms-one-night">Four Rooms, One Night</a> has seventy-four minutes on two sides of two discs. She said yes, by the way, in April.</p>`,
    de: `<p>An einem Freitag im März liefen vier Bandmaschinen, in jeder Stadt eine, von neun bis zehn nach Londoner Uhr. Auf der Bühne wusste niemand, welche Stunde wir nehmen, also hat auch niemand für die Nachwelt gespielt.</p>
<p>Das Zusammensetzen hat einen Frühling gedauert. In Berlin war es schon zehn, die Berliner Stunde ist deshalb später dran und hat schon gegessen. In Glasgow fiel für neunzig Sekunden der Strom aus, das Publikum sang weiter, und das ist Stück elf. In Bristol tutete die Fähre in der richtigen Tonart, und in London machte jemand zwischen zwei Liedern einen Heiratsantrag. Sie sagte, sie denke darüber nach. Man hört sie nachdenken.</p>
<p>Den Applaus haben wir gelassen, wo er war. An ihm erkennt man die Stadt: London klatscht auf den Schlag, Bristol in der Nähe, Glasgow ruft, und Berlin wartet einen Moment, ob es wirklich vorbei ist.</p>
<p><a href="/products/four-rooms-one-night">Four Rooms, One Night</a> hat vierundsiebzig Minuten auf zwei Platten. Sie hat übrigens Ja gesagt, im April.</p>`,
  },
])
