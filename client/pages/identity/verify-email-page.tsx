import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetVerificationQuery } from '../../data/api.ts'
import { formText } from '../../routing/form-text.ts'
import { useT } from '../../i18n/i18n.ts'
import { createEmailLinkLoader } from '../../routing/create-email-link-loader.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { EmailLinkFrame } from '../../features/forms/email-link-frame.tsx'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { VerificationForms } from './verification-forms.tsx'

type RejectedForm = { error: ApiError }

const path = '/verify-email'

/** Target of the link that verifies an address. Its buttons verify or disown the address. */
export const loader = createEmailLinkLoader(path, { storeToken: 'storeVerificationToken', readLink: 'getVerification' })

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const isDisowning = form.has('disown')
  const password = formText(form, 'password')
  const { error } = isDisowning
    ? await runMutation(context, 'disownEmail', {})
    : await runMutation(context, 'verifyEmail', password ? { password } : {})
  if (error) return actionError<RejectedForm>({ error })
  return redirectToDocument(request, `${path}?done=${isDisowning ? 'disowned' : 'verified'}`)
}

export function Component() {
  const t = useT('identity')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetVerificationQuery({})
  const errors = useFormErrors(rejected?.error, { password: t('password') })
  const done = useSearchParams()[0].get('done')
  const isDone = !data?.pending && (done === 'verified' || done === 'disowned')
  const title = t(isDone ? `verify.doneTitle.${done}` : data?.link ? 'verify.title' : 'verify.noLinkTitle')
  const successMessages = { verified: t('verify.done.verified'), disowned: t('verify.done.disowned') }
  return (
    <EmailLinkFrame
      path={path}
      title={title}
      lead={data?.link || isDone ? undefined : t('verify.noLink')}
      successMessages={data?.pending ? {} : successMessages}
      errors={errors}
    >
      {data?.link ? (
        <VerificationForms
          link={data.link}
          submission={rejected?.error.requestId}
          fieldError={errors.fieldError}
          onSubmit={errors.validate}
        />
      ) : (
        done !== 'disowned' && (
          <FormActions>
            <ButtonLink to="/account/orders" variant={isDone ? 'solid' : 'plain'}>
              {t('verify.toOrders')}
            </ButtonLink>
            <ButtonLink to="/account/profile">{t('verify.toProfile')}</ButtonLink>
          </FormActions>
        )
      )}
    </EmailLinkFrame>
  )
}
