import { text } from '../text.ts'
import { page } from './page.ts'

const overview = page({
  slug: 'venues',
  title: text('Four rooms', 'Vier Spielstätten'),
  lead: text(
    'London, Bristol, Glasgow, Berlin. Each has its own light, and its own idea of loud.',
    'London, Bristol, Glasgow, Berlin. Jede hat ihr eigenes Licht und ihre eigene Vorstellung von laut.',
  ),
  body: text(
    '<p>None of our rooms was built for music. One made lamps, one kept salt, one poured candles and one tamed the mains. They have in common that they were made by people who cared how a room behaves, and that nobody had switched them on for a while.</p><p>We run all four ourselves: the bar, the door, the desk, the mop. What is true in one is true in the others. The price you see is the price you pay, water is free, and the person at the door can answer questions.</p><h2>Before you come</h2><ul><li>Tickets on your phone or on paper, as you like.</li><li>Bags up to A3. The cloakroom takes cards, coats and instruments.</li><li>Ear plugs are free at every entrance.</li><li>Anything that would make the evening easier for you: tell us, we will sort it.</li></ul>',
    '<p>Keine unserer Spielstätten wurde für Musik gebaut. In einer entstanden Lampen, in einer lagerte Salz, in einer wurden Kerzen gegossen, und in einer wurde der Strom gezähmt. Gemeinsam haben sie, dass da Leute gebaut haben, denen ein Raum nicht egal war, und dass lange niemand eingeschaltet hat.</p><p>Wir betreiben alle vier selbst: Bar, Tür, Mischpult, Wischmopp. Was in der einen gilt, gilt auch in den anderen. Du zahlst den Preis, der dasteht, Wasser ist umsonst, und wer an der Tür steht, kann Fragen beantworten.</p><h2>Bevor du kommst</h2><ul><li>Karten auf dem Handy oder auf Papier, wie du magst.</li><li>Taschen bis A3. Die Garderobe nimmt Karten, Mäntel und Instrumente.</li><li>Gehörschutz gibt es an jedem Eingang umsonst.</li><li>Alles, was dir den Abend leichter macht: Sag es uns, wir kümmern uns.</li></ul>',
  ),
  metaDescription: text(
    'The Lamphouse in London, Saltworks in Bristol, Tallow Hall in Glasgow and Trafohalle in Berlin: address, access and what is on.',
    'The Lamphouse in London, Saltworks in Bristol, Tallow Hall in Glasgow und die Trafohalle in Berlin: Adresse, Zugang und Programm.',
  ),
})

