import {
  Form,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetEmailUndoQuery } from '../../data/api.ts'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { useT } from '../../i18n/i18n.ts'
import { actionError } from '../../routing/action-error.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { usePageMeta } from '../../routing/page-meta.ts'
import { redirectTo, redirectToDocument } from '../../routing/redirect-to.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { SubmitRow } from '../../ui/forms/submit-row.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'

type RejectedForm = { error: ApiError }

/** Target of the link that was mailed to the former address of an account. Its button undoes the change. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('token')) {
    await runMutation(context, 'storeEmailUndoToken', { token: searchParams.get('token') ?? '' })
    return redirectTo(request, '/undo-email-change')
  }
  await loadQuery(context, 'getEmailUndo', {}, request)
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const { error } = await runMutation(context, 'undoEmailChange', {})
  return error ? actionError<RejectedForm>({ error }) : redirectToDocument(request, '/undo-email-change?done=undone')
}

export function Component() {
  const t = useT('identity')
  const rejected = useActionData<RejectedForm>()
  const { data } = useGetEmailUndoQuery({})
  const { summary, submission } = useFormErrors(rejected?.error, {})
  const isDone = useSearchParams()[0].get('done') === 'undone' && !data?.pending
  const title = t(isDone ? 'undoEmail.doneTitle' : 'undoEmail.title')
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })

  return (
    <>
      <PageBreadcrumbs items={[{ children: title, href: '/undo-email-change' }]} />
      <Container className="padding-bottom-96">
        <PageHead title={title} />
        <FormStack>
          <SuccessAlertFromUrl messages={data?.pending ? {} : { undone: t('undoEmail.done') }} />
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
          {data?.link ? (
            <Form method="post" className="max-width-44">
              <FormStack>
                <p>{t('undoEmail.lead', { email: data.link.email, date: data.link.changedOn })}</p>
                <p>{t('undoEmail.effect')}</p>
                <SubmitRow text={t('undoEmail.submit')} />
              </FormStack>
            </Form>
          ) : (
            !isDone && (
              <>
                <Alert title={t('undoEmail.noLink')}>
                  <p>{t('undoEmail.noLinkText')}</p>
                </Alert>
                <FormActions>
                  <ButtonLink to="/contact-us">{t('undoEmail.contact')}</ButtonLink>
                </FormActions>
              </>
            )
          )}
        </FormStack>
      </Container>
    </>
  )
}
