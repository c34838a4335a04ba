import {
  Form,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetDisownTokenQuery } from '../../data/api.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useT } from '../../i18n/i18n.ts'
import { actionError } from '../../routing/action-error.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'

type RejectedForm = { error: ApiError }

/**
 * Target of “this was not me” in the emails of an order. Moves the token into the vault, like the page that verifies an
 * email address. Opening the page changes nothing and shows nothing of the order.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('token')) {
    await runMutation(context, 'storeDisownToken', { token: searchParams.get('token') ?? '' })
    return redirectTo(request, '/orders/not-me')
  }
  await loadQuery(context, 'getDisownToken', {}, request)
  return null
}

/** The redirect loads a new document, since this session may lose an order that it had opened. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { error } = await runMutation(context, 'disownOrder', {})
  return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, '/orders/not-me?done=disowned')
}

export function Component() {
  const t = useT('orders')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetDisownTokenQuery({})
  const { summary, submission } = useFormErrors(rejected?.error, {})
  const isDone = useSearchParams()[0].get('done') === 'disowned' && !data?.pending
  const title = t(isDone ? 'notMe.doneTitle' : 'notMe.title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <>
      <PageBreadcrumbs items={[{ children: title, href: '/orders/not-me' }]} />
      <Container className="padding-bottom-96">
        <PageHead title={title} {...(data?.pending ? { lead: t('notMe.lead') } : {})} />
        <FormStack>
          <SuccessAlertFromUrl messages={{ disowned: t('notMe.done') }} />
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
          {data?.pending ? (
            <Form method="post">
              <FormStack>
                <p>{t('notMe.forwarded')}</p>
                <div>
                  <Button variant="solid" big type="submit">
                    {t('notMe.submit')}
                  </Button>
                </div>
              </FormStack>
            </Form>
          ) : (
            !isDone && (
              <>
                <Alert title={t('notMe.noLink')}>
                  <p>{t('notMe.noLinkText')}</p>
                </Alert>
                <FormActions>
                  <ButtonLink to="/contact-us">{t('notMe.contact')}</ButtonLink>
                </FormActions>
              </>
            )
          )}
        </FormStack>
      </Container>
    </>
  )
}
