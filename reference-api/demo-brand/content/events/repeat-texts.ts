import type { Text, VenueSlug } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'

/**
 * Additions to the texts of a repeated event: a sentence after the short text and a paragraph at the end.
 */
export type Addition = { support: Text; short: Text; about: Text }

export const secondEventTexts: Addition[] = [
  {
    support: text('Second night', 'Zusatzkonzert'),
    short: text(
      'The first night went quickly, so there is a second.',
      'Der erste Abend war schnell voll, also gibt es einen zweiten.',
    ),
    about: text(
      'Same room, same people on stage, a different set list: the same songs two days running is not done.',
      'Dieselbe Spielstätte, dieselben Leute, eine andere Setliste: Zweimal hintereinander dasselbe kommt nicht infrage.',
    ),
  },
  {
    support: text('One more night', 'Noch ein Abend'),
    short: text(
      'Added because you kept asking at the window.',
      'Dazugenommen, weil du am Fenster immer wieder gefragt hast.',
    ),
    about: text(
      'If you could not get a ticket for the night before, this is the one. If you could, people say the second is looser.',
      'Wenn du für den Abend davor keine Karte bekommen hast: Das hier ist deiner. Und wenn doch: Es heißt, der zweite wird lockerer.',
    ),
  },
  {
    support: text('Extra date', 'Zusatztermin'),
    short: text('The gear is staying overnight anyway.', 'Die Anlage bleibt sowieso über Nacht stehen.'),
    about: text(
      'Nobody has to load out, so the encore may run a little longer. The last bus has been told.',
      'Niemand muss abbauen, die Zugabe darf also etwas länger werden. Der letzte Bus weiß Bescheid.',
    ),
  },
  {
    support: text('Second night, other songs', 'Zweiter Abend, andere Lieder'),
    short: text('The night after the night before.', 'Der Abend nach dem Abend davor.'),
    about: text(
      'Requests from the first night are collected at the bar and played on this one. There is no guarantee, but there is a jar.',
      'Wünsche vom ersten Abend werden an der Bar gesammelt und an diesem gespielt. Versprochen ist nichts, aber es gibt ein Glas.',
    ),
  },
]

