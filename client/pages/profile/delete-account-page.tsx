import { Form, useActionData, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountFrame } from '../../features/account/account-frame.tsx'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { submit } from '../../routing/load.ts'
import { redirectToDocument } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { CurrentPassword } from '../../features/identity/current-password.tsx'
import { Choice } from '../../ui/forms/choice.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import styles from './narrow-form.module.css'

type Refused = { error: ApiError; confirmed: boolean }

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const form = await request.formData()
  const confirmed = form.has('confirmed')
  const { error } = await submit(context, 'deleteAccount', { password: textOf(form, 'password'), confirmed })
  return error ? refuse<Refused>({ error, confirmed }) : redirectToDocument(request, '/sign-in?done=deleted')
}

export function Component() {
  const t = useT('profile')
  const refused = useActionData<Refused>()
  const { summary, attempt, at, check } = useFormErrors(refused?.error, {
    confirmed: t('delete.confirm'),
    password: t('currentPassword'),
  })
  const title = t('delete.title')
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <AccountFrame
      title={title}
      lead={t('delete.lead')}
      crumbs={[
        { children: t('title'), href: '/account/profile' },
        { children: title, href: '/account/profile/delete' },
      ]}
    >
      <Form method="post" className={styles.narrow} noValidate onSubmit={check}>
        <FormStack>
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
          <p>{t('delete.what')}</p>
          <Choice
            id="confirmed"
            name="confirmed"
            label={t('delete.confirm')}
            title={t('delete.unconfirmed')}
            defaultChecked={refused?.confirmed}
            required
            {...at('confirmed')}
          />
          <CurrentPassword name="password" label={t('currentPassword')} attempt={refused?.error.requestId} at={at} />
          <SubmitRow text={t('delete.submit')}>
            <TextLink to="/account/profile">{t('delete.stay')}</TextLink>
          </SubmitRow>
        </FormStack>
      </Form>
    </AccountFrame>
  )
}
