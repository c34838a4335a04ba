import type { SeedForm } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import { email, name } from './fields.ts'

/** § 312k BGB prescribes the fields and the button label. Submissions are stored for the limitation period. */
export const cancellation: SeedForm = {
  code: 'cancellation',
  purpose: 'declaration',
  recipient: 'membership@example.com',
  retentionDays: 4 * 365,
  title: text('Cancel a contract', 'Vertrag kündigen'),
  intro: text('No account needed, nor a sign-in.', 'Ohne Konto und ohne Anmeldung.'),
  submitLabel: text('Cancel now', 'jetzt kündigen'),
  doneTitle: text(
    'Your cancellation has reached us, the confirmation is on its way',
    'Deine Kündigung ist angekommen, die Bestätigung unterwegs',
  ),
  doneText: text(
    'If you named no day, the contract ends on the earliest day possible. Keep the confirmation: it says what you declared, and when it reached us.',
    'Wenn du keinen Tag genannt hast, endet der Vertrag zum nächstmöglichen. Heb die Bestätigung auf: Darin steht, was du erklärt hast und wann es bei uns angekommen ist.',
  ),
  fields: [
    name,
    {
      name: 'contract',
      type: 'text',
      label: text('Which contract?', 'Welcher Vertrag?'),
      help: text(
        'The membership and its number, or the order number.',
        'Die Mitgliedschaft und ihre Nummer, oder die Bestellnummer.',
      ),
      required: true,
      maxLength: 200,
    },
    {
      name: 'kind',
      type: 'radio',
      label: text('How do you cancel?', 'Wie kündigst du?'),
      required: true,
      options: [
        { value: 'ordinary', label: text('In the ordinary way', 'Ordentlich') },
        { value: 'good-cause', label: text('For good cause, at once', 'Außerordentlich, aus wichtigem Grund') },
      ],
    },
    {
      name: 'reason',
      type: 'textarea',
      label: text('The cause', 'Der Grund'),
      help: text('Only if you cancel for good cause.', 'Nur wenn du aus wichtigem Grund kündigst.'),
      maxLength: 1000,
    },
    {
      name: 'endsOn',
      type: 'date',
      label: text('Ends on', 'Zum'),
      help: text('Left empty, it is the earliest day possible.', 'Bleibt das leer, dann zum nächstmöglichen Tag.'),
      fromToday: true,
    },
    { ...email, help: text('Where we confirm it to.', 'Dorthin schicken wir die Bestätigung.') },
  ],
}
