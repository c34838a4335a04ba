import {
  Form,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { localPath } from '#shared/rules/local-path.ts'
import { useGetRegistrationTextQuery } from '../../data/api.ts'
import { textOf } from '../../routing/form-values.ts'
import { afterSigningIn } from '../../features/wishlists/keep-wish.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { withDone } from '../../features/identity/coming-and-going.ts'
import { confirmedPassword } from '../../features/identity/confirmed-password.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { TwoParts } from '../../ui/layout/two-parts.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { RegistrationFields, type RegistrationValues } from './registration-fields.tsx'
import { withReturn } from './with-return.ts'

type Refused = { error: ApiError; values: RegistrationValues }

const fieldNames = ['firstName', 'lastName', 'email', 'telephone', 'password', 'confirmPassword'] as const

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const session = await load(context, 'getSession', {})
  if (!session.guest)
    return redirectTo(request, localPath(new URL(request.url).searchParams.get('returnTo'), '/account'))
  await load(context, 'getRegistrationText', {}).catch(() => undefined)
  return null
}

/** Registering signs in (settled rule 3). What was typed comes back, the passwords do not. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const values: RegistrationValues = {
    firstName: textOf(form, 'firstName'),
    lastName: textOf(form, 'lastName'),
    email: textOf(form, 'email'),
    telephone: textOf(form, 'telephone'),
  }
  const { error } = await submit(context, 'register', {
    ...values,
    password: textOf(form, 'password'),
    confirmPassword: textOf(form, 'confirmPassword'),
  })
  if (error) return refuse<Refused>({ error, values })
  return redirectToDocument(
    request,
    withDone(await afterSigningIn(context, localPath(textOf(form, 'returnTo'))), 'registered'),
  )
}

export function Component() {
  const t = useT('identity')
  const refused = useActionData<Refused>()
  const { data: text } = useGetRegistrationTextQuery({})
  const [params] = useSearchParams()
  const returnTo = localPath(params.get('returnTo'), '')
  // From an order that was placed without an account.
  const email = params.get('email')?.slice(0, fieldRules.email.maxLength)
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(name)]))
  const { summary, attempt, at, check } = useFormErrors(refused?.error, labels, confirmedPassword('password', t))
  usePageHead({
    title: t('common:titlePattern', { title: t('register.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('register.title'), href: '/register' }]}
      />
      <Wrap>
        <PageHead title={t('register.title')} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
        <TwoParts>
          <Form method="post" noValidate onSubmit={check}>
            <input type="hidden" name="returnTo" value={returnTo} />
            <RegistrationFields
              values={refused?.values ?? (email ? { firstName: '', lastName: '', email, telephone: '' } : undefined)}
              attempt={refused?.error.requestId}
              at={at}
            />
          </Form>
          <div>
            {text ? <RichText html={text.html} /> : null}
            <p>{t('register.guestOrders')}</p>
            <p>
              {t('register.already')} <TextLink to={withReturn('/sign-in', returnTo)}>{t('signIn.title')}</TextLink>
            </p>
          </div>
        </TwoParts>
      </Wrap>
    </>
  )
}
