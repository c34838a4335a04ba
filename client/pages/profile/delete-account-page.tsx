import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ConfirmationField } from './confirmation-field.tsx'
import { loadPasskeys } from './load-passkeys.ts'
import { CheckOption } from '../../ui/forms/check-option.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'

type RejectedForm = { error: ApiError; confirmed: boolean }

export const loader = async ({ context }: LoaderFunctionArgs) => {
  await loadPasskeys(context)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const confirmed = form.has('confirmed')
  const { error } = await runMutation(context, 'deleteAccount', { password: formText(form, 'password'), confirmed })
  return error ? actionError<RejectedForm>({ error, confirmed }) : redirectToDocument(request, '/sign-in?done=deleted')
}

export function Component() {
  const t = useT('profile')
  const rejected = useActionData<RejectedForm>()
  const { summary, submission, fieldError, validate } = useFormErrors(rejected?.error, {
    confirmed: t('delete.confirm'),
    password: t('currentPassword'),
  })
  const title = t('delete.title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <AccountLayout
      title={title}
      lead={t('delete.lead')}
      crumbs={[
        { children: t('title'), href: '/account/profile' },
        { children: title, href: '/account/profile/delete' },
      ]}
    >
      <Form method="post" className="max-width-44" noValidate onSubmit={validate}>
        <FormStack>
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
          <p>{t('delete.what')}</p>
          <CheckOption
            id="confirmed"
            name="confirmed"
            label={t('delete.confirm')}
            title={t('delete.unconfirmed')}
            defaultChecked={rejected?.confirmed}
            required
            {...fieldError('confirmed')}
          />
          <ConfirmationField
            name="password"
            label={t('currentPassword')}
            submission={rejected?.error.requestId}
            fieldError={fieldError}
          />
          <SubmitRow text={t('delete.submit')} variant="danger">
            <TextLink to="/account/profile">{t('delete.stay')}</TextLink>
          </SubmitRow>
        </FormStack>
      </Form>
    </AccountLayout>
  )
}
