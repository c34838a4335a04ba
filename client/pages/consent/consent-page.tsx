import { data, Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetConsentQuery, useGetContentQuery } from '../../data/api.ts'
import { ConsentFields } from '../../features/consent/consent-fields.tsx'
import { SuccessAlertFromUrl } from '../../features/forms/success-alert.tsx'
import { formText } from '../../routing/form-text.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery, runMutation } from '../../routing/route-data.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './consent-page.module.css'

type RejectedForm = { error: ApiError }

const contentInput = { path: 'consent-choices' }

/** Loads the CMS text below the form; the page works without it. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await Promise.all([
    loadQuery(context, 'getConsent', {}, request),
    loadQuery(context, 'getContent', contentInput).catch(() => undefined),
  ])
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const recentlyViewed = formText(await request.formData(), 'recentlyViewed') === 'true'
  const { error } = await runMutation(context, 'updateConsent', { recentlyViewed })
  return error
    ? data<RejectedForm>({ error }, { status: error.status || 503 })
    : redirectTo(request, '/consent-choices?done=saved', 303)
}

/** The consent choices as a page. The dialog in the footer shows the same form over any other page. */
export function Component() {
  const t = useT('consent')
  const rejected = useActionData<RejectedForm>()
  const page = useGetContentQuery(contentInput).data?.page
  const { data: consent } = useGetConsentQuery({})
  const { summary, submission } = useFormErrors(rejected?.error, {})
  const title = page?.title ?? t('title')
  usePageMeta({
    title: page?.metaTitle ?? t('common:titlePattern', { title }),
    description: page?.metaDescription,
    canonicalPath: '/consent-choices',
    hasErrors: summary.length > 0,
  })

  return (
    <>
      <PageBreadcrumbs
        items={page?.breadcrumbs ?? [{ children: title, href: '/consent-choices' }]}
        includesHome={page !== undefined}
      />
      <Container className={styles.page}>
        <PageHead title={title} lead={page?.lead} small />
        <div className={styles.form}>
          <SuccessAlertFromUrl messages={rejected ? {} : { saved: t('saved') }} />
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
          <p>{t(consent?.decided ? 'text' : 'undecided')}</p>
          <Form method="post" preventScrollReset>
            <ConsentFields key={String(consent?.recentlyViewed)} recentlyViewed={consent?.recentlyViewed ?? false} />
          </Form>
        </div>
        {page ? <RichText html={page.html} article /> : null}
      </Container>
    </>
  )
}
