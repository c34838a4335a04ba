import type { SeedForm } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import { email, name } from './fields.ts'

export const contact: SeedForm = {
  code: 'contact-us',
  purpose: 'message',
  recipient: 'boxoffice@example.com',
  retentionDays: 365,
  title: text('Write to us', 'Schreib uns'),
  intro: null,
  submitLabel: text('Send the message', 'Nachricht abschicken'),
  doneTitle: text(
    'Your message has arrived, a confirmation is on its way',
    'Deine Nachricht ist da, eine Bestätigung unterwegs',
  ),
  doneText: text('We answer within one working day.', 'Wir antworten innerhalb eines Werktags.'),
  fields: [
    {
      name: 'topic',
      type: 'select',
      label: text('What is it about?', 'Worum geht es?'),
      required: true,
      options: [
        { value: 'tickets', label: text('Tickets and orders', 'Karten und Bestellungen') },
        { value: 'access', label: text('Access', 'Barrierefreiheit') },
        { value: 'lost', label: text('Lost property', 'Etwas verloren') },
        { value: 'membership', label: text('Membership', 'Mitgliedschaft') },
        { value: 'press', label: text('Press', 'Presse') },
        { value: 'other', label: text('Something else', 'Etwas anderes') },
      ],
    },
    {
      name: 'orderNumber',
      type: 'text',
      label: text('Order number', 'Bestellnummer'),
      help: text(
        'If there is one. It stands in the email with your order.',
        'Falls es eine gibt. Sie steht in der E-Mail zu deiner Bestellung.',
      ),
      maxLength: 40,
    },
    name,
    email,
    { name: 'message', type: 'textarea', label: text('Message', 'Nachricht'), required: true, maxLength: 4000 },
  ],
}
