import { Form, useActionData, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { Container } from '../../ui/layout/container.tsx'

type RejectedForm = { error: ApiError; email: string }

/** The response is the same whether or not there is an account, so that it reveals no customers. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const email = formText(await request.formData(), 'email')
  const { error } = await runMutation(context, 'requestPasswordReset', { email })
  if (error) return actionError<RejectedForm>({ error, email })
  return redirectTo(request, '/forgotten-password?done=sent', 303)
}

export function Component() {
  const t = useT('identity')
  const rejected = useActionData<RejectedForm>()
  const { summary, submission, fieldError, validate } = useFormErrors(rejected?.error, { email: t('email') })
  const title = t('forgotten.title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <>
      <PageBreadcrumbs items={[{ children: title, href: '/forgotten-password' }]} />
      <Container>
        <PageHead title={title} lead={t('forgotten.lead')} small />
        <SuccessAlertFromUrl messages={rejected ? {} : { sent: t('forgotten.sent') }} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
        <Form method="post" className="max-width-44 padding-bottom-64" noValidate onSubmit={validate}>
          <FormStack>
            <TextField
              id="email"
              name="email"
              {...fieldRules.email}
              label={t('email')}
              hint={t('forgotten.note')}
              autoComplete="username"
              defaultValue={rejected?.email}
              {...fieldError('email')}
            />
            <SubmitRow text={t('forgotten.submit')}>
              <TextLink to="/sign-in">{t('forgotten.remembered')}</TextLink>
            </SubmitRow>
          </FormStack>
        </Form>
      </Container>
    </>
  )
}
