import { memo } from 'react'
import { data, useLocation, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import type { ArticleListing } from '#shared/api/content/articles-schemas.ts'
import { api } from '../../data/api.ts'
import { StreamedList } from '../../features/filtered-lists/streamed-list.tsx'
import { useStreamedListState } from '../../features/filtered-lists/use-streamed-list.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadList, loadQuery } from '../../routing/route-data.ts'
import { useScrollToListStart } from '../../features/filtered-lists/use-scroll-to-list-start.ts'
import { redirectToNewUrl } from '../../routing/redirect-to.ts'
import { ArticleCard, ArticleList } from './article-card.tsx'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ResultCount } from '../../ui/text/result-count.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { ListPagination } from '../../routing/list-pagination.tsx'
import { TopicLinks } from './topic-links.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './articles-page.module.css'
import { readPageArgs, toPagePath } from '../../routing/list-page.ts'
import { isContentPath, toContentPath } from './content-path.ts'

const articlesPath = (path: string, page: number) => toPagePath(`/articles/${path}`, page)

/** `/articles` has no page. The CMS may redirect it to a category; otherwise 404. */
const redirectFromArticlesRoot = async (context: unknown, request: Request) => {
  const { redirect: target } = await loadQuery(context, 'getContent', { path: 'articles' }, request)
  throw target ? redirectToNewUrl(request, target.to, target.permanent ? 301 : 302) : data(null, { status: 404 })
}

/** `/articles/{path}`: the articles of a category and its subcategories, 25 a page (specification §2, §9). */
export const loader = async ({ params, context, request }: LoaderFunctionArgs) => {
  const path = toContentPath(params['*'])
  if (path === '') return redirectFromArticlesRoot(context, request)
  if (!isContentPath(path)) throw data(null, { status: 404 })
  const { page = 1 } = readPageArgs(new URL(request.url).searchParams)
  await Promise.all([
    loadQuery(context, 'getArticleCategory', { path }, request),
    loadList(context, 'getArticles', { path, page }, request),
  ])
  return null
}

function Articles({ listing, path }: { listing: ArticleListing; path: string }) {
  const t = useT('content')
  const { articles, total, page, pages } = listing
  const listStart = useScrollToListStart(page)
  return (
    <>
      <div ref={listStart} tabIndex={-1} className={styles.count}>
        <ResultCount>{t('articles', { count: total })}</ResultCount>
      </div>
      <ArticleList>
        {articles.map((article, index) => (
          <ArticleCard
            key={article.href}
            article={article}
            byline={t('by', { author: article.author })}
            featured={index === 0 && page === 1}
          />
        ))}
      </ArticleList>
      <ListPagination label={t('pages')} page={page} pages={pages} href={(number) => articlesPath(path, number)} />
    </>
  )
}

/** `memo`: see `StreamedList`. */
const LateArticles = memo(({ path, page }: { path: string; page: number }) => (
  <StreamedList name="getArticles" arg={{ path, page }}>
    {(listing) => <Articles listing={listing} path={path} />}
  </StreamedList>
))

/** Keyed by category, because another category is another page and not an update of the list. */
export function Component() {
  const path = toContentPath(useParams()['*'])
  return <ArticlesListing key={path} path={path} />
}

function ArticlesListing({ path }: { path: string }) {
  const t = useT('content')
  const { page: requestedPage = 1 } = readPageArgs(new URLSearchParams(useLocation().search))
  const { data: category } = api.endpoints.getArticleCategory.useQuery({ path })
  const page = useStreamedListState('getArticles', { path, page: requestedPage }).data?.page ?? requestedPage
  const title = category?.metaTitle ?? ''
  usePageMeta({
    title: page > 1 ? t('titleOfPage', { page, title }) : title,
    description: category?.metaDescription ?? '',
    canonicalPath: articlesPath(path, page),
    image: category?.image,
  })
  if (!category) return null

  return (
    <>
      <PageBreadcrumbs items={category.breadcrumbs} includesHome />
      <Container className={styles.page}>
        <PageHead title={category.title} lead={category.lead} lang={category.lang}>
          <div className="margin-top-32">
            <TopicLinks
              label={t('categories')}
              topics={category.categories.map(({ title: text, href, lang, articles, current }) => ({
                to: href,
                text,
                lang,
                count: articles,
                countLabel: t('articles', { count: articles }),
                current,
              }))}
            />
          </div>
        </PageHead>
        <LateArticles path={path} page={requestedPage} />
      </Container>
    </>
  )
}
