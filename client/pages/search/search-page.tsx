import { data, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetSearchQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { readSearch } from './read-search.ts'
import styles from './search-page.module.css'
import { SearchDown } from './search-down.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'

/** What was refused does not take the page away: the field stays, and says so. */
type Outcome = { refused: ApiError | null }

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const search = readSearch(new URL(request.url).searchParams)
  if (search.query === '') return { refused: null } satisfies Outcome
  try {
    await load(context, 'getSearch', search)
    return { refused: null } satisfies Outcome
  } catch (thrown) {
    const refused = (thrown as { data?: ApiError }).data
    if (!refused?.code) throw thrown
    return data({ refused } satisfies Outcome, { status: refused.status || 503 })
  }
}

export function Component() {
  const t = useT('search')
  const { refused } = useLoaderData<Outcome>()
  const search = readSearch(new URLSearchParams(useLocation().search))
  const { query } = search
  const { currentData: listing } = useGetSearchQuery(search, { skip: query === '' || refused !== null })
  const title = query ? t('titleFor', { query }) : t('title')
  usePageHead({
    title: t('common:titlePattern', { title: query ? t('metaTitleFor', { query }) : t('title') }),
    description: t('description'),
    noindex: true,
  })

  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[
          { children: t('common:home'), href: '/' },
          { children: t('title'), href: '/search' },
        ]}
      />
      <Wrap className={styles.page}>
        <PageHead title={title} />
        <SearchForm search={search} listing={listing} />
        {refused && <SearchDown refused={refused} search={search} />}
        {!refused && query === '' && <SearchStart />}
        {!refused && listing && <SearchResults listing={listing} search={search} />}
      </Wrap>
    </>
  )
}
