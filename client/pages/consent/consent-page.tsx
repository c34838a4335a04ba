import { data, Form, useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetConsentQuery, useGetContentQuery } from '../../data/api.ts'
import { ConsentFields } from '../../features/consent/consent-fields.tsx'
import { DoneNotice } from '../../features/forms/done-notice.tsx'
import { textOf } from '../../routing/form-values.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load, submit } from '../../routing/load.ts'
import { redirectTo } from '../../routing/redirect-to.ts'
import { useFormErrors } from '../../features/forms/use-form-errors.ts'
import { ArticleHead } from '../../ui/text/article-head.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './consent-page.module.css'

type Refused = { error: ApiError }

const content = { path: 'consent-choices' }

/** What the back office says about it stands below the form; without it the form has to do. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await Promise.all([
    load(context, 'getConsent', {}, request),
    load(context, 'getContent', content).catch(() => undefined),
  ])
  return null
}

export const action = async ({ request, context }: ActionFunctionArgs) => {
  const recentlyViewed = textOf(await request.formData(), 'recentlyViewed') === 'true'
  const { error } = await submit(context, 'chooseConsent', { recentlyViewed })
  return error
    ? data<Refused>({ error }, { status: error.status || 503 })
    : redirectTo(request, '/consent-choices?done=saved', 303)
}

/**
 * Where one decides what the browser may keep beyond what is necessary. The dialog in the footer is this form over any
 * other page.
 */
export function Component() {
  const t = useT('consent')
  const refused = useActionData<Refused>()
  const page = useGetContentQuery(content).data?.page
  const { data: choices } = useGetConsentQuery({})
  const { summary, attempt } = useFormErrors(refused?.error, {})
  const title = page?.title ?? t('title')
  usePageHead({
    title: page?.metaTitle ?? t('common:titlePattern', { title }),
    description: page?.metaDescription,
    canonicalPath: '/consent-choices',
    hasErrors: summary.length > 0,
  })

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={
          page?.breadcrumbs ?? [...homeBreadcrumbs(t('common:home')), { children: title, href: '/consent-choices' }]
        }
      />
      <Wrap className={styles.page}>
        <ArticleHead title={title} lead={page?.lead ?? null} />
        <div className={styles.form}>
          <DoneNotice texts={refused ? {} : { saved: t('saved') }} />
          <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
          <p>{t(choices?.decided ? 'text' : 'undecided')}</p>
          <Form method="post" preventScrollReset>
            <ConsentFields key={String(choices?.recentlyViewed)} recentlyViewed={choices?.recentlyViewed ?? false} />
          </Form>
        </div>
        {page ? <RichText html={page.html} article /> : null}
      </Wrap>
    </>
  )
}
