import { createHash } from 'node:crypto'
import type { Input } from '#shared/api/schemas.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { LimitKey, Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { FormResource, FormSubmissionResource } from './form-resources.ts'
import type { FormTokens } from './form-tokens.ts'
import { botErrorMessages } from './bot-error-messages.ts'
import { logEvent } from '../../logging/security-events.ts'

type FormsHandlers = Pick<Handlers, 'getForm' | 'submitForm'>

type FormsDeps = { api: Pick<CommerceApi, 'readCached' | 'send'>; limits: Limits; formTokens: FormTokens }

type Submission = Input<'submitForm'>

/**
 * The same key for the same input of the same page. So a form that a browser sends several times, with or without
 * JavaScript and to any replica, is one submission.
 */
const computeClientKey = ({ formToken, code, values }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([formToken, code, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')

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
  const message = botErrorMessages[verdict][preferences.language]
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

  /** Every form makes the API mail the entered address, so limits protect the mailboxes of third parties. */
  const getLimitKeys = async ({ code, values }: Submission, context: RequestContext): Promise<LimitKey[]> => {
    const { purpose, fields } = await fetchForm(code, context)
    const name = fields.find(({ type }) => type === 'email')?.name
    const email = name === undefined ? undefined : values[name]?.trim()
    const isNewsletter = purpose === 'newsletter'
    return [
      { limit: isNewsletter ? 'newsletterIp' : 'formsIp', subject: context.clientIp },
      ...(email ? [{ limit: isNewsletter ? ('newsletterAccount' as const) : ('formsAccount' as const), email }] : []),
    ]
  }

  return {
    getForm: async ({ code }, context) => ({
      ...(await fetchForm(code, context)),
      formToken: formTokens.createToken(code),
    }),

    submitForm: async (input, context) => {
      assertHuman(input, formTokens, context)
      await limits.consume(await getLimitKeys(input, context), context.log)
      const { language } = context.preferences
      const body = { form: input.code, clientKey: computeClientKey(input), language, values: input.values }
      // The call has no abort signal: the form is sent even when the client disconnects.
      return api.send({ method: 'POST', path: '/form-submissions', body, language, schema: FormSubmissionResource })
    },
  }
}
