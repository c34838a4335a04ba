import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountLayout } from '../../features/account/account-layout.tsx'
import { useGetSessionQuery } from '../../data/api.ts'
import { loadPasskeys } from './load-passkeys.ts'
import { passwordsMatchRule } from '../../features/identity/passwords-match-rule.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { runMutation } from '../../routing/route-data.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { actionError } from '../../routing/action-error.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { PasswordForm } from './password-form.tsx'

type RejectedForm = { error: ApiError }

export const loader = async ({ context }: LoaderFunctionArgs) => {
  await loadPasskeys(context)
  return null
}

const fieldNames = ['currentPassword', 'newPassword', 'confirmPassword'] as const

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const { data, error } = await runMutation(context, 'updatePassword', {
    currentPassword: formText(form, 'currentPassword'),
    newPassword: formText(form, 'newPassword'),
    confirmPassword: formText(form, 'confirmPassword'),
  })
  if (error) return actionError<RejectedForm>({ error })
  return redirectToDocument(request, `/account/password?done=${data.revokedCount > 0 ? 'ended' : 'changed'}`)
}

export function Component() {
  const t = useT('profile')
  const rejected = useActionData<RejectedForm>()
  const { data: session } = useGetSessionQuery({})
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(name)]))
  const { summary, submission, fieldError, validate } = useFormErrors(
    rejected?.error,
    labels,
    passwordsMatchRule('newPassword', t),
  )
  const title = t('password.title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <AccountLayout title={title} crumbs={[{ children: title, href: '/account/password' }]}>
      <FormStack>
        <SuccessAlertFromUrl
          messages={rejected ? {} : { changed: t('password.changed'), ended: t('password.changedAndEnded') }}
        />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
        <PasswordForm
          email={session?.email ?? ''}
          submission={rejected?.error.requestId}
          fieldError={fieldError}
          onSubmit={validate}
        />
      </FormStack>
    </AccountLayout>
  )
}
