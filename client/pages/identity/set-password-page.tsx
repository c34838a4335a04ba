import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetPasswordResetQuery } from '../../data/api.ts'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { passwordsMatchRule } from '../../features/identity/passwords-match-rule.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

type RejectedForm = { error: ApiError }

/**
 * Target of the link in the password email. Moves the token into the vault and redirects to a clean URL before anything
 * is shown. So no history, Referer or script ever holds the token. If the token could not be stored, the page asks the
 * customer to request a new email.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('token')) {
    await runMutation(context, 'storePasswordResetToken', {
      email: searchParams.get('email') ?? '',
      token: searchParams.get('token') ?? '',
    })
    return redirectTo(request, '/set-password')
  }
  await loadQuery(context, 'getPasswordReset', {}, request)
  return null
}

/** The reset ends the customer's sessions. The redirect loads a new document, so no personal data stays in memory. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const passwords = { newPassword: formText(form, 'newPassword'), confirmPassword: formText(form, 'confirmPassword') }
  const { error } = await runMutation(context, 'completePasswordReset', passwords)
  return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, '/sign-in?done=password')
}

export function Component() {
  const t = useT('identity')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetPasswordResetQuery({})
  const labels = { newPassword: t('newPassword'), confirmPassword: t('confirmPassword') }
  const { summary, submission, fieldError, validate } = useFormErrors(
    rejected?.error,
    labels,
    passwordsMatchRule('newPassword', t),
  )
  const title = t('setPassword.title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <>
      <PageBreadcrumbs items={[{ children: title, href: '/set-password' }]} />
      <Container>
        <PageHead
          title={title}
          lead={
            data?.email === undefined
              ? t(data?.hasEnded ? 'setPassword.ended' : 'setPassword.noLink')
              : t('setPassword.lead', { email: data.email })
          }
        />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
        {data?.email === undefined ? (
          <div className="padding-bottom-96">
            <FormActions>
              <ButtonLink variant="solid" to="/forgotten-password">
                {t('setPassword.again')}
              </ButtonLink>
            </FormActions>
          </div>
        ) : (
          <TwoColumns>
            <NewPasswordForm
              email={data.email}
              submission={rejected?.error.requestId}
              fieldError={fieldError}
              onSubmit={validate}
            />
            <p>
              {t('setPassword.note')} <TextLink to="/forgotten-password">{t('setPassword.again')}</TextLink>
            </p>
          </TwoColumns>
        )}
      </Container>
    </>
  )
}
