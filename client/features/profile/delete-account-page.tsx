import { Form, useActionData, type ActionFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { AccountFrame } from '../../app/account-frame.tsx'
import { textOf } from '../../app/form-values.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { submit } from '../../app/load.ts'
import { redirectToDocument } from '../../app/redirect-to.ts'
import { refuse } from '../../app/refuse.ts'
import { useFormErrors } from '../../app/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
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
  const { summary, at } = useFormErrors(refused?.error, { confirmed: t('delete.confirm'), password: t('currentPassword') })
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
      <Form method="post" className={styles.narrow} noValidate>
        <FormStack>
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
          <p>{t('delete.what')}</p>
          <Choice id="confirmed" name="confirmed" label={t('delete.confirm')} defaultChecked={refused?.confirmed} required {...at('confirmed')} />
          <PasswordField
            key={refused?.error.requestId}
            id="password"
            name="password"
            label={t('currentPassword')}
            autoComplete="current-password"
            show={t('common:show')}
            hide={t('common:hide')}
            showLabel={t('showPassword')}
            required
            {...at('password')}
          />
          <FormActions>
            <Button variant="solid" big type="submit">
              {t('delete.submit')}
            </Button>
            <TextLink to="/account/profile">{t('delete.stay')}</TextLink>
          </FormActions>
        </FormStack>
      </Form>
    </AccountFrame>
  )
}