export const textsAtOtherVenue: Record<VenueSlug, Addition[]> = {
  'the-lamphouse': [
    {
      support: text('First time in London', 'Zum ersten Mal in London'),
      short: text('Now under the hooks of The Lamphouse.', 'Jetzt unter den Haken im Lamphouse.'),
      about: text(
        'Two lamps that were made in this building have been on tour for years. For them, at least, it is a homecoming.',
        'Zwei Lampen, die in diesem Haus gebaut wurden, sind seit Jahren mit auf Tour. Zumindest für sie ist es eine Heimkehr.',
      ),
    },
    {
      support: text('On the way through', 'Auf der Durchreise'),
      short: text(
        'A stop in London, with time for a proper soundcheck.',
        'Ein Halt in London, mit Zeit für einen ordentlichen Soundcheck.',
      ),
      about: text(
        'The van is in the yard by noon and the room stays free all afternoon. You get what came of it.',
        'Mittags steht der Bus im Hof, und das Haus ist den ganzen Nachmittag frei. Du bekommst, was dabei herauskam.',
      ),
    },
    {
      support: text('The London date', 'Der Londoner Abend'),
      short: text(
        'London asked last and gets the longest set.',
        'London hat zuletzt gefragt und bekommt das längste Set.',
      ),
      about: text(
        'Three sides of balcony, one of stage: it is hard to hide in this room. Nobody has tried for years.',
        'Auf drei Seiten Balkon, auf einer die Bühne: Verstecken geht hier schlecht, es hat auch lange niemand versucht.',
      ),
    },
  ],
  saltworks: [
    {
      support: text('First time in Bristol', 'Zum ersten Mal in Bristol'),
      short: text('This time with a harbour behind the stage.', 'Diesmal mit einem Hafen hinter der Bühne.'),
      about: text(
        'The walls are thick and the sound is warm, so there will be fewer amplifiers and more guests.',
        'Die Mauern sind dick, der Klang ist warm, also gibt es weniger Verstärker und mehr Gäste.',
      ),
    },
    {
      support: text('The Bristol date', 'Der Abend in Bristol'),
      short: text('In Bristol the stage stands between the beams.', 'In Bristol steht die Bühne zwischen den Balken.'),
      about: text(
        'If the night is warm, the loading doors stay open for the last song. Boats may listen free of charge.',
        'Wenn es warm ist, bleiben die Ladetore beim letzten Lied offen. Boote hören umsonst mit.',
      ),
    },
    {
      support: text('By the water', 'Am Wasser'),
      short: text(
        'The smaller room suits the quieter songs; there are some.',
        'Die kleinere Spielstätte passt zu den leiseren Liedern. Davon gibt es ein paar.',
      ),
      about: text(
        'Nine hundred people at most, a step along the right-hand wall, and a set list that nobody has heard anywhere else.',
        'Höchstens neunhundert Leute, eine Stufe an der rechten Wand und eine Setliste, die es anderswo noch nicht gab.',
      ),
    },
  ],
  'tallow-hall': [
    {
      support: text('First time in Glasgow', 'Zum ersten Mal in Glasgow'),
      short: text('Now closer than ever, under the good ceiling.', 'Jetzt so nah wie nie, unter der guten Decke.'),
      about: text(
        'Our smallest room, and asked for on purpose. On the second balcony you can hear people breathe.',
        'Unsere kleinste Spielstätte, und zwar mit Absicht. Auf dem zweiten Balkon hört man jeden Atemzug.',
      ),
    },
    {
      support: text('The Glasgow date', 'Der Glasgower Abend'),
      short: text('In Glasgow the audience does half the singing.', 'In Glasgow singt das Publikum die Hälfte.'),
      about: text(
        'The Wynd is too narrow for the van, so everything is carried up by hand. If you meet a bass drum on your way here, take the other end.',
        'Für den Bus ist die Gasse zu schmal, also wird alles von Hand hochgetragen. Wenn dir unterwegs eine Trommel begegnet, fass mit an.',
      ),
    },
    {
      support: text('As near as it gets', 'Näher geht es nicht'),
      short: text('Six hundred and fifty people and nowhere to hide.', 'Sechshundertfünfzig Leute und kein Versteck.'),
      about: text(
        'The floor is sprung, which nobody on stage knows yet. Please do not tell.',
        'Der Boden schwingt, das weiß auf der Bühne noch niemand. Bitte nicht verraten.',
      ),
    },
  ],
  trafohalle: [
    {
      support: text('In the big room', 'Im großen Haus'),
      short: text('This time with nineteen metres of air overhead.', 'Diesmal mit neunzehn Metern Luft über dem Kopf.'),
      about: text(
        'The hall is large, so the songs have been let out, like a waistband: slower, airier, with a pause in which the tram goes by.',
        'Die Halle ist groß, also wurden die Stücke weiter gemacht, wie ein Hosenbund: langsamer, luftiger, mit einer Pause, in der die Straßenbahn vorbeifährt.',
      ),
    },
    {
      support: text('The Berlin date', 'Der Berliner Abend'),
      short: text(
        'In Berlin it starts later and ends when it ends.',
        'In Berlin fängt es später an und hört auf, wenn es aufhört.',
      ),
      about: text(
        'Light from outside, through the windows, as always here. We sent a photograph and got a set list back.',
        'Das Licht kommt wie immer von draußen durch die Fenster. Wir haben ein Foto geschickt, zurück kam eine Setliste.',
      ),
    },
    {
      support: text('Under the crane', 'Unter dem Kran'),
      short: text('The crane has been serviced for the occasion.', 'Der Kran wurde dafür extra gewartet.'),
      about: text(
        'We were asked whether it can carry a grand piano. It can. What for, nobody has told us.',
        'Wir wurden gefragt, ob er einen Flügel trägt. Tut er. Wozu, hat uns niemand gesagt.',
      ),
    },
  ],
}

export const matineeTexts: Addition[] = [
  {
    support: text('Matinee, unplugged', 'Matinee, ohne Strom'),
    short: text('By daylight, without amplification, with cake.', 'Bei Tageslicht, ohne Verstärker, mit Kuchen.'),
    about: text(
      'A shorter programme for people who like to be home for supper. Children are welcome, so is whispering.',
      'Ein kürzeres Programm für alle, die zum Abendbrot zu Hause sein wollen. Kinder sind willkommen, Flüstern auch.',
    ),
  },
  {
    support: text('Daylight concert', 'Konzert bei Tageslicht'),
    short: text('The same music, rested.', 'Dieselbe Musik, ausgeschlafen.'),
    about: text(
      'The lamps stay off and the shutters open. You will see what the room looks like, and the room will see you.',
      'Die Lampen bleiben aus, die Läden gehen auf. Du siehst, wie der Raum aussieht, und der Raum sieht dich.',
    ),
  },
  {
    support: text('With coffee, in the round', 'Mit Kaffee, in der Runde'),
    short: text('Chairs in a circle, the players in the middle.', 'Stühle im Kreis, gespielt wird in der Mitte.'),
    about: text(
      'No stage, no front row. They turn by ninety degrees after each piece, so that everyone gets a face.',
      'Keine Bühne, keine erste Reihe. Nach jedem Stück drehen sie sich um neunzig Grad, damit alle mal ein Gesicht bekommen.',
    ),
  },
  {
    support: text('Matinee, by request', 'Matinee auf Zuruf'),
    short: text(
      'You choose what is played, within reason.',
      'Gespielt wird, was du dir wünschst, in vernünftigen Grenzen.',
    ),
    about: text(
      'Write a title on the slip at the door. What cannot be played will be explained.',
      'Schreib am Eingang einen Titel auf den Zettel. Was sich nicht spielen lässt, wird wenigstens erklärt.',
    ),
  },
]
