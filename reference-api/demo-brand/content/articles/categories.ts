import type { SeedArticleCategory } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'

/** The categories of the demo brand's articles. */
export const articleCategories: SeedArticleCategory[] = [
  {
    path: 'stories',
    title: text('Stories', 'Geschichten'),
    lead: text(
      'What happens when the doors are shut, written down by those who were there.',
      'Was passiert, wenn die Türen zu sind. Aufgeschrieben von denen, die dabei waren.',
    ),
    print: 'editorial-journal.jpg',
    metaDescription: text(
      'Stories from the four PX Live venues: backstage, sound and light, records, conversations.',
      'Geschichten aus den vier Spielstätten von PX Live: hinter der Bühne, Ton und Licht, Platten, Gespräche.',
    ),
  },
  {
    path: 'stories/backstage',
    title: text('Backstage', 'Hinter der Bühne'),
    lead: text(
      'Soup, ramps, cloakrooms and the person with the keys.',
      'Suppe, Rampen, Garderoben und die Person mit den Schlüsseln.',
    ),
    print: 'editorial-bar.jpg',
    metaDescription: text(
      'Notes from behind the stage: catering, cloakroom, access and what a night costs in tape.',
      'Notizen von hinter der Bühne: Küche, Garderobe, Barrierefreiheit und was ein Abend an Klebeband kostet.',
    ),
  },
  {
    path: 'stories/sound-and-light',
    title: text('Sound and light', 'Ton und Licht'),
    lead: text(
      'Why it is loud here, and dark there, and who decided that.',
      'Warum es hier laut ist und dort dunkel, und wer das entschieden hat.',
    ),
    print: 'poster-10-wide.jpg',
    metaDescription: text(
      'How four old buildings sound, how they are lit, and what the people at the desks think about it.',
      'Wie vier alte Gebäude klingen, wie sie beleuchtet werden und was die Leute an den Pulten davon halten.',
    ),
  },
  {
    path: 'stories/records',
    title: text('Records', 'Platten'),
    lead: text('How a night becomes a disc with a hole in it.', 'Wie aus einem Abend eine Scheibe mit Loch wird.'),
    print: 'poster-59-wide.jpg',
    metaDescription: text(
      'From the house label: how PX Records records, presses and posts.',
      'Vom Hauslabel: wie PX Records aufnimmt, presst und verschickt.',
    ),
  },
  {
    path: 'stories/conversations',
    title: text('Conversations', 'Gespräche'),
    lead: text(
      'Musicians, asked what nobody asks them.',
      'Musikerinnen und Musiker, gefragt, was sonst niemand fragt.',
    ),
    print: 'poster-29-wide.jpg',
    metaDescription: text(
      'Short conversations with people who play, build and sweep at PX Live.',
      'Kurze Gespräche mit Leuten, die bei PX Live spielen, bauen und fegen.',
    ),
  },
]
