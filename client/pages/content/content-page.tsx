import { lazy, Suspense } from 'react'
import { data, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetContentQuery } from '../../data/api.ts'
import { submitCmsFormAction, loadCmsForm } from '../../features/cms-forms/cms-form-action.ts'
import { CmsFormSection } from '../../features/cms-forms/cms-form-section.tsx'
import { FormShortcut } from './form-shortcut.tsx'
import { newsletterFormCode } from '../../features/cms-forms/newsletter-sign-up-form.tsx'
import { useCmsForm } from '../../features/cms-forms/use-cms-form.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { loadOptionalProductList } from '../../features/products/load-product-list.ts'
import { categoryPaths } from '../../features/products/product-path.ts'
import { redirectToNewUrl } from '../../routing/redirect-to.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { OptimizedImage } from '../../ui/media/optimized-image.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { Container } from '../../ui/layout/container.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TwoColumns } from '../../ui/layout/two-columns.tsx'
import { MoreArticles } from './more-articles.tsx'
import styles from './content-page.module.css'
import { isContentPath, toContentPath } from './content-path.ts'

const loadMembershipTiers = () =>
  import('./membership-tiers.tsx').then(({ MembershipTiers: Component }) => ({
    default: Component,
  }))

const loadCategoryProducts = () =>
  import('./category-products.tsx').then(({ CategoryProducts: Component }) => ({
    default: Component,
  }))

const loadPageQuestions = () =>
  import('./page-questions.tsx').then(({ PageQuestions: Component }) => ({ default: Component }))

// The server renders these parts. A browser loads their code only on pages that have them.
const CategoryProducts = import.meta.env.SSR ? (await loadCategoryProducts()).default : lazy(loadCategoryProducts)
const PageQuestions = import.meta.env.SSR ? (await loadPageQuestions()).default : lazy(loadPageQuestions)
const MembershipTiers = import.meta.env.SSR ? (await loadMembershipTiers()).default : lazy(loadMembershipTiers)

/**
 * `/{path}`: content by slug, then redirects, then 404 (specification §2). A path that no content can have sends no
 * request.
 */
export const loader = async ({ params, context, request }: LoaderFunctionArgs) => {
  const path = toContentPath(params['*'])
  if (!isContentPath(path)) throw data(null, { status: 404 })
  const { page, redirect: target } = await loadQuery(context, 'getContent', { path }, request)
  if (target) throw redirectToNewUrl(request, target.to, target.permanent ? 301 : 302)
  if (!page) throw data(null, { status: 404 })
  if (page.productCategory) await loadOptionalProductList(context, page.productCategory, request)
  if (page.formCode) await loadCmsForm(context, page.formCode)
  return null
}

/** Handles the CMS form below the text of some pages. */
export const action = submitCmsFormAction

export function Component() {
  const t = useT('content')
  const path = toContentPath(useParams()['*'])
  const page = useGetContentQuery({ path }).data?.page
  const form = useCmsForm(page?.formCode ?? undefined)
  usePageMeta({
    title: page?.metaTitle ?? '',
    description: page?.metaDescription ?? '',
    canonicalPath: `/${path}`,
    hasErrors: form.errors.summary.length > 0,
    image: page?.image,
    ...(page?.questions.length ? { pageSubject: { kind: 'questions', questions: page.questions } } : {}),
  })
  if (!page) return null
  const { article } = page
  const isMembershipPage = `/${path}` === categoryPaths.membership
  // One field takes less room than a link to it.
  const isFormFirst = page.formCode === newsletterFormCode
  const isTextOnly = page.image === null && page.productCategory === null && !isFormFirst

  return (
    <>
      <PageBreadcrumbs items={page.breadcrumbs} includesHome />
      <Container as="article" className={classNames(!isFormFirst && styles.page, isTextOnly && styles.textOnly)}>
        <PageHead
          title={page.title}
          lead={page.lead}
          lang={page.lang}
          small={isFormFirst || (isMembershipPage && 'phone')}
        >
          {article && (
            <p className={styles.meta}>
              <time dateTime={article.published.iso}>{article.published.text}</time>
              <span>{t('by', { author: article.author })}</span>
            </p>
          )}
        </PageHead>
        {isFormFirst ? null : <FormShortcut state={form} />}
        {page.productCategory ? (
          <Suspense fallback={null}>
            {isMembershipPage ? (
              <MembershipTiers category={page.productCategory} />
            ) : (
              <CategoryProducts category={page.productCategory} />
            )}
          </Suspense>
        ) : null}
        {page.image ? (
          <div className={classNames(styles.picture, isMembershipPage && styles.membership)}>
            <OptimizedImage
              image={page.image}
              sizes={
                isMembershipPage
                  ? '(min-width: 100rem) 72rem, (min-width: 64rem) 75vw, 100vw'
                  : '(min-width: 100rem) 96rem, 100vw'
              }
              priority={!page.productCategory}
            />
          </div>
        ) : null}
        {isFormFirst ? (
          <TwoColumns>
            <CmsFormSection state={form} isBelowTitle />
            <div>
              <RichText html={page.html} />
            </div>
          </TwoColumns>
        ) : (
          <RichText html={page.html} article />
        )}
        {page.questions.length > 0 ? (
          <Suspense fallback={null}>
            <PageQuestions questions={page.questions} lang={page.lang} />
          </Suspense>
        ) : null}
        {isFormFirst ? null : <CmsFormSection state={form} />}
      </Container>
      {article ? <MoreArticles article={article} /> : null}
    </>
  )
}
