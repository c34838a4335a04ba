import type { Text } from '../../../seed/seed-content.ts'

const genre = (en: string, de: string = en): Text => ({ en, de })

export const genres = {
  afrobeat: genre('Afrobeat'),
  ambient: genre('Ambient'),
  brass: genre('Brass', 'Blechbläser'),
  ceilidh: genre('Ceilidh'),
  chamber: genre('Chamber music', 'Kammermusik'),
  chanson: genre('Chanson'),
  choir: genre('Choir', 'Chor'),
  club: genre('Club night', 'Clubnacht'),
  comedy: genre('Comedy'),
  country: genre('Country'),
  disco: genre('Disco'),
  dub: genre('Dub and reggae', 'Dub und Reggae'),
  electronic: genre('Electronic', 'Elektronik'),
  experimental: genre('Experimental', 'Experimentell'),
  family: genre('For families', 'Für Familien'),
  film: genre('Film with live score', 'Film mit Livemusik'),
  folk: genre('Folk'),
  hiphop: genre('Hip-hop', 'Hip-Hop'),
  indie: genre('Indie rock', 'Indierock'),
  jazz: genre('Jazz'),
  kraut: genre('Krautrock'),
  latin: genre('Latin', 'Lateinamerikanisch'),
  listening: genre('Listening session', 'Hörabend'),
  metal: genre('Metal'),
  orchestra: genre('Orchestra', 'Orchester'),
  pop: genre('Pop'),
  postpunk: genre('Post-punk', 'Postpunk'),
  psych: genre('Psychedelia', 'Psychedelic'),
  punk: genre('Punk'),
  shoegaze: genre('Shoegaze'),
  ska: genre('Ska'),
  songwriter: genre('Songwriter', 'Liedermacherei'),
  soul: genre('Soul'),
  spoken: genre('Spoken word', 'Gesprochenes Wort'),
  synth: genre('Synth-pop', 'Synthiepop'),
  techno: genre('Techno'),
} satisfies Record<string, Text>

export type GenreKey = keyof typeof genres
