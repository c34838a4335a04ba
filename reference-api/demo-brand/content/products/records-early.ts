import { record } from './record.ts'

/** PXR 001 to 006. */
export const earlyRecords = [
  record({
    number: 1,
    slug: 'marrow-choir-stairwell-mass',
    artist: 'Marrow Choir',
    title: 'Stairwell Mass',
    genre: ['Choral', 'Chor'],
    room: 'the-lamphouse',
    recorded: ['The Lamphouse, on the fire stairs', 'The Lamphouse, im Notausgang'],
    released: '2025-03-07',
    minutes: 41,
    tracks:
      'Cellar / First Landing / Second Landing / The Altos Go Round / Third Landing, Cold / Fourth Landing / What the Handrail Knew / Fire Exit Only / The Caretaker Opens the Door',
    pressing: { lp: 220, cd: 440, download: 10000 },
    short: [
      'Nine voices on five landings, recorded from the cellar.',
      'Neun Stimmen auf fünf Treppenabsätzen, aufgenommen vom Keller aus.',
    ],
    about: [
      [
        'We hung one microphone down the middle of the stairwell and let it turn. That is why the altos go round. Side B ends when the caretaker opens the door, and he is credited.',
        'Wir haben ein einziges Mikrofon ins Treppenauge gehängt und sich drehen lassen. Deshalb kreisen die Altstimmen. Seite B endet, als der Hausmeister die Tür aufmacht. Er wird genannt.',
      ],
    ],
  }),
  record({
    number: 2,
    slug: 'ida-brandt-quartett-ceiling',
    artist: 'Ida Brandt Quartett',
    title: 'Ceiling',
    genre: ['Jazz', 'Jazz'],
    room: 'tallow-hall',
    recorded: ['Tallow Hall, empty, then full', 'Tallow Hall, erst leer, dann voll'],
    released: '2024-10-18',
    minutes: 38,
    tracks:
      'Plaster / Four on the Floor / Rose Window / Count the Rows / A Ceiling / A Street, Far Away / Four People Holding Still / Window Shut',
    pressing: { lp: 140, cd: 280 },
    short: [
      'Side A is the quartet. Side B is the same room, listening.',
      'Auf Seite A spielt das Quartett. Auf Seite B hört der Raum zu.',
    ],
    about: [
      [
        'The second side has nobody playing on it: a ceiling, a street far away, four people holding still. Sceptics are asked to try it at night with the window shut.',
        'Auf der zweiten Seite spielt niemand: eine Decke, weit weg eine Straße, vier Leute, die stillhalten. Wer zweifelt, hört sie bitte nachts und bei geschlossenem Fenster.',
      ],
    ],
  }),
  record({
    number: 3,
    slug: 'kohlenstoff-betriebsstunden',
    artist: 'Kohlenstoff',
    title: 'Betriebsstunden',
    genre: ['Krautrock', 'Krautrock'],
    room: 'trafohalle',
    recorded: ['Trafohalle, with the crane running', 'Trafohalle, bei laufendem Kran'],
    released: '2025-09-12',
    minutes: 52,
    tracks: 'Frühschicht / Mittagspause / Spätschicht / Wartung, mit Dank',
    pressing: { lp: 180, coloured: 24, cd: 360, download: 10000, colour: ['crane yellow', 'krangelb'] },
    short: ['Four machines, one organist, no faults.', 'Vier Maschinen, eine Organistin, keine Störung.'],
    about: [
      [
        'Recorded in a single shift with a break for lunch, which is on the record. The crane plays the low notes. It was serviced first, and says thank you.',
        'Aufgenommen in einer einzigen Schicht mit Mittagspause, die Pause ist mit drauf. Die tiefen Töne kommen vom Kran. Er wurde vorher gewartet und bedankt sich.',
      ],
    ],
  }),
  record({
    number: 4,
    slug: 'low-tide-radio-dead-reckoning',
    artist: 'Low Tide Radio',
    title: 'Dead Reckoning',
    genre: ['Shoegaze', 'Shoegaze'],
    room: 'saltworks',
    recorded: ['Saltworks, doors open to the harbour', 'Saltworks, bei offenen Hafentoren'],
    released: '2026-02-20',
    minutes: 44,
    tracks:
      'Low Water / Two Hours Left / Ballast / The First Inch / Wet Shoes / Amplifiers, Upstairs / Dead Reckoning / Harbour Light / High Water / Keys to the Porter',
    pressing: { lp: 90, cd: 180, download: 10000 },
    short: [
      'Made between two tides, which is how long they had the room.',
      'Entstanden zwischen zwei Fluten, so lange war der Raum frei.',
    ],
    about: [
      [
        'You can hear the water come in from about the fourth song. By the seventh somebody has moved the amplifiers upstairs, and the record is the better for it.',
        'Ungefähr ab dem vierten Lied hört man das Wasser kommen. Beim siebten hat jemand die Verstärker nach oben getragen, und das tut dem Album gut.',
      ],
    ],
  }),
  record({
    number: 5,
    slug: 'okonkwo-sisters-back-seat',
    artist: 'Okonkwo Sisters',
    title: 'Back Seat',
    genre: ['Soul', 'Soul'],
    room: 'the-lamphouse',
    recorded: ['The Lamphouse, in a parked minicab', 'The Lamphouse, in einem geparkten Taxi'],
    released: '2024-06-14',
    minutes: 36,
    tracks:
      'Seat Belts / Are We There / Window Down / Petrol Station Flowers / Three in a Row / Dad Sings Bass / Roundabout / Motorway, Night / Carry Me In / Engine Off',
    pressing: { lp: 260, coloured: 60, cd: 520, download: 10000, colour: ['brake-light red', 'bremslichtrot'] },
    short: [
      'Ten songs sung in the car they were learned in.',
      'Zehn Lieder, gesungen in dem Auto, in dem sie gelernt wurden.',
    ],
    about: [
      [
        'We drove the cab in through the loading door and shut it. Three sisters in the back, their father at the wheel, engine off. The horns were added later and had to stand outside.',
        'Wir haben das Taxi durchs Ladetor gefahren und das Tor geschlossen. Drei Schwestern auf der Rückbank, der Vater am Steuer, Motor aus. Die Bläser kamen später dazu und mussten draußen stehen.',
      ],
    ],
  }),
  record({
    number: 6,
    slug: 'four-rooms-one-night',
    artist: 'Various',
    title: 'Four Rooms, One Night',
    genre: ['Compilation', 'Sampler'],
    room: 'all-four',
    recorded: ['All four rooms, the same evening', 'An allen vier Spielstätten, am selben Abend'],
    released: '2025-11-28',
    minutes: 74,
    tracks:
      'Nine O’Clock, London / Borrowed Amp / Bristol, One Minute Past / Neunzehn Lampen / Up the Stairs Again / The Tallow Reel / Salt on the Strings / Bereits geschehen / Half Past, Everywhere / Coat Check Blues / Glasgow Answers / Kran, zweiter Satz / Nobody Told Us / Encore, Next Door / A Quarter to Ten / Applause, in Order',
    pressing: { double: 300, cd: 600, download: 10000 },
    short: [
      'What was on in London, Bristol, Glasgow and Berlin between nine and ten.',
      'Was zwischen neun und zehn in London, Bristol, Glasgow und Berlin zu hören war.',
    ],
    about: [
      [
        'Sixteen songs by sixteen bands who did not know about each other. Berlin is an hour ahead, so it had already happened there. The applause is in the order it came.',
        'Sechzehn Lieder von sechzehn Bands, die nichts voneinander wussten. In Berlin ist es eine Stunde später, dort war also alles schon passiert. Der Applaus kommt in der Reihenfolge, in der er kam.',
      ],
    ],
  }),
]