export const venuePages = [
  overview,
  page({
    slug: 'venues/the-lamphouse',
    title: text('The Lamphouse', 'The Lamphouse'),
    metaTitle: text('The Lamphouse, concerts in London | PX Live', 'The Lamphouse, Konzerte in London | PX Live'),
    lead: text(
      'London, 1,400 standing. Where they made the lamps for the other theatres.',
      'London, 1.400 Stehplätze. Hier wurden die Lampen für die anderen Theater gebaut.',
    ),
    body: text(
      '<h2>The room</h2><p>Ninety years of stage lamps left by the front door, and none was ever lit in here except on the testing bench. The bench is the bar now. If you find a number scratched into the wood, it is a wattage.</p><p>The floor falls gently towards the stage, so the back row sees over the front one. Sound people like the left side, couples like the balcony, and regulars stand by the third pillar, for reasons they keep to themselves.</p><h2>At the door</h2><p>Two entrances: the left one is step-free and quicker. Doors open on time. If it rains we open earlier.</p><h2>Food and drink</h2><p>The kitchen does three things well until nine. After that there are crisps. The coffee bar opens in the mornings for anybody with a laptop and low expectations of the chairs.</p>',
      '<h2>Der Raum</h2><p>Neunzig Jahre lang gingen Bühnenlampen zur Vordertür hinaus, und keine hat hier je gebrannt, außer auf dem Prüfstand. Der Prüfstand ist heute die Bar. Wenn du eine eingeritzte Zahl im Holz findest: Das sind Watt.</p><p>Der Boden fällt zur Bühne hin leicht ab, hinten sieht man also über vorne hinweg. Tonleute stehen links, Paare auf dem Balkon und Stammgäste an der dritten Säule. Warum, verraten sie nicht.</p><h2>An der Tür</h2><p>Zwei Eingänge, der linke ist stufenlos und schneller. Der Einlass beginnt pünktlich. Bei Regen früher.</p><h2>Essen und Trinken</h2><p>Die Küche kann drei Sachen, die aber gut, bis neun Uhr. Danach gibt es Chips. Morgens öffnet die Kaffeebar für alle mit Laptop und geringen Ansprüchen an Stühle.</p>',
    ),
    print: 'venue-lamphouse.jpg',
    metaDescription: text(
      'The Lamphouse in London: 1,400 standing, step-free from the street. What is on, how to get here, access.',
      'The Lamphouse in London: 1.400 Stehplätze, stufenlos von der Straße. Programm, Anfahrt und Barrierefreiheit.',
    ),
  }),
  page({
    slug: 'venues/saltworks',
    title: text('Saltworks', 'Saltworks'),
    metaTitle: text('Saltworks, concerts in Bristol | PX Live', 'Saltworks, Konzerte in Bristol | PX Live'),
    lead: text(
      'Bristol, 900 standing. A salt store on the water.',
      'Bristol, 900 Stehplätze. Ein Salzlager am Wasser.',
    ),
    body: text(
      '<h2>The room</h2><p>Walls a metre thick, beams from a ship that did not need them any more, and a stage where the barges were unloaded. It is the warmest sound of our four rooms and the coldest floor: wear proper shoes.</p><p>There is a step all along the right-hand wall. People who are not tall have been standing on it for years and would like it kept quiet.</p><h2>The water</h2><p>The harbour begins where the stage ends. Between sets the loading doors open and you can stand outside with your drink. Please do not feed the gulls; they know the running order.</p><h2>At the door</h2><p>From the quay, level, with a smooth strip through the cobbles. The last ferry waits if the encore is good.</p>',
      '<h2>Der Raum</h2><p>Meterdicke Mauern, Balken von einem Schiff, das sie nicht mehr brauchte, und eine Bühne, wo früher die Kähne entladen wurden. Von unseren vier Spielstätten klingt sie am wärmsten und hat den kältesten Boden: Zieh richtige Schuhe an.</p><p>Entlang der rechten Wand läuft eine Stufe. Kleinere Leute stehen da seit Jahren und möchten nicht, dass sich das herumspricht.</p><h2>Das Wasser</h2><p>Wo die Bühne aufhört, fängt der Hafen an. In den Umbaupausen gehen die Ladetore auf, und du kannst mit deinem Glas draußen stehen. Bitte keine Möwen füttern, die kennen den Zeitplan.</p><h2>An der Tür</h2><p>Vom Kai aus, ebenerdig, mit einem glatten Streifen durchs Kopfsteinpflaster. Die letzte Fähre wartet, wenn die Zugabe gut ist.</p>',
    ),
    print: 'venue-saltworks.jpg',
    metaDescription: text(
      'Saltworks in Bristol: 900 standing, right on the harbour. What is on, how to get here, access.',
      'Saltworks in Bristol: 900 Stehplätze direkt am Hafen. Programm, Anfahrt und Barrierefreiheit.',
    ),
  }),
  page({
    slug: 'venues/tallow-hall',
    title: text('Tallow Hall', 'Tallow Hall'),
    metaTitle: text('Tallow Hall, concerts in Glasgow | PX Live', 'Tallow Hall, Konzerte in Glasgow | PX Live'),
    lead: text(
      'Glasgow, 650 standing. Two balconies and a ceiling people write home about.',
      'Glasgow, 650 Stehplätze. Zwei Balkone und eine Decke, von der man zu Hause erzählt.',
    ),
    body: text(
      '<h2>The room</h2><p>The Guild of Chandlers built it to show what candles could do, and put four hundred of them in the ceiling. The candles are gone, by order of the fire brigade, but the plaster still throws every sound back where it came from, gently.</p><p>The floor is sprung, because the chandlers danced. At a ceilidh you will notice. So will the pub below.</p><h2>Where to sit</h2><p>First balcony for jazz, floor for everything with a drum kit, second balcony for forty-one steps and the best view of other people.</p><h2>At the door</h2><p>Tickets on your phone or on paper. Bags up to A3. The cloakroom takes cards, coats and one double bass.</p>',
      '<h2>Der Raum</h2><p>Die Zunft der Kerzenmacher wollte zeigen, was Kerzen können, und hängte vierhundert davon unter die Decke. Die Kerzen sind weg, auf Wunsch der Feuerwehr, aber der Stuck schickt noch immer jeden Ton dahin zurück, wo er herkam. Und zwar sanft.</p><p>Der Boden schwingt, weil die Kerzenmacher getanzt haben. Beim Ceilidh merkst du das. Die Kneipe darunter auch.</p><h2>Wo du sitzt</h2><p>Erster Balkon für Jazz, Innenraum für alles mit Schlagzeug, zweiter Balkon für einundvierzig Stufen und die beste Aussicht auf andere Leute.</p><h2>An der Tür</h2><p>Karten auf dem Handy oder auf Papier. Taschen bis A3. Die Garderobe nimmt Karten, Mäntel und einen Kontrabass.</p>',
    ),
    print: 'venue-tallow-hall.jpg',
    metaDescription: text(
      'Tallow Hall in Glasgow: 650 standing, 380 seated, the best ceiling in town. What is on, how to get here, access.',
      'Tallow Hall in Glasgow: 650 Stehplätze, 380 Sitzplätze, die beste Decke der Stadt. Programm, Anfahrt und Barrierefreiheit.',
    ),
  }),
  page({
    slug: 'venues/trafohalle',
    title: text('Trafohalle', 'Trafohalle'),
    metaTitle: text('Trafohalle, concerts in Berlin | PX Live', 'Trafohalle, Konzerte in Berlin | PX Live'),
    lead: text(
      'Berlin, 1,900 standing. Thirty thousand volts, stepped down to one band.',
      'Berlin, 1.900 Stehplätze. Dreißigtausend Volt, heruntergespannt auf eine Band.',
    ),
    body: text(
      '<h2>The room</h2><p>Nineteen metres of height swallow any light that comes from above, so ours comes from outside: lamps on the old crane rail shine in through three storeys of wired glass. Warm from the left, where the trams pass, cold from the right, where the river is.</p><blockquote><p>You should see the people next to you before you see the band.</p></blockquote><p>That is Yusuf Demirbağ, head of light. He will tell you the rest at the bar.</p><h2>Where to stand</h2><p>By the third window. Everybody knows, there is room all the same.</p><h2>At the door</h2><p>Step-free, two lanes, one of them for people without bags. On club nights the cloakroom stays open until the last coat has been found.</p>',
      '<h2>Der Raum</h2><p>Neunzehn Meter Höhe schlucken jedes Licht, das von oben kommt. Also kommt unseres von draußen: Auf der alten Kranbahn hängen Lampen und scheinen durch drei Stockwerke Drahtglas herein. Warm von links, wo die Straßenbahn fährt, kalt von rechts, wo der Fluss ist.</p><blockquote><p>Man soll zuerst die Leute neben sich sehen und dann die Band.</p></blockquote><p>Das sagt Yusuf Demirbağ, der hier das Licht macht. Den Rest erzählt er dir an der Bar.</p><h2>Wo du stehst</h2><p>Am dritten Fenster. Das wissen alle, Platz ist trotzdem.</p><h2>An der Tür</h2><p>Stufenlos, zwei Spuren, eine davon für Leute ohne Tasche. In Clubnächten bleibt die Garderobe offen, bis der letzte Mantel gefunden ist.</p>',
    ),
    print: 'venue-trafohalle.jpg',
    metaDescription: text(
      'Trafohalle in Berlin: 1,900 standing in an old transformer hall. What is on, how to get here, access.',
      'Trafohalle in Berlin: 1.900 Stehplätze in einer alten Umspannhalle. Programm, Anfahrt und Barrierefreiheit.',
    ),
  }),
]
