import { Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { homeBreadcrumbs } from '#shared/breadcrumbs.ts'
import { useGetVerificationQuery } from '../../app/api.ts'
import { DoneNotice } from '../../app/done-notice.tsx'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { load, submit } from '../../app/load.ts'
import { redirectTo, redirectToDocument } from '../../app/redirect-to.ts'
import { refuse } from '../../app/refuse.ts'
import { useFormErrors } from '../../app/use-form-errors.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
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
