import type { SeedForm } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import { email, name } from './fields.ts'

/**
 * The law limits the fields to name, contract and the address of the confirmation (§ 356a BGB, Directive (EU)
 * 2023/2673). Submissions are stored for the limitation period.
 */
export const withdrawal: SeedForm = {
  code: 'withdrawal',
  purpose: 'declaration',
  recipient: 'withdrawal@example.com',
  retentionDays: 4 * 365,
  title: text('Withdraw from a contract', 'Vertrag widerrufen'),
  intro: text(
    'You do not have to give a reason and need no account. The moment this reaches us counts.',
    'Gründe brauchst du keine, ein Konto auch nicht. Es zählt der Moment, in dem das hier bei uns ankommt.',
  ),
  submitLabel: text('Confirm withdrawal', 'Widerruf bestätigen'),
  doneTitle: text(
    'Your withdrawal has reached us, the confirmation is on its way',
    'Dein Widerruf ist angekommen, die Bestätigung unterwegs',
  ),
  doneText: text(
    'A person reads it and writes back to you. What you can withdraw from is paid back at the latest fourteen days after this reached us. Keep the confirmation: it says what you declared, and when.',
    'Ein Mensch liest deine Erklärung und antwortet dir. Was du widerrufen kannst, ist spätestens vierzehn Tage nach dem Eingang erstattet. Heb die Bestätigung auf: Darin steht, was du erklärt hast und wann.',
  ),
  fields: [
    { ...name, help: text('As on the order.', 'Wie auf der Bestellung.') },
    {
      name: 'contract',
      type: 'textarea',
      label: text('What do you withdraw from?', 'Was widerrufst du?'),
      help: text(
        'The order number, or what you bought and when. If it is only a part of the order, say which.',
        'Die Bestellnummer, oder was du wann gekauft hast. Wenn es nur ein Teil der Bestellung ist, schreib dazu, welcher.',
      ),
      required: true,
      maxLength: 1000,
    },
    { ...email, help: text('Where we confirm it to.', 'Dorthin schicken wir die Bestätigung.') },
  ],
}
