import { useSelector } from 'react-redux'
import {
  Form,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { toLocalPath } from '#shared/rules/paths/local-path.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import type { PasskeyUse } from '../../features/identity/platform-passkeys.ts'
import { readCredential } from '../../features/identity/read-credential.ts'
import { useCapability } from '../../data/page-info.ts'
import { formText } from '../../routing/form-text.ts'
import { wishlistItemFromPath } from '../../features/wishlists/pending-wishlist-item.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { navigation } from '../../data/navigation-slice.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { CurrentPasswordField } from '../../features/identity/current-password-field.tsx'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FactList } from '../../ui/text/fact-list.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { defaultReturnPath } from './default-return-path.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { completeSignIn } from './complete-sign-in.ts'
import { withReturnTo } from '../../routing/with-return-to.ts'

/** What an account is for. */
const benefits = ['tickets', 'basket', 'wishlist', 'addresses'] as const

type RejectedForm = { error: ApiError; email: string }

/** Redirects customers who are already signed in. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const session = await loadQuery(context, 'getSession', {})
  const returnTo = new URL(request.url).searchParams.get('returnTo')
  return session.guest ? null : redirectTo(request, toLocalPath(returnTo, '/account'))
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const email = formText(form, 'email')
  const { data: session, error } = form.has('credential')
    ? await runMutation(context, 'signInWithPasskey', { credential: readCredential<PasskeyUse>(form) })
    : await runMutation(context, 'signIn', { email, password: formText(form, 'password') })
  if (error) return actionError<RejectedForm>({ error, email })
  return completeSignIn({ request, context }, form, session.hasCancelledDeletion ? 'account-kept' : 'signed-in')
}

export function Component() {
  const t = useT('identity')
  const rejected = useActionData<RejectedForm>()
  const [hasPasskeys, hasLookUp] = [useCapability('passkeys'), useCapability('order-look-up')]
  const previousPath = useSelector(navigation.selectors.previousPath)
  const returnTo = toLocalPath(useSearchParams()[0].get('returnTo'), '') || defaultReturnPath(previousPath)
  const { summary, submission, fieldError, validate } = useFormErrors(rejected?.error, {
    email: t('email'),
    password: t('password'),
  })
  const isWrong = rejected?.error.status === 401
  usePageMeta({
    title: t('common:titlePattern', { title: t('signIn.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })

  return (
    <>
      <PageBreadcrumbs items={[{ children: t('signIn.title'), href: '/sign-in' }]} />
      <Container>
        <PageHead title={t('signIn.title')} small />
        <SuccessAlertFromUrl
          messages={rejected ? {} : { password: t('signIn.done.password'), deleted: t('signIn.done.deleted') }}
        />
        {wishlistItemFromPath(returnTo) ? (
          <div className="margin-bottom-32">
            <Alert title={t('signIn.saveItemTitle')}>
              <p>{t('signIn.saveItemText')}</p>
            </Alert>
          </div>
        ) : null}
        <TwoColumns>
          <div>
            <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission}>
              {isWrong && (
                <p>
                  {t('signIn.rejectedHint')} <Link to="/forgotten-password">{t('signIn.newPassword')}</Link>
                </p>
              )}
            </ErrorSummary>
            <Form method="post" noValidate onSubmit={validate}>
              <FormStack>
                <input type="hidden" name="returnTo" value={returnTo} />
                <TextField
                  id="email"
                  name="email"
                  {...fieldRules.email}
                  label={t('email')}
                  autoComplete="username"
                  defaultValue={rejected?.email}
                  {...fieldError('email')}
                />
                <CurrentPasswordField
                  name="password"
                  label={t('password')}
                  submission={rejected?.error.requestId}
                  fieldError={fieldError}
                />
                <SubmitRow text={t('signIn.submit')}>{hasPasskeys && <PasskeySignIn returnTo={returnTo} />}</SubmitRow>
                {isWrong ? null : (
                  <FormActions>
                    <TextLink to="/forgotten-password">{t('signIn.forgotten')}</TextLink>
                  </FormActions>
                )}
              </FormStack>
            </Form>
          </div>
          <section aria-labelledby="new-here">
            <h2 id="new-here">{t('signIn.newHere')}</h2>
            <p>{t('signIn.whyRegister')}</p>
            <FactList
              facts={benefits.map((name) => ({
                term: t(`signIn.benefits.${name}.term`),
                value: t(`signIn.benefits.${name}.value`),
              }))}
            />
            <FormActions>
              <ButtonLink to={withReturnTo('/register', returnTo)}>{t('register.title')}</ButtonLink>
            </FormActions>
            {hasLookUp && (
              <p>
                {t('signIn.guestOrder')} <Link to="/orders/look-up">{t('signIn.toLookUp')}</Link>
              </p>
            )}
          </section>
        </TwoColumns>
      </Container>
    </>
  )
}
