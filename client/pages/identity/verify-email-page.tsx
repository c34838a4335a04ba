import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetVerificationQuery } from '../../data/api.ts'
import { DoneNotice } from '../../features/forms/done-notice.tsx'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { refuse } from '../../routing/refuse.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './identity.module.css'

type Refused = { error: ApiError }

/**
 * Like the link to a new password: the token goes into the vault first. Looking at the page changes nothing; its button
 * does.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('token')) {
    await submit(context, 'keepVerification', { token: searchParams.get('token') ?? '' })
    return redirectTo(request, '/verify-email')
  }
  await load(context, 'getVerification', {}, request)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { error } = await submit(context, 'verifyEmail', {})
  return error ? refuse<Refused>({ error }) : redirectToDocument(request, '/verify-email?done=verified')
}

export function Component() {
  const t = useT('identity')
  const refused = useActionData<Refused>()
  const { data } = useGetVerificationQuery({})
  const { summary } = useFormErrors(refused?.error, {})
  const title = t('verify.title')
  const done = { verified: t('verify.done') }
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: title, href: '/verify-email' }]}
      />
      <Wrap className={styles.last}>
        <PageHead title={title} />
        <FormStack>
          <DoneNotice texts={done} />
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
          {data?.waiting ? (
            <Form method="post">
              <FormStack>
                <p>{t('verify.lead')}</p>
                <div>
                  <Button variant="solid" big type="submit">
                    {t('verify.submit')}
                  </Button>
                </div>
              </FormStack>
            </Form>
          ) : (
            <Notice title={t('verify.noLink')}>
              <p>{t('verify.noLinkText')}</p>
              <FormActions>
                <ButtonLink to="/account/orders">{t('verify.toOrders')}</ButtonLink>
                <ButtonLink to="/account/profile">{t('verify.toProfile')}</ButtonLink>
              </FormActions>
            </Notice>
          )}
        </FormStack>
      </Wrap>
    </>
  )
}
