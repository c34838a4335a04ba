import { useActionData, useSearchParams, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetVerificationQuery } from '../../data/api.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { VerificationForms } from './verification-forms.tsx'

type RejectedForm = { error: ApiError }

/**
 * Moves the token into the vault first, like the password page. Opening the page changes nothing; its buttons verify or
 * disown the address.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('token')) {
    await runMutation(context, 'storeVerificationToken', { token: searchParams.get('token') ?? '' })
    return redirectTo(request, '/verify-email')
  }
  await loadQuery(context, 'getVerification', {}, request)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const isDisowning = form.has('disown')
  const password = formText(form, 'password')
  const { error } = isDisowning
    ? await runMutation(context, 'disownEmail', {})
    : await runMutation(context, 'verifyEmail', password ? { password } : {})
  if (error) return actionError<RejectedForm>({ error })
  return redirectToDocument(request, `/verify-email?done=${isDisowning ? 'disowned' : 'verified'}`)
}

export function Component() {
  const t = useT('identity')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetVerificationQuery({})
  const { summary, submission, fieldError, validate } = useFormErrors(rejected?.error, { password: t('password') })
  const done = useSearchParams()[0].get('done')
  const isDone = !data?.pending && (done === 'verified' || done === 'disowned')
  const title = t(isDone ? `verify.doneTitle.${done}` : 'verify.title')
  const successMessages = { verified: t('verify.done.verified'), disowned: t('verify.done.disowned') }
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <>
      <PageBreadcrumbs items={[{ children: title, href: '/verify-email' }]} />
      <Container className="padding-bottom-96">
        <PageHead title={title} />
        <FormStack>
          <SuccessAlertFromUrl messages={data?.pending ? {} : successMessages} />
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
          {data?.link ? (
            <VerificationForms
              link={data.link}
              submission={rejected?.error.requestId}
              fieldError={fieldError}
              onSubmit={validate}
            />
          ) : (
            <>
              {!isDone && (
                <Alert title={t('verify.noLink')}>
                  <p>{t('verify.noLinkText')}</p>
                </Alert>
              )}
              {done === 'disowned' ? null : (
                <FormActions>
                  <ButtonLink to="/account/orders" variant={isDone ? 'solid' : 'plain'}>
                    {t('verify.toOrders')}
                  </ButtonLink>
                  <ButtonLink to="/account/profile">{t('verify.toProfile')}</ButtonLink>
                </FormActions>
              )}
            </>
          )}
        </FormStack>
      </Container>
    </>
  )
}
