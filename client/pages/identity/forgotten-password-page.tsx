import { Form, useActionData, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { DoneNotice } from '../../features/forms/done-notice.tsx'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { TwoParts } from '../../ui/layout/two-parts.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'

type Refused = { error: ApiError; email: string }

/** What follows is the same whether or not there is an account (settled, "Forgotten password"). */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const email = textOf(await request.formData(), 'email')
  const { error } = await submit(context, 'requestPasswordReset', { email })
  if (error) return refuse<Refused>({ error, email })
  return redirectTo(request, '/forgotten-password?done=sent', 303)
}

export function Component() {
  const t = useT('identity')
  const refused = useActionData<Refused>()
  const { summary, attempt, at, check } = useFormErrors(refused?.error, { email: t('email') })
  const title = t('forgotten.title')
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: title, href: '/forgotten-password' }]}
      />
      <Wrap>
        <PageHead title={title} lead={t('forgotten.lead')} />
        <DoneNotice texts={refused ? {} : { sent: t('forgotten.sent') }} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
        <TwoParts>
          <Form method="post" noValidate onSubmit={check}>
            <FormStack>
              <TextField
                id="email"
                name="email"
                {...fieldRules.email}
                label={t('email')}
                autoComplete="username"
                defaultValue={refused?.email}
                {...at('email')}
              />
              <SubmitRow text={t('forgotten.submit')}>
                <TextLink to="/sign-in">{t('forgotten.remembered')}</TextLink>
              </SubmitRow>
            </FormStack>
          </Form>
          <p>{t('forgotten.note')}</p>
        </TwoParts>
      </Wrap>
    </>
  )
}
