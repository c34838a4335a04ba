import type { SeedArticle, SeedContent } from '../seed/seed-content.ts'
import { forms } from '../demo-brand/content/forms/forms.ts'
import { localised } from './localised.ts'

const createArticle = (slug: string, category: string, daysAgo: number): SeedArticle => ({
  slug,
  category,
  title: localised(`About ${slug}`, `Über ${slug}`),
  lead: localised('Read.', 'Lies.'),
  body: localised('<p>Words.</p>', '<p>Wörter.</p>'),
  print: null,
  author: 'Ada Quill',
  daysAgo,
})

/** Pages, articles, redirects, elements, forms and menus: one of each kind that tests need. */
export const createFixtureCmsContent = (): Pick<
  SeedContent,
  'pages' | 'articleCategories' | 'articles' | 'redirects' | 'elements' | 'forms' | 'menus'
> => ({
  pages: [
    {
      slug: 'contact-us',
      formCode: 'contact-us',
      title: localised('Contact', 'Kontakt'),
      lead: null,
      body: localised('<p>Write.</p>', '<p>Schreib.</p>'),
      print: null,
      metaTitle: localised('Contact'),
      metaDescription: localised('Contact'),
    },
    {
      slug: 'about-us',
      title: localised('About us', 'Über uns'),
      lead: null,
      body: localised('<p>Hi.</p>', '<p>Hallo.</p>'),
      print: null,
      metaTitle: localised('About'),
      metaDescription: localised('About'),
    },
    {
      slug: 'help/tickets',
      title: localised('Tickets'),
      lead: localised('Help', 'Hilfe'),
      body: localised('<p>T</p>'),
      print: null,
      metaTitle: localised('T'),
      metaDescription: localised('T'),
      formCode: 'contact',
      productCategory: 'records',
      questions: [
        {
          topic: localised('Tickets', 'Karten'),
          question: localised('Why?', 'Warum?'),
          answer: localised('<p>Because.</p>', '<p>Darum.</p>'),
        },
      ],
    },
    {
      slug: 'notes/page-wins',
      title: localised('The page'),
      lead: null,
      body: localised('<p>P</p>'),
      print: null,
      metaTitle: localised('P'),
      metaDescription: localised('P'),
    },
  ],
  articleCategories: [
    {
      path: 'notes',
      title: localised('Notes', 'Notizen'),
      lead: localised('All of them.', 'Alle.'),
      print: 'poster-01.jpg',
      metaDescription: localised('Notes', 'Notizen'),
    },
    {
      path: 'notes/sound',
      title: localised('Sound', 'Ton'),
      lead: localised('Loud.', 'Laut.'),
      print: null,
      metaDescription: localised('Sound', 'Ton'),
    },
    {
      path: 'notes/empty',
      title: localised('Empty', 'Leer'),
      lead: localised('Nothing.', 'Nichts.'),
      print: null,
      metaDescription: localised('Empty', 'Leer'),
    },
    {
      path: 'notes/sound/bass',
      title: localised('Bass'),
      lead: localised('Low.', 'Tief.'),
      print: null,
      metaDescription: localised('Bass'),
    },
  ],
  articles: [
    ...Array.from({ length: 26 }, (_, index) => createArticle(`notes/note-${index + 1}`, 'notes', index + 2)),
    createArticle('notes/page-wins', 'notes/sound', 100),
    createArticle('notes/low-notes', 'notes/sound/bass', 1),
  ],
  redirects: [
    { source: '/gigs', target: '/whats-on' },
    { source: '/merch', target: 'https://shop.example.com', status: 302 },
  ],
  elements: [
    {
      code: 'homepage',
      title: localised('Welcome', 'Willkommen'),
      body: localised('<p>Welcome.</p>', '<p>Willkommen.</p>'),
      teasers: [
        {
          code: 'membership',
          title: localised('Join', 'Mitmachen'),
          text: localised('Do.', 'Los.'),
          linkText: localised('Go', 'Weiter'),
          path: 'membership',
          print: null,
        },
      ],
    },
  ],
  forms,
  menus: [
    {
      code: 'header',
      title: localised('Main', 'Haupt'),
      items: [
        {
          itemType: 'content',
          linkText: localised('Venues', 'Spielstätten'),
          path: 'venues',
          children: [
            { itemType: 'content', linkText: localised('For Germans'), path: 'widerruf', shownIn: ['de'] },
            { itemType: 'content', linkText: localised('Trafohalle'), path: 'venues/trafohalle' },
          ],
        },
        { itemType: 'content', linkText: localised('Only here'), path: 'only-english', shownIn: ['en'] },
        { itemType: 'directLink', linkText: localised('What’s On', 'Programm'), path: '/whats-on' },
      ],
    },
  ],
})
