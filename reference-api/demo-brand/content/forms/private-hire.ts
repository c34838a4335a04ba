import type { SeedForm } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import { email, name } from './fields.ts'

const option = (value: string, en: string, de: string = en) => ({ value, label: text(en, de) })

export const privateHire: SeedForm = {
  code: 'private-hire',
  purpose: 'message',
  recipient: 'hire@example.com',
  retentionDays: 365,
  title: text('Ask for a date', 'Termin anfragen'),
  intro: text(
    'It costs nothing to ask, and nothing is booked until you say yes to the price.',
    'Fragen kostet nichts, und gebucht ist erst, wenn du zum Preis Ja sagst.',
  ),
  submitLabel: text('Ask for this date', 'Termin anfragen'),
  doneTitle: text(
    'Your request has arrived, a confirmation is on its way',
    'Deine Anfrage ist da, eine Bestätigung unterwegs',
  ),
  doneText: text(
    'You will have an answer, with a price, within two working days.',
    'Innerhalb von zwei Werktagen hast du eine Antwort mit Preis.',
  ),
  fields: [
    {
      name: 'venue',
      type: 'select',
      label: text('Venue', 'Spielstätte'),
      required: true,
      options: [
        option('the-lamphouse', 'The Lamphouse, London'),
        option('saltworks', 'Saltworks, Bristol'),
        option('tallow-hall', 'Tallow Hall, Glasgow'),
        option('trafohalle', 'Trafohalle, Berlin'),
        option('any', 'Whichever suits', 'Wo es passt'),
      ],
    },
    {
      name: 'occasion',
      type: 'radio',
      label: text('What is it for?', 'Was ist der Anlass?'),
      required: true,
      options: [
        option('wedding', 'A wedding', 'Eine Hochzeit'),
        option('party', 'Another party', 'Eine andere Feier'),
        option('wake', 'A wake', 'Eine Trauerfeier'),
        option('company', 'Something with a company', 'Etwas mit einer Firma'),
        option('recording', 'Rehearsal or recording', 'Probe oder Aufnahme'),
      ],
    },
    {
      name: 'date',
      type: 'date',
      label: text('Date', 'Datum'),
      help: text(
        'The day you would like best. Others can go into the message.',
        'Der Tag, der dir am liebsten wäre. Andere kannst du in die Nachricht schreiben.',
      ),
      required: true,
      fromToday: true,
    },
    {
      name: 'guests',
      type: 'number',
      label: text('Guests', 'Gäste'),
      help: text('Roughly. From 10 to 1,900.', 'Ungefähr. Von 10 bis 1.900.'),
      required: true,
      minimum: 10,
      maximum: 1900,
    },
    name,
    email,
    {
      name: 'telephone',
      type: 'tel',
      label: text('Telephone', 'Telefon'),
      help: text(
        'Only to ring you if something about the date is quicker said than written.',
        'Nur damit wir anrufen können, wenn sich etwas zum Termin schneller sagen als schreiben lässt.',
      ),
      maxLength: 40,
      autocomplete: 'tel',
    },
    {
      name: 'message',
      type: 'textarea',
      label: text('What else should we know?', 'Was sollten wir noch wissen?'),
      help: text('Steps, dietary wishes, the size of the band.', 'Stufen, Essenswünsche, die Größe der Band.'),
      maxLength: 2000,
    },
  ],
}
