import { createHash } from 'node:crypto'
import type { ParsedInput } from '#shared/api/schemas.ts'
import type { FormEmailBody } from '#shared/wire/extensions/form-emails.ts'
import type { FormSubmissionBody } from '#shared/wire/forms.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { LimitKey, Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { FormResource, FormSubmissionResource } from './form-resources.ts'
import type { FormTokens } from './form-tokens.ts'
import { logEvent } from '../../logging/security-events.ts'

type FormsHandlers = Pick<Handlers, 'getForm' | 'submitForm'>

type FormsDeps = { api: Pick<CommerceApi, 'readCached' | 'send'>; limits: Limits; formTokens: FormTokens }

type Submission = ParsedInput<'submitForm'>

/**
 * The same key for the same input of the same page. So a form that a browser sends several times, with or without
 * JavaScript and to any replica, is one submission.
 */
const computeClientKey = ({ formToken, code, values }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([formToken, code, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')

const botTextKeys = { trap: 'botTrap', early: 'botEarly', unknown: 'botUnknown' } as const

/**
 * Rejects bots by a honeypot field and by the time since the page was rendered. Needs no third party and no captcha.
 */
const assertHuman = (
  { code, formToken, honeypot }: Submission,
  formTokens: FormTokens,
  { preferences, log }: RequestContext,
) => {
  const verdict = honeypot === '' ? formTokens.verifyToken(code, formToken) : 'trap'
  if (verdict === 'good') return
  logEvent(log, { event: 'form.suspected_bot', form: code, reason: verdict })
  // The form keeps the input and shows the message, and the next submission is accepted.
  const message = getServerTexts(preferences.language)[botTextKeys[verdict]]
  throw new AppError(
    422,
    'rejected',
    message,
    verdict === 'unknown' ? { fields: [{ field: 'formToken', message }] } : {},
  )
}

export const createFormsHandlers = ({ api, limits, formTokens }: FormsDeps): FormsHandlers => {
  const fetchForm = (code: string, { preferences: { language } }: RequestContext) =>
    api.readCached({ path: `/forms/${encodeURIComponent(code)}`, language, schema: FormResource })

  /** A form mails the entered address, which may be a third party's. */
  const getLimitKeys = async ({ code, values }: Submission, context: RequestContext) => {
    const { purpose, fields } = await fetchForm(code, context)
    const name = fields.find(({ type }) => type === 'email')?.name
    const email = name === undefined ? undefined : values[name]?.trim()
    const isNewsletter = purpose === 'newsletter'
    const byClient: LimitKey = { limit: isNewsletter ? 'newsletterIp' : 'formsIp', subject: context.clientIp }
    const byAddress: LimitKey[] = email ? [{ limit: isNewsletter ? 'newsletterAccount' : 'formsAccount', email }] : []
    return { byClient, byAddress }
  }

  return {
    getForm: async ({ code }, context) => ({
      ...(await fetchForm(code, context)),
      formToken: formTokens.createToken(code),
    }),

    submitForm: async (input, context) => {
      assertHuman(input, formTokens, context)
      const { preferences, log } = context
      const { byClient, byAddress } = await getLimitKeys(input, context)
      await limits.consume([byClient], log)
      // An attacker can use this limit up, and the law protects declarations: they are accepted without an email.
      const emailsSender = await limits.tryConsume(byAddress, log)
      const { language } = preferences
      const body = {
        form: input.code,
        clientKey: computeClientKey(input),
        language,
        values: input.values,
        emailsSender,
      } satisfies FormSubmissionBody & FormEmailBody
      // No signal: the form is sent although the client disconnects.
      return api
        .send({ method: 'POST', path: '/form-submissions', body, language, schema: FormSubmissionResource })
        .catch(async (error: unknown) => {
          if (emailsSender && hasStatus(error, 400, 404, 422)) await limits.restore(byAddress, log)
          throw error
        })
    },
  }
}
