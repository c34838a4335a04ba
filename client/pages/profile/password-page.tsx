import { useActionData, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { useGetSessionQuery } from '../../data/api.ts'
import { confirmedPassword } from '../../features/identity/confirmed-password.ts'
import { DoneNotice } from '../../features/forms/done-notice.tsx'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { submit } from '../../routing/load.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { PasswordForm } from './password-form.tsx'

type Refused = { error: ApiError; endOthers: boolean }

const fieldNames = ['currentPassword', 'newPassword', 'confirmPassword'] as const

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const endOthers = form.has('endOthers')
  const { data, error } = await submit(context, 'changePassword', {
    currentPassword: textOf(form, 'currentPassword'),
    newPassword: textOf(form, 'newPassword'),
    confirmPassword: textOf(form, 'confirmPassword'),
    endOthers,
  })
  if (error) return refuse<Refused>({ error, endOthers })
  return redirectToDocument(request, `/account/password?done=${data.ended > 0 ? 'ended' : 'changed'}`)
}

export function Component() {
  const t = useT('profile')
  const refused = useActionData<Refused>()
  const { data: session } = useGetSessionQuery({})
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(name)]))
  const { summary, attempt, at, check } = useFormErrors(refused?.error, labels, confirmedPassword('newPassword', t))
  const title = t('password.title')
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <AccountFrame title={title} crumbs={[{ children: title, href: '/account/password' }]}>
      <FormStack>
        <DoneNotice texts={refused ? {} : { changed: t('password.changed'), ended: t('password.changedAndEnded') }} />
        <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
        <PasswordForm
          email={session?.email ?? ''}
          endOthers={refused?.endOthers ?? true}
          attempt={refused?.error.requestId}
          at={at}
          onSubmit={check}
        />
      </FormStack>
    </AccountFrame>
  )
}
