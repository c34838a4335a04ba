import { data, useLocation, useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetArticlesQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { useStartOfPage } from '../../features/listings/use-start-of-page.ts'
import { redirectToMoved } from '../../routing/redirect-to.ts'
import { ArticleCard } from './article-card.tsx'
import { ArticleList } from './article-list.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { CountLine } from '../../ui/text/count-line.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Pagination } from '../../ui/lists/pagination.tsx'
import { TopicLinks } from './topic-links.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './articles-page.module.css'
import { isContentPath, pathOf } from './content-path.ts'

/** Anything that is no page counts as the first. */
const pageIn = (search: URLSearchParams) => {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1
}

const addressOf = (path: string, page: number) => `/articles/${path}${page > 1 ? `?page=${page}` : ''}`

/** `/articles` alone is no category; the back office may say where it leads. */
const leadToStories = async (context: unknown, request: Request) => {
  const { redirect: moved } = await load(context, 'getContent', { path: 'articles' }, request)
  throw moved ? redirectToMoved(request, moved.to, moved.permanent ? 301 : 302) : data(null, { status: 404 })
}

/** `/articles/{path}`: a category of articles and all below it, 25 a page (specification §2, §9). */
export const loader = async ({ params, context, request }: LoaderFunctionArgs) => {
  const path = pathOf(params['*'])
  if (path === '') return leadToStories(context, request)
  if (!isContentPath(path)) throw data(null, { status: 404 })
  await load(context, 'getArticles', { path, page: pageIn(new URL(request.url).searchParams) }, request)
  return null
}

/** Another category is another page, not another part of the list before. */
export function Component() {
  const path = pathOf(useParams()['*'])
  return <Articles key={path} path={path} />
}

function Articles({ path }: { path: string }) {
  const t = useT('content')
  const asked = pageIn(new URLSearchParams(useLocation().search))
  const { data: listing } = useGetArticlesQuery({ path, page: asked })
  const page = listing?.page ?? asked
  const title = listing?.metaTitle ?? ''
  const start = useStartOfPage(page)
  usePageHead({
    title: page > 1 ? t('titleOfPage', { page, title }) : title,
    description: listing?.metaDescription ?? '',
    // A page beyond the last shows the last.
    canonicalPath: addressOf(path, page),
    image: listing?.image,
  })
  if (!listing) return null

  return (
    <>
      <Breadcrumbs label={t('common:breadcrumbs')} items={listing.breadcrumbs} />
      <Wrap className={styles.page}>
        <PageHead title={listing.title} lead={listing.lead}>
          <div className={styles.topics}>
            <TopicLinks
              label={t('categories')}
              topics={listing.categories.map(({ title: text, href, articles, current }) => ({
                to: href,
                text,
                count: articles,
                countLabel: t('articles', { count: articles }),
                current,
              }))}
            />
          </div>
        </PageHead>
        <div ref={start} tabIndex={-1} className={styles.count}>
          <CountLine {...(listing.pages > 1 ? { note: t('pageOf', { page, pages: listing.pages }) } : {})}>
            {t('articles', { count: listing.total })}
          </CountLine>
        </div>
        <ArticleList>
          {listing.articles.map((article, index) => (
            <ArticleCard
              key={article.href}
              article={article}
              byline={t('by', { author: article.author })}
              lead={index === 0 && page === 1}
            />
          ))}
        </ArticleList>
        <Pagination
          label={t('pages')}
          page={page}
          pages={listing.pages}
          href={(number) => addressOf(path, number)}
          previous={t('newer')}
          next={t('older')}
          pageLabel={(number) => t('page', { page: number })}
        />
      </Wrap>
    </>
  )
}
