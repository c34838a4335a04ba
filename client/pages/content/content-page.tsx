import { data, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetContentQuery } from '../../data/api.ts'
import { formAction, loadForm } from '../../features/cms-forms/form-action.ts'
import { FormBlock } from '../../features/cms-forms/form-block.tsx'
import { FormWay } from '../../features/cms-forms/form-way.tsx'
import { useCmsForm } from '../../features/cms-forms/use-cms-form.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { loadListBelow } from '../../features/products/product-list.tsx'
import { ProductsBelow } from '../../features/products/products-below.tsx'
import { redirectToMoved } from '../../routing/redirect-to.ts'
import { ArticleHead } from '../../ui/text/article-head.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { ArticleMore } from './article-more.tsx'
import styles from './content-page.module.css'
import { isContentPath, pathOf } from './content-path.ts'
import { PageQuestions } from './page-questions.tsx'

/**
 * `/{path}`: content by slug, then redirects, then 404 (specification §2). An address no content can have asks nobody.
 */
export const loader = async ({ params, context, request }: LoaderFunctionArgs) => {
  const path = pathOf(params['*'])
  if (!isContentPath(path)) throw data(null, { status: 404 })
  const { page, redirect: moved } = await load(context, 'getContent', { path }, request)
  if (moved) throw redirectToMoved(request, moved.to, moved.permanent ? 301 : 302)
  if (!page) throw data(null, { status: 404 })
  if (page.productCategory) await loadListBelow(context, page.productCategory, request)
  if (page.formCode) await loadForm(context, page.formCode)
  return null
}

/** The form that stands below the text of some pages. */
export const action = formAction

export function Component() {
  const t = useT('content')
  const path = pathOf(useParams()['*'])
  const page = useGetContentQuery({ path }).data?.page
  const form = useCmsForm(page?.formCode ?? undefined)
  usePageHead({
    title: page?.metaTitle ?? '',
    description: page?.metaDescription ?? '',
    canonicalPath: `/${path}`,
    hasErrors: form.errors.summary.length > 0,
    image: page?.image,
    ...(page?.questions.length ? { about: { kind: 'questions', questions: page.questions } } : {}),
  })
  if (!page) return null
  const { article } = page
  const byline = article
    ? [
        <time key="date" dateTime={article.published.iso}>
          {article.published.text}
        </time>,
        t('by', { author: article.author }),
      ]
    : []

  return (
    <>
      <Breadcrumbs label={t('common:breadcrumbs')} items={page.breadcrumbs} />
      <Wrap as="article" className={styles.page}>
        <ArticleHead title={page.title} lead={page.lead} meta={byline} />
        <FormWay state={form} />
        {page.image ? (
          <div className={styles.picture}>
            <OptimizedImage image={page.image} sizes="(min-width: 100rem) 96rem, 100vw" priority />
          </div>
        ) : null}
        <RichText html={page.html} article />
        {page.productCategory ? <ProductsBelow category={page.productCategory} /> : null}
        <PageQuestions questions={page.questions} />
        <FormBlock state={form} />
      </Wrap>
      {article ? <ArticleMore article={article} /> : null}
    </>
  )
}
