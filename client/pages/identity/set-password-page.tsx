import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetPasswordResetQuery } from '../../data/api.ts'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { confirmedPassword } from '../../features/identity/confirmed-password.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { TwoParts } from '../../ui/layout/two-parts.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './identity.module.css'
import { NewPasswordForm } from './new-password-form.tsx'

type Refused = { error: ApiError }

/**
 * The link of the mail ends here. Its token goes into the vault and the address becomes a clean one before anything is
 * shown, so that no history, no Referer and no script ever holds it; what could not be kept is asked for again.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('token')) {
    await submit(context, 'keepPasswordReset', {
      email: searchParams.get('email') ?? '',
      token: searchParams.get('token') ?? '',
    })
    return redirectTo(request, '/set-password')
  }
  await load(context, 'getPasswordReset', {}, request)
  return null
}

/** All other sessions have ended; the next page is a new document. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const passwords = { newPassword: textOf(form, 'newPassword'), confirmPassword: textOf(form, 'confirmPassword') }
  const { error } = await submit(context, 'completePasswordReset', passwords)
  return error ? refuse<Refused>({ error }) : redirectToDocument(request, '/sign-in?done=password')
}

export function Component() {
  const t = useT('identity')
  const refused = useActionData<Refused>()
  const { data } = useGetPasswordResetQuery({})
  const labels = { newPassword: t('newPassword'), confirmPassword: t('confirmPassword') }
  const { summary, attempt, at, check } = useFormErrors(refused?.error, labels, confirmedPassword('newPassword', t))
  const title = t('setPassword.title')
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: title, href: '/set-password' }]}
      />
      <Wrap>
        <PageHead title={title} {...(data?.email ? { lead: t('setPassword.lead', { email: data.email }) } : {})} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
        {data?.email === undefined ? (
          <div className={styles.last}>
            <Notice title={t('setPassword.noLink')}>
              <p>{t('setPassword.noLinkText')}</p>
              <ButtonLink to="/forgotten-password">{t('setPassword.again')}</ButtonLink>
            </Notice>
          </div>
        ) : (
          <TwoParts>
            <NewPasswordForm email={data.email} attempt={refused?.error.requestId} at={at} onSubmit={check} />
            <p>
              {t('setPassword.note')} <TextLink to="/forgotten-password">{t('setPassword.again')}</TextLink>
            </p>
          </TwoParts>
        )}
      </Wrap>
    </>
  )
}
