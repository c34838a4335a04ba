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
import { useGetRegistrationTextQuery } from '../../data/api.ts'
import { useCapability } from '../../data/page-info.ts'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { passwordsMatchRule } from '../../features/identity/passwords-match-rule.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { RegistrationFields, type RegistrationValues } from './registration-fields.tsx'
import { completeSignIn } from './complete-sign-in.ts'
import { withReturnTo } from '../../routing/with-return-to.ts'

type RejectedForm = { error: ApiError; values: RegistrationValues }

const fieldNames = ['firstName', 'lastName', 'email', 'telephone', 'password', 'confirmPassword'] as const

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const session = await loadQuery(context, 'getSession', {})
  if (!session.guest)
    return redirectTo(request, toLocalPath(new URL(request.url).searchParams.get('returnTo'), '/account'))
  await loadQuery(context, 'getRegistrationText', {}).catch(() => undefined)
  return null
}

/** Registering also signs the customer in. A rejected form keeps the typed values except the passwords. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const values: RegistrationValues = {
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    email: formText(form, 'email'),
    telephone: formText(form, 'telephone'),
  }
  const { error } = await runMutation(context, 'register', {
    ...values,
    password: formText(form, 'password'),
    confirmPassword: formText(form, 'confirmPassword'),
  })
  if (error) return actionError<RejectedForm>({ error, values })
  return completeSignIn({ request, context }, form, form.has('isMailed') ? 'registered' : 'signed-in')
}

export function Component() {
  const t = useT('identity')
  const rejected = useActionData<RejectedForm>()
  const { data: registrationText } = useGetRegistrationTextQuery({})
  const [params] = useSearchParams()
  const returnTo = toLocalPath(params.get('returnTo'), '')
  /** Whether the API sends an email that verifies the address. */
  const isMailed = useCapability('email-verification')
  const [hasOrderLinks, hasGuestOrders] = [useCapability('order-links'), useCapability('guest-orders')]
  const canClaimOrders = hasOrderLinks && hasGuestOrders
  // The link on a guest's order sets these parameters.
  const getParam = (name: string, { maxLength }: { maxLength: number }) => params.get(name)?.slice(0, maxLength) ?? ''
  const knownValues: RegistrationValues = {
    firstName: getParam('firstName', fieldRules.name),
    lastName: getParam('lastName', fieldRules.name),
    email: getParam('email', fieldRules.email),
    telephone: '',
  }
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(name)]))
  const { summary, submission, fieldError, validate } = useFormErrors(
    rejected?.error,
    labels,
    passwordsMatchRule('password', t),
  )
  usePageMeta({
    title: t('common:titlePattern', { title: t('register.title') }),
    noindex: true,
    hasErrors: summary.length > 0,
  })

  return (
    <>
      <PageBreadcrumbs items={[{ children: t('register.title'), href: '/register' }]} />
      <Container>
        <PageHead title={t('register.title')} small />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
        <TwoColumns>
          <Form method="post" noValidate onSubmit={validate}>
            <input type="hidden" name="returnTo" value={returnTo} />
            {isMailed && <input type="hidden" name="isMailed" value="true" />}
            <RegistrationFields
              values={rejected?.values ?? knownValues}
              submission={rejected?.error.requestId}
              fieldError={fieldError}
            />
          </Form>
          <div>
            {registrationText ? <RichText html={registrationText.html} /> : null}
            {canClaimOrders && <p>{t('register.guestOrders')}</p>}
            <p>
              {t('register.already')} <TextLink to={withReturnTo('/sign-in', returnTo)}>{t('signIn.title')}</TextLink>
            </p>
          </div>
        </TwoColumns>
      </Container>
    </>
  )
}
