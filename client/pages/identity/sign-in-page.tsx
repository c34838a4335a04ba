import { useSelector } from 'react-redux'
import {
  Form,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { localPath } from '#shared/rules/local-path.ts'
import { withDone } from '../../features/identity/coming-and-going.ts'
import { DoneNotice } from '../../features/forms/done-notice.tsx'
import { textOf } from '../../routing/form-values.ts'
import { afterSigningIn, wishInPath } from '../../features/wishlists/keep-wish.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { navigation } from '../../data/navigation-slice.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { CurrentPassword } from '../../features/identity/current-password.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { TwoParts } from '../../ui/layout/two-parts.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './identity.module.css'
import { wayBack } from './way-back.ts'
import { withReturn } from './with-return.ts'

type Refused = { error: ApiError; email: string }

/** Somebody who is signed in has nothing to do here. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const session = await load(context, 'getSession', {})
  const returnTo = new URL(request.url).searchParams.get('returnTo')
  return session.guest ? null : redirectTo(request, localPath(returnTo, '/account'))
}

/** The next page is a new document: everything on it belongs to somebody else now. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const email = textOf(form, 'email')
  const { error } = await submit(context, 'signIn', { email, password: textOf(form, 'password') })
  if (error) return refuse<Refused>({ error, email })
  return redirectToDocument(
    request,
    withDone(await afterSigningIn(context, localPath(textOf(form, 'returnTo'))), 'signed-in'),
  )
}

export function Component() {
  const t = useT('identity')
  const refused = useActionData<Refused>()
  const previousPath = useSelector(navigation.selectors.previousPath)
  const returnTo = localPath(useSearchParams()[0].get('returnTo'), '') || wayBack(previousPath)
  const { summary, attempt, at, check } = useFormErrors(refused?.error, { email: t('email'), password: t('password') })
  usePageHead({
    title: t('common:titlePattern', { title: t('signIn.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('signIn.title'), href: '/sign-in' }]}
      />
      <Wrap>
        <PageHead title={t('signIn.title')} />
        <DoneNotice texts={refused ? {} : { password: t('signIn.done.password'), deleted: t('signIn.done.deleted') }} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
        {wishInPath(returnTo) ? (
          <div className={styles.kept}>
            <Notice title={t('signIn.keepTitle')}>
              <p>{t('signIn.keepText')}</p>
            </Notice>
          </div>
        ) : null}
        <TwoParts>
          <Form method="post" noValidate onSubmit={check}>
            <FormStack>
              <input type="hidden" name="returnTo" value={returnTo} />
              <TextField
                id="email"
                name="email"
                {...fieldRules.email}
                label={t('email')}
                autoComplete="username"
                defaultValue={refused?.email}
                {...at('email')}
              />
              <CurrentPassword name="password" label={t('password')} attempt={refused?.error.requestId} at={at} />
              <SubmitRow text={t('signIn.submit')}>
                <TextLink to="/forgotten-password">{t('signIn.forgotten')}</TextLink>
              </SubmitRow>
            </FormStack>
          </Form>
          <section aria-labelledby="new-here">
            <h2 id="new-here">{t('signIn.newHere')}</h2>
            <p>{t('signIn.whyRegister')}</p>
            <FormActions>
              <ButtonLink to={withReturn('/register', returnTo)}>{t('register.title')}</ButtonLink>
            </FormActions>
          </section>
        </TwoParts>
      </Wrap>
    </>
  )
}
