import type { SeedElement } from '../../seed/seed-content.ts'
import { text } from './text.ts'

export const elements: SeedElement[] = [
  {
    code: 'homepage',
    title: text('Four rooms, something on most nights', 'Vier Spielstätten, fast jeden Abend ist eine laut'),
    body: text(
      '<p>PX Live is four rooms in London, Bristol, Glasgow and Berlin. We book what we would go to ourselves, and then we go.</p>',
      '<p>PX Live sind vier Spielstätten in London, Bristol, Glasgow und Berlin. Wir buchen, wo wir selbst hingehen würden, und dann gehen wir hin.</p>',
    ),
    teasers: [
      {
        code: 'membership',
        title: text('Members hear first', 'Mitglieder hören es zuerst'),
        text: text(
          'Two days’ head start on every sale, members’ prices, and a coat hook with your name on it. From £48 or €56 a year, any room.',
          'Zwei Tage Vorsprung bei jedem Verkauf, Karten zum Mitgliederpreis und ein Garderobenhaken mit deinem Namen. Ab 48\u00a0£ oder 56\u00a0€ im Jahr, für alle Spielstätten.',
        ),
        linkText: text('Become a member', 'Mitglied werden'),
        path: '/membership',
        print: 'editorial-membership.jpg',
      },
      {
        code: 'vouchers',
        title: text('Give a night out', 'Verschenk einen Abend'),
        text: text(
          'A voucher for any room, any night. Printed on card if you like the sound of an envelope.',
          'Ein Gutschein für jede Spielstätte und jeden Abend. Auf Karton gedruckt, falls du Umschläge magst.',
        ),
        linkText: text('Gift vouchers', 'Zu den Gutscheinen'),
        path: '/gift-vouchers',
        print: 'editorial-vouchers.jpg',
      },
      {
        code: 'private-hire',
        title: text('Hire the room', 'Miete eine Spielstätte'),
        text: text(
          'Weddings, wakes, launches, rehearsals. The bar staff stay, the sound engineer too.',
          'Hochzeiten, Trauerfeiern, Premieren, Proben. Das Barpersonal bleibt da, die Tontechnik auch.',
        ),
        linkText: text('Private hire', 'Räume mieten'),
        path: '/private-hire',
        print: 'editorial-private-hire.jpg',
      },
      {
        code: 'records',
        title: text('Nights you can keep', 'Abende zum Mitnehmen'),
        text: text(
          'Our house label presses what was too good for once. Half goes to the musicians, from the first copy on.',
          'Unser Hauslabel presst, was für ein Mal zu schade war. Die Hälfte geht an die Band, ab der ersten Platte.',
        ),
        linkText: text('PX Records', 'Zu den Platten'),
        path: '/px-records',
        print: 'editorial-journal.jpg',
      },
      {
        code: 'stories',
        title: text('What happens when the doors are shut', 'Was passiert, wenn die Türen zu sind'),
        text: text(
          'Soup at half past five, eleven kinds of tape, and the man who tunes the piano.',
          'Suppe um halb sechs, elf Sorten Klebeband und der Mann, der das Klavier stimmt.',
        ),
        linkText: text('Read the stories', 'Geschichten lesen'),
        path: '/articles/stories',
        print: 'editorial-bar.jpg',
      },
    ],
  },
  {
    code: 'registration_text',
    title: text('Create an account', 'Benutzerkonto anlegen'),
    body: text(
      '<p>An account keeps your addresses and wishlists in one place. You don’t need one to buy.</p><ul><li>Your basket follows you to the next device</li><li>Nights you keep are still kept tomorrow</li><li>Addresses typed once</li></ul>',
      '<p>In deinem Konto liegen Adressen und Merklisten an einem Ort. Zum Kaufen brauchst du keins.</p><ul><li>Dein Warenkorb kommt mit auf andere Geräte</li><li>Gemerkte Abende sind auch morgen noch gemerkt</li><li>Adressen tippst du nur einmal</li></ul>',
    ),
    teasers: [],
  },
]
