import type { SeedForm } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import { email } from './fields.ts'

/** A submission starts the double opt-in; the confirmation is the API's message for every address. */
export const newsletter: SeedForm = {
  code: 'newsletter',
  purpose: 'newsletter',
  recipient: null,
  retentionDays: 30,
  title: text('Keep me posted', 'Haltet mich auf dem Laufenden'),
  intro: null,
  submitLabel: text('Send me news', 'Newsletter abonnieren'),
  doneTitle: text('One more step', 'Noch ein Schritt'),
  doneText: text(
    'Nearly done: follow the link in the email we have just sent you. If none arrives, you are on the list already.',
    'Fast geschafft: Folge dem Link in der E-Mail, die wir dir gerade geschickt haben. Falls keine kommt, stehst du schon auf der Liste.',
  ),
  fields: [
    {
      ...email,
      help: text(
        'One email on Thursdays. We write to you once to make sure it is you.',
        'Donnerstags eine Mail. Vorher schreiben wir dir einmal, damit wir wissen, dass du es bist.',
      ),
    },
  ],
}
