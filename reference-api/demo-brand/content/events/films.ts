import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

const film = (
  name: string,
  venue: EventDraft['venue'],
  price: number,
  support: EventDraft['support'],
  short: EventDraft['short'],
  about: EventDraft['about'][number],
): EventDraft => ({
  name,
  genre: 'film',
  venue,
  setup: 'film',
  price,
  support,
  short,
  about: [about],
})

/** Invented silent films with live music. */
export const films: EventDraft[] = [
  film(
    'The Umbrella Inspector',
    'the-lamphouse',
    18,
    text('Silent film, score played by Petty Overture', 'Stummfilm, Musik: Petty Overture'),
    text('A civil servant in search of one umbrella, 71 minutes.', 'Ein Beamter sucht einen Schirm, 71 Minuten lang.'),
    text(
      'Long thought lost, and it should be said that the umbrella still is. Thirty musicians follow a man through a city in the rain; the timpani are the puddles.',
      'Der Film galt lange als verschollen, der Schirm ist es immer noch. Dreißig Leute begleiten einen Mann durch eine Stadt im Regen, die Pfützen übernimmt die Pauke.',
    ),
  ),
  film(
    'Signals from a Lesser Moon',
    'the-lamphouse',
    17,
    text('Silent film, score by Ottoline Ray', 'Stummfilm, Musik: Ottoline Ray'),
    text('Space travel in cardboard, with four synthesizers.', 'Raumfahrt aus Pappe, mit vier Synthesizern.'),
    text(
      'The rocket is a boiler and the moon is somebody’s kitchen, and still you hold your breath. Winifred, the difficult synthesizer, plays the moon.',
      'Die Rakete ist ein Boiler, der Mond eine Küche, und trotzdem hältst du die Luft an. Den Mond spielt Winifred, der schwierige Synthesizer.',
    ),
  ),
  film(
    'The Ferryman’s Second Wife',
    'saltworks',
    15,
    text('Silent film, score by Moss & Daughter', 'Stummfilm, Musik: Moss & Daughter'),
    text(
      'A melodrama on the water, with the water just outside.',
      'Ein Melodram auf dem Wasser, und das Wasser gleich vor der Tür.',
    ),
    text(
      'She looks out of the window for most of it, and it is gripping. Two cellos play the two wives. In the last reel we open the harbour doors.',
      'Die meiste Zeit schaut sie aus dem Fenster, und das ist spannend. Zwei Celli spielen die beiden Frauen. Beim letzten Akt öffnen wir die Hafentore.',
    ),
  ),
  film(
    'Gulls',
    'saltworks',
    14,
    text('Nature film, score by Concrete Meadow', 'Naturfilm, Musik: Concrete Meadow'),
    text(
      'Forty-eight minutes of gulls, and you will side with them.',
      '48 Minuten Möwen, und am Ende bist du auf ihrer Seite.',
    ),
    text(
      'Shot by a harbour clerk in his lunch hours over eleven years. There is a plot, it concerns a sandwich, and the harp knows more than it says.',
      'Gedreht von einem Hafenschreiber in elf Jahren Mittagspause. Es gibt eine Handlung, sie betrifft ein Butterbrot, und die Harfe weiß mehr, als sie sagt.',
    ),
  ),
  film(
    'The Chandler’s Apprentice',
    'tallow-hall',
    16,
    text('Silent film, score by the Quern Quartet', 'Stummfilm, Musik: Quern Quartet'),
    text(
      'A comedy about fire safety, shown where it went wrong.',
      'Eine Komödie über Brandschutz, gezeigt am Ort des Geschehens.',
    ),
    text(
      'An apprentice is told not to light anything. The quartet plays close to the screen and closer to the edge; there is one candle in the room and it is electric.',
      'Ein Lehrling soll nichts anzünden. Das Quartett spielt nah an der Leinwand und noch näher am Abgrund. Im Raum brennt eine einzige Kerze, und die ist elektrisch.',
    ),
  ),
  film(
    'Six Sheep and a Telegram',
    'tallow-hall',
    14,
    text('Silent film, score by Fionnuala Garrick', 'Stummfilm, Musik: Fionnuala Garrick'),
    text(
      'It takes the telegram an hour to cross the hill. The sheep know.',
      'Eine Stunde braucht das Telegramm über den Berg. Die Schafe wissen Bescheid.',
    ),
    text(
      'The oldest film ever shot in wind. Fiddle and shruti box keep to the pace of the walker; the sheep have their own theme and it wins.',
      'Der älteste Film, der je im Wind gedreht wurde. Geige und Shrutibox gehen im Schritt mit dem Boten, die Schafe haben ihr eigenes Thema, und es setzt sich durch.',
    ),
  ),
  film(
    'Das Fräulein vom Umspannwerk',
    'trafohalle',
    19,
    text('Silent film, score by Kohlenstoff', 'Stummfilm, Musik: Kohlenstoff'),
    text('Love, high voltage and a very small window.', 'Liebe, Hochspannung und ein sehr kleines Fenster.'),
    text(
      'She throws the switches, he reads the meters, and the city goes dark for nine seconds. Filmed in rooms like this one; the machines in the score are the originals.',
      'Sie legt die Schalter um, er liest die Zähler ab, und die Stadt ist neun Sekunden lang dunkel. Gedreht in Räumen wie diesem, und die Maschinen in der Musik sind die von damals.',
    ),
  ),
  film(
    'Nebel über Station 9',
    'trafohalle',
    18,
    text('Silent film, score by Das Amt für Wolken', 'Stummfilm, Musik: Das Amt für Wolken'),
    text(
      'A crime film in which for an hour nobody can see anything.',
      'Ein Krimi, in dem eine Stunde lang niemand etwas sieht.',
    ),
    text(
      'The studio fog was set too high and the director ran out of money, so it stayed. The synthesizers tell you who is in the room.',
      'Der Studionebel war zu stark eingestellt, dem Regisseur ging das Geld aus, also blieb er drin. Wer im Raum ist, sagen dir die Synthesizer.',
    ),
  ),
  film(
    'Zwölf Uhr am Anhalter Kiosk',
    'trafohalle',
    17,
    text('Silent film, score by the Marta Wiśniak Oktett', 'Stummfilm, Musik: Marta Wiśniak Oktett'),
    text('One kiosk, one lunch hour, four hundred faces.', 'Ein Kiosk, eine Mittagspause, vierhundert Gesichter.'),
    text(
      'The camera stands still and a city walks past it buying rolls. Each face gets a note, and the eight musicians have been practising names.',
      'Die Kamera steht still, und eine Stadt kommt vorbei und kauft Brötchen. Jedes Gesicht bekommt einen Ton, die acht haben lange Namen geübt.',
    ),
  ),
  film(
    'A Short History of Waiting',
    'the-lamphouse',
    16,
    text('Found footage, score by Nocturne for Buses', 'Fundstücke, Musik: Nocturne for Buses'),
    text('A hundred years of people waiting, from private reels.', 'Hundert Jahre Warten, aus privaten Filmrollen.'),
    text(
      'At stops, at altars, at ovens, for somebody to come round the corner. Sooner or later somebody does, and the whole row sighs.',
      'An Haltestellen, vor Altären, am Backofen, darauf, dass jemand um die Ecke kommt. Irgendwann kommt jemand, und die ganze Reihe seufzt.',
    ),
  ),
]
