import { text } from '../text.ts'
import { page } from './page.ts'

/** The page where a customer ends a continuing contract without signing in (§ 312k BGB). */
export const cancellationPage = page({
  slug: 'cancel-a-contract',
  title: text('Cancel a contract', 'Verträge hier kündigen'),
  lead: text(
    'A membership ends by itself after twelve months. If you would rather not wait, this is the place.',
    'Eine Mitgliedschaft endet nach zwölf Monaten von selbst. Wenn du nicht so lange warten willst, bist du hier richtig.',
  ),
  body: text(
    `<p>Fill in the form and press “Cancel now”. We confirm by email what you declared and when it reached us. Keep that email.</p>
<p>If you bought something in the last fourteen days, <a href="/withdrawal">withdrawal</a> may suit you better: then you get your money back. You can also write to us by post or email; all addresses are in the <a href="/imprint">imprint</a>.</p>`,
    `<p>Füll das Formular aus und drück auf „jetzt kündigen“. Wir bestätigen dir per E-Mail, was du erklärt hast und wann es bei uns angekommen ist. Heb diese E-Mail auf.</p>
<p>Wenn du in den letzten vierzehn Tagen gekauft hast, passt vielleicht der <a href="/withdrawal">Widerruf</a> besser, dann bekommst du dein Geld zurück. Per Post oder E-Mail geht es natürlich auch, alle Adressen stehen im <a href="/imprint">Impressum</a>.</p>`,
  ),
  formCode: 'cancellation',
  metaDescription: text(
    'Cancel a contract with PX Live, such as a membership, without signing in. Confirmed by email at once.',
    'Verträge mit PX Live kündigen, zum Beispiel eine Mitgliedschaft, ohne Anmeldung und mit sofortiger Bestätigung per E-Mail.',
  ),
})
