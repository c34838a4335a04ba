import { createHash } from 'node:crypto'
import type { Input } from '#shared/api/schemas.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Counted, Limits } from '../../limits/limits.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { Form, FormSubmission } from '../../upstream/schemas/forms.ts'
import type { FormSeals } from './form-seals.ts'
import { robotWords } from './robot-words.ts'
import { logEvent } from '../../logging/security-events.ts'

type FormsHandlers = Pick<Handlers, 'getForm' | 'submitForm'>

type FormsDeps = { api: Pick<CommerceApi, 'read' | 'send'>; limits: Limits; seals: FormSeals }

type Submission = Input<'submitForm'>

/**
 * The same words from the same page are the same message, however often they are sent: with or without a script, from
 * any replica.
 */
const clientKeyOf = ({ seal, code, values }: Submission) =>
  createHash('sha256')
    .update(JSON.stringify([seal, code, Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))]))
    .digest('base64url')

/**
 * A hidden field that only programs fill in, and the time since the page was made. No third party is asked, and no
 * riddle.
 */
const assertHuman = ({ code, seal, trap }: Submission, seals: FormSeals, { preferences, log }: RequestContext) => {
  const verdict = trap === '' ? seals.judge(code, seal) : 'trap'
  if (verdict === 'good') return
  logEvent(log, { event: 'form.doubted', form: code, reason: verdict })
  const message = robotWords[verdict][preferences.language]
  throw new AppError(422, 'rejected', message, verdict === 'unknown' ? { fields: [{ field: 'seal', message }] } : {})
}

/** The forms that the back office defines: private hire, contact, newsletter, withdrawal and cancellation. */
export const createFormsHandlers = ({ api, limits, seals }: FormsDeps): FormsHandlers => {
  const definition = (code: string, { preferences: { language } }: RequestContext) =>
    api.read({ path: `/forms/${encodeURIComponent(code)}`, language, answer: Form })

  /** Every form mails the address that is entered; nobody's mailbox is to be filled by somebody else. */
  const countedFor = async ({ code, values }: Submission, context: RequestContext): Promise<Counted[]> => {
    const { purpose, fields } = await definition(code, context)
    const name = fields.find(({ type }) => type === 'email')?.name
    const email = name === undefined ? undefined : values[name]?.trim()
    const isNewsletter = purpose === 'newsletter'
    return [
      { limit: isNewsletter ? 'newsletterAddress' : 'formsAddress', of: context.address },
      ...(email
        ? [{ limit: isNewsletter ? ('newsletterAccount' as const) : ('formsAccount' as const), of: email }]
        : []),
    ]
  }

  return {
    getForm: async ({ code }, context) => ({ ...(await definition(code, context)), seal: seals.make(code) }),

    submitForm: async (input, context) => {
      assertHuman(input, seals, context)
      await limits.spend(await countedFor(input, context), context.log)
      const { language } = context.preferences
      const body = { form: input.code, clientKey: clientKeyOf(input), language, values: input.values }
      // No signal: what was sent arrives although the browser leaves.
      return api.send({ method: 'POST', path: '/form-submissions', body, language, answer: FormSubmission })
    },
  }
}
