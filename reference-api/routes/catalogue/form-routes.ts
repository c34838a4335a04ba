import { findForm, storeSubmission } from '../../store/catalogue/forms.ts'
import type { FormRow } from '../../db/form-schema.ts'
import { fieldIn } from '../../domain/catalogue/form-fields.ts'
import { fillIn } from '../../domain/catalogue/form-rules.ts'
import type { Locale } from '../../domain/locale.ts'
import { normaliseEmail } from '../../domain/accounts/email.ts'
import { say } from '../../domain/messages.ts'
import { dayIn } from '../../domain/zoned-time.ts'
import { notFound, refused } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { collection } from '../../http/collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { houseLetter, receiptLetter, type Sent } from '../../mail/form-letters.ts'
import { formPath, formResource, formsQuery, formSubmissionBody, formSubmissionResource } from './form-schemas.ts'
import { hydraCollection } from '../../http/hydra-schemas.ts'
import { askForNewsletter } from '../accounts/account-mails.ts'

/** The day of the older of the two houses' clocks: what is still today in London may be asked for. */
const todayOf = (now: Date) => dayIn(now, 'Europe/London')

const present = (form: FormRow, locale: Locale, now: Date) => ({
  '@id': `/forms/${form.code}`,
  '@type': 'Form' as const,
  id: form.id,
  code: form.code,
  purpose: form.purpose,
  title: form.title[locale],
  intro: form.intro?.[locale] ?? null,
  submitLabel: form.submit_label[locale],
  doneTitle: form.done_title[locale],
  doneText: form.done_text[locale],
  fields: form.fields.map((field) => fieldIn(field, locale, todayOf(now))),
})

const listForms = defineRoute({
  method: 'get',
  path: '/forms',
  tag: 'Forms',
  summary: 'The forms visitors can send, or the one with a code, as a collection',
  access: 'public',
  query: formsQuery,
  response: hydraCollection(formResource),
  shared: true,
  handle: async ({ query }, call) => {
    const all = call.db.selectFrom('forms').selectAll().orderBy('code')
    const rows = await (query.code === undefined ? all : all.where('code', '=', query.code)).execute()
    return collection(
      'Form',
      call,
      rows.map((row) => present(row, call.locale, call.now())),
    )
  },
})

const readForm = defineRoute({
  method: 'get',
  path: '/forms/{code}',
  tag: 'Forms',
  summary: 'A form: its questions, in the language asked for',
  access: 'public',
  params: formPath,
  response: formResource,
  refusals: [404],
  shared: true,
  handle: async ({ params }, { db, locale, now }) => {
    const form = await findForm(db, params.code)
    if (!form) throw notFound('form.unknown')
    return present(form, locale, now())
  },
})

const addressIn = ({ fields }: FormRow, values: Record<string, string>): string | null => {
  const name = fields.find(({ type }) => type === 'email')?.name
  const address = name === undefined ? undefined : values[name]
  return address === undefined ? null : normaliseEmail(address)
}

const mail = ({ post, background }: Call, sent: Sent, sender: string | null) => {
  const { recipient } = sent.form
  background.run('mailing a form', async () => {
    if (recipient) await post.send(houseLetter(sent, recipient, sender))
    if (sender) await post.send(receiptLetter(sent, sender))
  })
}

const sendForm = defineRoute({
  method: 'post',
  path: '/form-submissions',
  tag: 'Forms',
  summary: 'Sends a form: checked against its definition, stored, mailed to the house and, as a receipt, to the sender',
  access: 'public',
  body: formSubmissionBody,
  status: 202,
  response: formSubmissionResource,
  refusals: [404],
  handle: async ({ body }, call) => {
    const { db, now, locale } = call
    const { clientKey, language } = body
    const form = await findForm(db, body.form)
    if (!form) throw notFound('form.unknown')
    const { values, violations } = fillIn(form.fields, body.values, todayOf(now()))
    if (violations.length > 0) throw refused(violations)
    const email = addressIn(form, values)
    const answer = { '@type': 'FormSubmission' as const, form: form.code }
    if (form.purpose === 'newsletter') {
      // Who reads the newsletter is kept in one place only, and asking twice does no harm there.
      if (email) askForNewsletter(call, email, language)
      return { ...answer, receivedAt: now().toISOString(), message: say({ key: 'newsletter.asked' }, locale) }
    }
    const { isNew, receivedAt } = await storeSubmission(db, { form, clientKey, language, email, values }, now())
    if (isNew) mail(call, { form, values, locale: language, receivedAt }, email)
    return { ...answer, receivedAt: receivedAt.toISOString(), message: form.done_text[locale] }
  },
})

export const formRoutes = [listForms, readForm, sendForm]
