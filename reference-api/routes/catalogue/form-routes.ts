import { FormResource, FormSubmissionResource } from '#shared/wire/forms.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { findForm, findForms, storeSubmission } from '../../store/catalogue/forms.ts'
import type { FormRow } from '../../db/form-schema.ts'
import { localiseField } from '../../domain/catalogue/form-fields.ts'
import { validateSubmission } from '../../domain/catalogue/validate-submission.ts'
import { inLocale, presentLanguage, type Locale } from '../../domain/locale.ts'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import { translateMessage } from '../../domain/messages.ts'
import { toDayInZone } from '../../domain/zoned-time.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { createStaffEmail, createReceiptEmail, type FormSubmission } from '../../mail/form-emails.ts'
import { formParams, formsQuery, formSubmissionBody } from './form-schemas.ts'
import { requestNewsletter } from '../accounts/send-account-emails.ts'
import { companyTimeZone } from '../../domain/time-zones.ts'

/** Today in London. Its clock is behind Berlin's, so it accepts a date that is still today in either city. */
const getShopToday = (now: Date) => toDayInZone(now, companyTimeZone)

const presentForm = (form: FormRow, locale: Locale, now: Date) => ({
  '@id': `/forms/${form.code}`,
  '@type': 'Form' as const,
  id: form.id,
  code: form.code,
  purpose: form.purpose,
  title: inLocale(form.title, locale),
  intro: inLocale(form.intro, locale) ?? null,
  submitLabel: inLocale(form.submit_label, locale),
  doneTitle: inLocale(form.done_title, locale),
  doneText: inLocale(form.done_text, locale),
  ...presentLanguage(form.title, locale),
  fields: form.fields.map((field) => localiseField(field, locale, getShopToday(now))),
})

const listForms = defineRoute({
  method: 'get',
  path: '/forms',
  tag: 'Forms',
  summary: 'All forms, or the one with a code, as a collection',
  access: 'public',
  query: formsQuery,
  response: createCollectionSchema(FormResource),
  isCacheable: true,
  handle: async ({ query }, call) => {
    const rows = await findForms(call.db, query.code)
    return createCollection(
      'Form',
      call,
      rows.map((row) => presentForm(row, call.locale, call.now())),
    )
  },
})

const readForm = defineRoute({
  method: 'get',
  path: '/forms/{code}',
  tag: 'Forms',
  summary: 'A form and its fields, in the requested language',
  access: 'public',
  params: formParams,
  response: FormResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db, locale, now }) => {
    const form = await findForm(db, params.code)
    if (!form) throw notFoundError('form.unknown')
    return presentForm(form, locale, now())
  },
})

const findSenderEmail = ({ fields }: FormRow, values: Record<string, string>): string | null => {
  const name = fields.find(({ type }) => type === 'email')?.name
  const address = name === undefined ? undefined : values[name]
  return address === undefined ? null : normaliseEmail(address)
}

const sendFormEmails = (
  { mailer, background }: Call,
  submission: FormSubmission,
  { sender, receiptTo }: { sender: string | null; receiptTo: string | null },
) => {
  const { recipient } = submission.form
  background.run('form emails', async () => {
    if (recipient) await mailer.send(createStaffEmail(submission, recipient, sender))
    if (receiptTo) await mailer.send(createReceiptEmail(submission, receiptTo))
  })
}

const submitForm = defineRoute({
  method: 'post',
  path: '/form-submissions',
  tag: 'Forms',
  summary: 'Submits a form: checked against its definition, stored, emailed to staff and, as a receipt, to the sender',
  access: 'public',
  body: formSubmissionBody,
  status: 202,
  response: FormSubmissionResource,
  errorStatuses: [404],
  handle: async ({ body }, call) => {
    const { db, now, locale } = call
    const { clientKey, language } = body
    const form = await findForm(db, body.form)
    if (!form) throw notFoundError('form.unknown')
    const { values, violations } = validateSubmission(form.fields, body.values, getShopToday(now()))
    if (violations.length > 0) throw validationError(violations)
    const email = findSenderEmail(form, values)
    const response = { '@type': 'FormSubmission' as const, form: form.code }
    if (form.purpose === 'newsletter') {
      // Newsletter subscriptions are stored in one place only, where a repeated request does no harm.
      if (email && body.emailsSender) requestNewsletter(call, email, language)
      return {
        ...response,
        receivedAt: now().toISOString(),
        message: translateMessage({ key: 'newsletter.asked' }, locale),
      }
    }
    const { isNew, receivedAt } = await storeSubmission(db, { form, clientKey, language, email, values }, now())
    const receiptTo = body.emailsSender ? email : null
    if (isNew) sendFormEmails(call, { form, values, locale: language, receivedAt }, { sender: email, receiptTo })
    return {
      ...response,
      receivedAt: receivedAt.toISOString(),
      message: inLocale(form.done_text, locale),
      ...presentLanguage(form.done_text, locale),
    }
  },
})

export const formRoutes = [listForms, readForm, submitForm]
